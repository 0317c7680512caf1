import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow, root } from './architecture/imports';

const files = ['docs', 'packages', 'tests', 'src', 'scripts', 'deploy'].flatMap(filesBelow);
/** What newcomers read; decisions and the changelog tell of the time when they were written. */
const pages = [
	...['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'languages/README.md'],
	...files.filter((file) => file.endsWith('.md') && !file.startsWith('docs/decisions/')),
];
/** A reader of these makes the files that they name. */
const asksForNewFiles = ['docs/adding-a-report.md'];
const texts = pages.map((page) => ({ page, text: readFileSync(path.join(root, page), 'utf8') }));
const { scripts }: { scripts: Record<string, string> } = JSON.parse(
	readFileSync(path.join(root, 'package.json'), 'utf8'),
);

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

	it('name only commands that there are', () => {
		const broken = texts.flatMap(({ page, text }) =>
			[...text.matchAll(/\bnpm run (?:--silent )?([a-z][\w:-]*)/g)]
				.map(([, name = '']) => name)
				.filter((name) => !(name in scripts))
				.map((name) => `${page} names npm run ${name}`),
		);
		expect(broken).toEqual([]);
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
