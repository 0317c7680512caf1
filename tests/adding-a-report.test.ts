import { spawnSync } from 'node:child_process';
import {
	cpSync,
	existsSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	symlinkSync,
	writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { awaitPrepared } from './support/prepared/await-prepared.cjs';

const root = path.resolve(__dirname, '..');
const doc = readFileSync(path.join(root, 'docs/adding-a-report.md'), 'utf8');
const dimensionDoc = readFileSync(path.join(root, 'docs/adding-a-dimension.md'), 'utf8');

/** Where the copy has the journeys of the new report and the new dimension. */
const JOURNEY = 'tests/journeys/discounts.test.ts';
const DIMENSION_JOURNEY = 'tests/journeys/time-of-payment.test.ts';

const copy = mkdtempSync(path.join(tmpdir(), 'store-analytics-new-report-'));

/** What Jest printed about the copy with its texts translated. */
let tested = '';
/** Where the recorded shop is imported already. */
let fixture: Readonly<Record<string, string>>;
beforeAll(async () => {
	fixture = await awaitPrepared(['fixture']);
	copyProject(copy);
	follow(copy);
	addDimension(copy);
});
afterAll(() => rmSync(copy, { recursive: true }));

/** A new report, as docs/adding-a-report.md describes it. */
describe('docs/adding-a-report.md', () => {
	it('declares a report within ten lines', () => {
		const declared = block('tsx', 'defineReport').split(/(?=export default)/)[1] ?? '';
		const lines = declared.trim().split('\n');
		expect(lines[0]).toMatch(/^export default defineReport/);
		expect(lines.length).toBeLessThanOrEqual(10);
	});

	it('leads to code that compiles', () => {
		const only = {
			extends: './tsconfig.json',
			include: [],
			files: [
				'src/reports/index.ts',
				'src/reports/definitions/discounts.tsx',
				'packages/store-server/src/reports/dimensions/dimension-values.ts',
				'packages/csv-export/src/browser-filesaver.d.ts',
			],
		};
		writeFileSync(path.join(copy, 'tsconfig.report.json'), JSON.stringify(only));
		expect(run(copy, 'typescript/bin/tsc', '-p', 'tsconfig.report.json')).toBe('');
	});

	it('names the texts that each language lacks, their location, and the command that helps', () => {
		const { status, printed } = languages('--check');
		expect(status).toBe(1);
		const places: Readonly<Record<string, string>> = {
			Discounts: 'packages/rest-api/src/screens.ts',
			'Taken off': 'src/reports/definitions/discounts.tsx',
			'Time of payment': 'packages/rest-api/src/dimensions/order-dimensions.ts',
		};
		for (const [text, place] of Object.entries(places))
			for (const file of translations())
				expect(printed).toMatch(
					new RegExp(
						`^languages/${file} \\(\\w.*\\): not in the file: "${text}", of ${place}:\\d+$`,
						'm',
					),
				);
		expect(printed).toContain('store-analytics-de_DE.po (German (Germany))');
		expect(printed).toContain('Run `npm run languages`');
	});

	it('leads, with its texts translated, to green tests of texts, languages, docs and architecture', () => {
		expect(block('sh', 'npm run')).toBe('npm run languages\n');
		const { printed } = languages();
		expect(printed).toMatch(/_DE\.po \(German \(Germany\)\): not translated: "Taken off", of src/);
		for (const file of translations()) translate(path.join(copy, 'languages', file));
		const judging = ['languages', 'texts', 'docs', 'architecture'].map(
			(name) => `tests/${name}.test.ts`,
		);
		tested = runTests(...judging, JOURNEY, DIMENSION_JOURNEY);
		for (const file of judging) expect(tested).toContain(`PASS node ${file}`);
	});

	it('leads to a report in the menu, with numbers, chart, table and CSV', () => {
		expect(tested).toContain(`PASS journeys ${JOURNEY}`);
	});
});

/** A new dimension in the same copy, as docs/adding-a-dimension.md describes it. */
describe('docs/adding-a-dimension.md', () => {
	const blocks = () =>
		[block('ts', 'key:', dimensionDoc), block('ts', 'column(', dimensionDoc)].concat(
			block('php', 'case', dimensionDoc),
		);

	it('declares a dimension within ten lines', () => {
		expect(blocks().join('').trim().split('\n').length).toBeLessThanOrEqual(10);
	});

	it('leads to a dimension with a report, a place in the list, filters of reports and an entry of REST', () => {
		expect(tested).toContain(`PASS journeys ${DIMENSION_JOURNEY}`);
	});
});

/** Test files of the copy, in one run of Jest; a failure shows what it printed. */
function runTests(...files: string[]): string {
	const projects = ['--selectProjects', 'node', 'journeys', '--testTimeout', '120000'];
	return run(copy, 'jest/bin/jest.js', ...projects, '-w', '1', '--', ...files);
}

function follow(project: string): void {
	write(project, 'src/reports/definitions/discounts.tsx', () => block('tsx', 'defineReport'));
	const screens = 'packages/rest-api/src/screens.ts';
	write(project, screens, (text) =>
		text.replace('} as const satisfies', `\t${block('ts', 'screen(')}$&`),
	);
	write(project, 'src/reports/index.ts', (text) =>
		text.replace(/^};/m, `\t${block('ts', 'import(')}$&`),
	);
}

