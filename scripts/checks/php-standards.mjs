/**
 * `npm run php-standards -- --tools DIR`: the plugin's PHP by WordPress's own rules and for the oldest PHP that it promises.
 * Not part of `npm test`, because neither Debian nor npm has these rules (what Debian's PHP_CodeSniffer knows of them is tested
 * by tests/wordpress/plugin/coding-standard.test.ts). DIR holds checkouts of these repositories by their names:
 * PHP_CodeSniffer (3.13 or newer), PHPCSUtils, PHPCSExtra, WordPress-Coding-Standards, PHPCompatibility.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { run } from '../run.mjs';
import { root } from '../sources.mjs';

const { values } = parseArgs({ options: { tools: { type: 'string' } } });
const rules = ['PHPCSUtils', 'PHPCSExtra', 'WordPress-Coding-Standards', 'PHPCompatibility'];
const needed = ['PHP_CodeSniffer', ...rules];
const missing = needed.filter((name) => !existsSync(path.join(values.tools ?? '', name)));
if (!values.tools || missing.length > 0) {
	console.error(
		`--tools DIR has to name a folder with checkouts of ${needed.join(', ')}; missing: ${missing.join(', ') || 'none'}.`,
	);
	process.exit(1);
}

const checks = [
	['WordPress', [`--standard=${path.join(import.meta.dirname, 'php-standards.xml')}`]],
	['PHP 7.4 and newer', ['--standard=PHPCompatibility', '--runtime-set', 'testVersion', '7.4-']],
];
const installed = rules.map((name) => path.resolve(values.tools, name)).join(',');
let failures = 0;
for (const [name, options] of checks) {
	console.log(`\n== ${name}`);
	const code = await run('php', [
		// Messages of these rules about newer PHP concern the rules themselves, not the plugin.
		'-d',
		'error_reporting=22527',
		path.resolve(values.tools, 'PHP_CodeSniffer/bin/phpcs'),
		'-s',
		'--extensions=php',
		'--runtime-set',
		'installed_paths',
		installed,
		...options,
		path.join(root, 'packages/wordpress-plugin'),
	]);
	if (code !== 0) failures++;
}
console.log(
	failures === 0 ? '\nNothing found.' : `\n${failures} of ${checks.length} found something.`,
);
process.exit(failures === 0 ? 0 : 1);
