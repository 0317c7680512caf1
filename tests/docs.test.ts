import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { syncProblem, syncProblemKinds } from '../packages/rest-api/src/sync-problems';
import { filesBelow, root } from './architecture/imports';

const files = ['docs', 'packages', 'tests', 'src', 'scripts', 'deploy'].flatMap(filesBelow);
/** The pages for newcomers. Decisions and the changelog describe the time when they were written. */
const pages = [
	...['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'languages/README.md'],
	...files.filter((file) => file.endsWith('.md') && !file.startsWith('docs/decisions/')),
];
/** The specification is the user's own text. */
const prose = [
	...pages.filter((page) => page !== 'docs/spec.md'),
	...files.filter((file) => file.startsWith('docs/decisions/') && file.endsWith('.md')),
	'CHANGELOG.md',
];
const MOST_WORDS = 25;
/** Readers of these pages create the files that the pages name. */
const asksForNewFiles = ['docs/adding-a-report.md'];
const texts = pages.map((page) => ({ page, text: readFileSync(path.join(root, page), 'utf8') }));
const { scripts }: { scripts: Record<string, string> } = JSON.parse(
	readFileSync(path.join(root, 'package.json'), 'utf8'),
);

/** Splits a Markdown text into sentences. List items and table cells are separate texts; code counts as one word. */
function sentencesOf(markdown: string): string[] {
	const text = markdown
		.replace(/^[ \t]*```[\s\S]*?^[ \t]*```/gm, '\n\n')
		.replace(/<!--[\s\S]*?-->/g, '\n\n')
		.replace(/`[^`\n]+`/g, 'Code')
		.replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1');
	return text
		.split(/\n\s*\n|\n(?=\s*(?:[-*]|\d+\.)\s)|\n(?=\s*\||#)|\|/)
		.flatMap((part) => part.split(/(?<=[.!?…:][)”"_*]*)\s+(?=[^\p{Ll}])/u));
}

const longSentences = (markdown: string) =>
	sentencesOf(markdown)
		.filter((one) => one.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length > MOST_WORDS)
		.map((one) => one.trim().replace(/\s+/g, ' '));

describe('the docs', () => {
	it('link only to what there is', () => {
		const broken = texts.flatMap(({ page, text }) =>
			[...text.matchAll(/\]\((?!https?:|mailto:|#)([^)\s#]+)[^)]*\)/g)]
				.map(([, target = '']) => target)
				.filter((target) => !existsSync(path.join(root, path.dirname(page), target)))
				.map((target) => `${page} links to ${target}`),
		);
		expect(broken).toEqual([]);
	});

	it('name only files that there are, by the end of their path at least', () => {
		const named =
			/`(?!dist\/|build\/)(\w[\w.-]*\/[\w./-]+\.(?:tsx?|[cm]?js|php|css|md|sql|json|zip))`/g;
		const broken = texts
			.filter(({ page }) => !asksForNewFiles.includes(page))
			.flatMap(({ page, text }) =>
				[...text.matchAll(named)]
					.map(([, file = '']) => file)
					.filter((file) => !existsSync(path.join(root, file)))
					.filter((file) => !files.some((known) => known.endsWith(`/${file}`)))
					.map((file) => `${page} names ${file}`),
			);
		expect(broken).toEqual([]);
	});

	it('list every failure of a shop with the sentences of the screen', () => {
		const page = texts.find((one) => one.page === 'docs/operations.md')?.text ?? '';
		const [, section = ''] = page.split('## Failures of the shop\n');
		const rows = [...section.matchAll(/^\| `([\w-]+)`\s*\|(.*)\|(.*)\|$/gm)].map(
			([, kind, problem = '', advice = '']) => [kind, problem.trim(), advice.trim()],
		);
		const told = syncProblemKinds.map((kind) => {
			const { problem, advice } = syncProblem(kind);
			return [kind, problem, advice];
		});
		expect(rows).toEqual(told);
	});

	it('name only commands that there are', () => {
		const broken = texts.flatMap(({ page, text }) =>
			[...text.matchAll(/\bnpm run (?:--silent )?([a-z][\w:-]*)/g)]
				.map(([, name = '']) => name)
				.filter((name) => !(name in scripts))
				.map((name) => `${page} names npm run ${name}`),
		);
		expect(broken).toEqual([]);
	});

	it(`have no sentence of more than ${MOST_WORDS} words`, () => {
		const long = prose.flatMap((page) =>
			longSentences(readFileSync(path.join(root, page), 'utf8')).map((one) => `${page}: ${one}`),
		);
		expect(long).toEqual([]);
	});

	it('have their long sentences found, across lines and beside code, tables and links', () => {
		const words = (count: number) => `Some${' word'.repeat(count - 1)}`;
		const short = `${words(MOST_WORDS)}. ${words(MOST_WORDS)}.\n- ${words(20)}\n- ${words(20)}`;
		const table = `| ${words(20)} | ${words(20)} |\n| --- | --- |`;
		expect(longSentences([short, table, '```\n' + words(90) + '\n```'].join('\n\n'))).toEqual([]);
		expect(longSentences(`A [link](to.md)\n${words(MOST_WORDS)}.`)).toHaveLength(1);
		expect(longSentences(`- ${words(9)} \`a b c\` (${words(MOST_WORDS)}).`)).toHaveLength(1);
	});

	it('are what sources name: no page and no note that a reader does not have', () => {
		const known = [...files, ...pages, 'CHANGELOG.md'];
		const isThere = (name: string) =>
			known.some((file) => file === name || file.endsWith(`/${name.replace(/^[./]+/, '')}`));
		const broken = files
			.filter((file) => /\.(?:tsx?|[cm]?js|php|css)$/.test(file) && file !== 'tests/docs.test.ts')
			.flatMap((file) => {
				const text = readFileSync(path.join(root, file), 'utf8');
				const named = [...text.matchAll(/[\w./-]*\w\.md\b/g)].map(([name]) => name);
				const notes = text.match(/^\s*(?:\/\*\*?|\*|\/\/).*\(facts\b.*$|\.\.\/shared\/.*$/gm) ?? [];
				return [...named.filter((name) => !isThere(name)), ...notes].map(
					(name) => `${file} names ${name}`,
				);
			});
		expect(broken).toEqual([]);
	});
});
