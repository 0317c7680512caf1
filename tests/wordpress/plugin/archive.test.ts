import { readFileSync } from 'node:fs';
import path from 'node:path';
import { phpFiles, phpSyntaxErrors } from '../support/php/php';
import { packPlugin, zipContents } from '../support/plugin-zip';

const root = path.resolve(__dirname, '../../..');

describe("The plugin's zip", () => {
	let zip: ReturnType<typeof packPlugin>;
	let contents: Map<string, string>;

	beforeAll(() => {
		zip = packPlugin();
		contents = zipContents(zip.file);
	});
	afterAll(() => zip.remove());

	const named = (pattern: RegExp) => [...contents].filter(([name]) => pattern.test(name));

	it('contains no PHP with a syntax error', () => {
		const files = ['packages/wordpress-plugin', 'tests/wordpress', 'docs/extending'].flatMap(
			(folder) => phpFiles(path.join(root, folder)),
		);
		expect(files.length).toBeGreaterThan(10);
		expect(files.map(phpSyntaxErrors).filter(Boolean)).toEqual([]);
	});

	it('unpacks into one folder with the plugin and the built app, and nothing else', () => {
		const names = [...contents.keys()];
		expect(names.filter((name) => !name.startsWith('store-analytics/'))).toEqual([]);
		expect(names).toEqual(
			expect.arrayContaining(
				['store-analytics.php', 'uninstall.php', 'readme.txt', 'license.txt', 'languages/index.php']
					.concat(['build/app.js', 'build/app.css', 'build/app.asset.php', 'assets/page-links.js'])
					.concat(['build/extensions.js', 'build/extensions.css'])
					.map((name) => `store-analytics/${name}`),
			),
		);
		expect(names.filter((name) => /\.(tsx?|map|md|lock)$|node_modules/.test(name))).toEqual([]);
	});

	it('names all authors of the scripts and their licenses, which are compatible with the GPL', () => {
		const terms = contents.get('store-analytics/build/licenses.txt') ?? '';
		const titles = terms
			.split(/^-{80}$/m)
			.flatMap((part) => part.trim().split('\n\n')[0]?.split('\n'));
		const libraries = titles.filter(Boolean).map((title) => /^(\S+) \S+, (.+)$/.exec(title ?? ''));
		expect(libraries.map((library) => library?.[1])).toEqual(
			expect.arrayContaining(['d3-scale', 'react-dates', 'dompurify', '@floating-ui/react-dom']),
		);
		const compatible =
			/^(MIT|ISC|BSD-3-Clause|0BSD|GPL-2\.0-or-later|\(MPL-2\.0 OR Apache-2\.0\))$/;
		expect(libraries.filter((library) => !compatible.test(library?.[2] ?? ''))).toEqual([]);
	});

	it('contains the notices that its scripts refer to', () => {
		const referred = named(/\.js$/).flatMap(([name, text]) => {
			const notice = /license information please see (\S+)/.exec(text)?.[1];
			return notice === undefined ? [] : [path.posix.join(path.posix.dirname(name), notice)];
		});
		expect(referred).not.toEqual([]);
		expect(referred.filter((name) => !contents.has(name))).toEqual([]);
	});

	it('contains every sentence of the app and of PHP for translators, with their comments', () => {
		const pot = contents.get('store-analytics/languages/store-analytics.pot') ?? '';
		const sentences = [
			'msgid "Gross sales"',
			'msgid "day"\nmsgid_plural "days"',
			'#. translators: 1: the oldest version that works, 2: the version that is installed.\n',
			'msgid "Sorry, you are not allowed to see the reports of this shop."',
			'#. Description of the plugin\n',
		];
		expect(sentences.filter((sentence) => !pot.includes(sentence))).toEqual([]);
		expect(pot).not.toContain('undefined');
	});

	it('is identical to the byte when packed again', () => {
		const again = packPlugin();
		expect(readFileSync(again.file).equals(readFileSync(zip.file))).toBe(true);
		again.remove();
	});

	it('states the same version and requirements to WordPress and to its directory', () => {
		const header = contents.get('store-analytics/store-analytics.php') ?? '';
		const readme = contents.get('store-analytics/readme.txt') ?? '';
		const field = (text: string, name: string) =>
			new RegExp(`^[ *]*${name}:\\s*(.+)$`, 'm').exec(text)?.[1];
		expect(field(header, 'Version')).toBe(field(readme, 'Stable tag'));
		for (const name of ['Requires at least', 'Requires PHP', 'License']) {
			expect(field(header, name)).toBe(field(readme, name));
		}
		expect(field(header, 'Text Domain')).toBe('store-analytics');
	});

	it("contains a readme within the directory's limits, with this version in its changelog", () => {
		const readme = contents.get('store-analytics/readme.txt') ?? '';
		const [, head = '', summary = ''] = /^=== .+ ===\n([^]+?)\n\n(.+)\n\n==/.exec(readme) ?? [];
		expect(summary.length).toBeGreaterThan(20);
		expect(summary.length).toBeLessThanOrEqual(150);
		expect(/^Tags: (.+)$/m.exec(head)?.[1]?.split(',').length).toBeLessThanOrEqual(5);
		const version = /^Stable tag: (.+)$/m.exec(head)?.[1];
		expect(readme.split('== Changelog ==')[1]).toContain(`= ${version} =`);
	});

	it('prevents opening any of our PHP files by its address', () => {
		const open = named(/\.php$/)
			// These only return a table.
			.filter(([name]) => !/\.(asset|l10n)\.php$/.test(name))
			.filter(([, text]) => !/defined\( '(ABSPATH|WP_UNINSTALL_PLUGIN)' \) \|\| exit;/.test(text))
			.map(([name]) => name);
		// It contains only a comment.
		expect(open).toEqual(['store-analytics/languages/index.php']);
	});

	it('depends only on scripts that the oldest WordPress has, and contains no React of its own', () => {
		const asset = contents.get('store-analytics/build/app.asset.php') ?? '';
		const handles = /'dependencies' => array\(([^)]*)\)/.exec(asset)?.[1] ?? '';
		const allowed = [
			'moment',
			'react',
			'react-dom',
			'wp-api-fetch',
			'wp-data',
			'wp-hooks',
			'wp-i18n',
		];
		const asked = [...handles.matchAll(/'([^']+)'/g)].map(([, handle]) => handle);
		expect(asked).toEqual(expect.arrayContaining(['react', 'react-dom']));
		expect(asked.filter((handle) => !allowed.includes(handle ?? ''))).toEqual([]);
		// React, React DOM and React's JSX runtime all contain it.
		const second = named(/\.js$/).filter(([, text]) =>
			text.includes('DO_NOT_USE_OR_YOU_WILL_BE_FIRED'),
		);
		expect(second.map(([name]) => name)).toEqual([]);
	});
});
