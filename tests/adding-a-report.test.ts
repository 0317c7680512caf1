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

const root = path.resolve(__dirname, '..');
const doc = readFileSync(path.join(root, 'docs/adding-a-report.md'), 'utf8');

/** A new report of the project, as docs/adding-a-report.md has it. */
describe('docs/adding-a-report.md', () => {
	const copy = mkdtempSync(path.join(tmpdir(), 'store-analytics-new-report-'));

	beforeAll(() => {
		copyProject(copy);
		follow(copy);
	});
	afterAll(() => rmSync(copy, { recursive: true }));

	it('declares a report within ten lines', () => {
		const declared = block('tsx', 'defineReport').split(/(?=export default)/)[1] ?? '';
		const lines = declared.trim().split('\n');
		expect(lines[0]).toMatch(/^export default defineReport/);
		expect(lines.length).toBeLessThanOrEqual(10);
	});

	it('leads, followed to the letter, to code that compiles', () => {
		const only = {
			extends: './tsconfig.json',
			include: [],
			files: [
				'src/reports/index.ts',
				'src/reports/definitions/discounts.tsx',
				'packages/csv-export/src/browser-filesaver.d.ts',
			],
		};
		writeFileSync(path.join(copy, 'tsconfig.report.json'), JSON.stringify(only));
		expect(run(copy, 'typescript/bin/tsc', '-p', 'tsconfig.report.json')).toBe('');
	});

	it('leads to a report in menu, numbers, chart, table and CSV', () => {
		const said = run(
			copy,
			'jest/bin/jest.js',
			'--selectProjects',
			'journeys',
			'--testTimeout',
			'120000',
			'discounts',
		);
		// Of a failure this shows what it was.
		expect(said).toMatch(/Tests: +4 passed, 4 total/);
	});
});

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

/** The document's block in a language that has a text in it. */
function block(language: string, text: string): string {
	const blocks = [...doc.matchAll(/^```(\w+)\n(.*?)^```/gms)];
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

/** What a report needs, and a journey to it. */
function copyProject(to: string): void {
	for (const name of ['package.json', 'tsconfig.json', 'jest.config.js'])
		cpSync(path.join(root, name), path.join(to, name));
	const isWanted = (file: string) => !/\/(node_modules|dist|\.cache|\.store)$/.test(file);
	for (const folder of ['src', 'packages', 'languages', 'tests'])
		cpSync(path.join(root, folder), path.join(to, folder), { recursive: true, filter: isWanted });
	cpSync(
		path.join(root, 'tests/adding-a-report/discounts.journey.ts'),
		path.join(to, 'tests/journeys/discounts.test.ts'),
	);
	linkModules(path.join(root, 'node_modules'), path.join(to, 'node_modules'));
	for (const name of readdirSync(path.join(to, 'packages'))) {
		symlinkSync(
			path.join('../../packages', name),
			path.join(to, 'node_modules/@store-analytics', name),
		);
		// A package has those of its own of which others want another version.
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
	});
	return stdout + stderr;
}