function addDimension(project: string): void {
	write(project, 'packages/rest-api/src/dimensions/order-dimensions.ts', (text) =>
		text.replace('] as const satisfies', `${block('ts', 'key:', dimensionDoc)}$&`),
	);
	write(project, 'packages/store-server/src/reports/dimensions/dimension-values.ts', (text) =>
		text.replace(
			/(export const dimensionValues[^]*?\n)};/,
			(_all, before: string) => `${before}${block('ts', 'column(', dimensionDoc)}};`,
		),
	);
	write(project, 'packages/wordpress-plugin/includes/query/query-values.php', (text) =>
		text
			.replace('const OTHER_DIMENSIONS = array( ', "$&'time_of_payment', ")
			.replace('\t\tdefault:', `${block('php', 'case', dimensionDoc)}$&`),
	);
}

/** Runs `npm run languages` in the copy. */
function languages(...words: string[]) {
	const { status, stdout, stderr } = spawnSync(
		process.execPath,
		['scripts/languages.mjs', ...words],
		{ cwd: copy, encoding: 'utf8' },
	);
	return { status, printed: stdout + stderr };
}

/** The files that hold every sentence; a variant, such as that of formal German, holds those that differ. */
const translations = () =>
	readdirSync(path.join(root, 'languages')).filter(
		(file) => file.endsWith('.po') && !file.endsWith('_formal.po'),
	);

/** Fills in missing translations: with the document's line if it has one for the language, or with the text itself. */
function translate(file: string): void {
	const known = file.endsWith('de_DE.po') ? block('po', 'msgid') : '';
	const text = readFileSync(file, 'utf8').replaceAll(
		/^(msgid "(.+)")\nmsgstr ""$/gm,
		(_entry, id: string, own: string) =>
			known.startsWith(id) ? known.trim() : `${id}\nmsgstr "${own}"`,
	);
	if (known && !text.includes(known)) throw new Error(`${file} has no place for the translation.`);
	writeFileSync(file, text);
}

/** A document's block for a language, if it contains a text. */
function block(language: string, text: string, from = doc): string {
	const blocks = [...from.matchAll(/^```(\w+)\n(.*?)^```/gms)];
	const found = blocks.find(([, of, code]) => of === language && code?.includes(text));
	if (!found?.[2]) throw new Error(`The document has no block of ${language} with '${text}'.`);
	return found[2];
}

function write(project: string, file: string, change: (text: string) => string): void {
	const at = path.join(project, file);
	const before = file.endsWith('discounts.tsx') ? '' : readFileSync(at, 'utf8');
	const after = change(before);
	if (after === before) throw new Error(`${file} has no place for what the document says.`);
	writeFileSync(at, after);
}

/** The files that a report needs, and a journey for it. */
function copyProject(to: string): void {
	const readMe = readdirSync(root).filter((name) => /\.md$|^LICENSE$/.test(name));
	for (const name of ['package.json', 'tsconfig.json', 'jest.config.js', ...readMe])
		cpSync(path.join(root, name), path.join(to, name));
	const isWanted = (file: string) => !/\/(node_modules|dist|\.cache|\.store)$/.test(file);
	for (const folder of [
		'src',
		'packages',
		'languages',
		'tests',
		'scripts',
		'docs',
		'deploy',
		'.storybook',
	])
		cpSync(path.join(root, folder), path.join(to, folder), { recursive: true, filter: isWanted });
	const journeys = path.join(root, 'tests/adding-a-report');
	cpSync(path.join(journeys, 'discounts.journey.ts'), path.join(to, JOURNEY));
	cpSync(path.join(journeys, 'time-of-payment.journey.ts'), path.join(to, DIMENSION_JOURNEY));
	linkModules(path.join(root, 'node_modules'), path.join(to, 'node_modules'));
	for (const name of readdirSync(path.join(to, 'packages'))) {
		symlinkSync(
			path.join('../../packages', name),
			path.join(to, 'node_modules/@store-analytics', name),
		);
		// A package has its own copy if others need another version.
		const own = path.join('packages', name, 'node_modules');
		if (existsSync(path.join(root, own))) symlinkSync(path.join(root, own), path.join(to, own));
	}
}

function linkModules(from: string, to: string): void {
	mkdirSync(path.join(to, '@store-analytics'), { recursive: true });
	for (const name of readdirSync(from))
		if (name !== '@store-analytics') symlinkSync(path.join(from, name), path.join(to, name));
}

function run(project: string, program: string, ...rest: string[]): string {
	const file = path.join(root, 'node_modules', program);
	const { stdout, stderr } = spawnSync(process.execPath, [file, ...rest], {
		cwd: project,
		encoding: 'utf8',
		env: withoutThisRun(),
	});
	return stdout + stderr;
}

/** The copy prepares its own app and stores: those of this run lack the new report. Only the recorded shop is the same. */
function withoutThisRun(): NodeJS.ProcessEnv {
	const others = Object.entries(process.env).filter(
		([name]) => !name.startsWith('STORE_ANALYTICS_'),
	);
	return { ...Object.fromEntries(others), ...fixture };
}
