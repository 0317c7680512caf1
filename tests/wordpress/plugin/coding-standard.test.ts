import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const plugin = path.resolve(__dirname, '../../../packages/wordpress-plugin');

/** Runs PHP_CodeSniffer with the plugin's own list of rules on files. Returns `rule at line` for each finding. */
function findings(place: string): string[] {
	const { stdout } = spawnSync(
		'phpcs',
		['--report=json', '-q', `--standard=${path.join(plugin, 'phpcs.xml')}`, place],
		{ encoding: 'utf8' },
	);
	// as: the report of PHP_CodeSniffer
	const report = JSON.parse(stdout) as {
		files: Record<string, { messages: { source: string; line: number }[] }>;
	};
	return Object.values(report.files).flatMap(({ messages }) =>
		messages.map(({ source, line }) => `${source.split('.').slice(0, 3).join('.')} at ${line}`),
	);
}

describe('The plugin’s PHP', () => {
	const folder = mkdtempSync(path.join(tmpdir(), 'store-analytics-php-'));
	afterAll(() => rmSync(folder, { recursive: true, force: true }));

	it("follows WordPress's coding standard", () => {
		expect(findings(plugin)).toEqual([]);
	});

	it('would be reported if it did not', () => {
		const file = path.join(folder, 'other.php');
		writeFileSync(
			file,
			['<?php', '$a = [1];', 'if ( $a ) print_r($a);', '    $b = "text";', ''].join('\n'),
		);
		expect(findings(file)).toEqual(
			expect.arrayContaining([
				'Generic.Arrays.DisallowShortArraySyntax at 2',
				'Generic.ControlStructures.InlineControlStructure at 3',
				'Generic.PHP.ForbiddenFunctions at 3',
				'PEAR.Functions.FunctionCallSignature at 3',
				'Generic.WhiteSpace.DisallowSpaceIndent at 4',
				'Squiz.Strings.DoubleQuoteUsage at 4',
			]),
		);
	});
});
