import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { sizesAlone } from '../bench/bundles';
import { launchChromium, openPage } from '../support/chromium';
import { bundle } from './bundle';
import { installExtension, readManifest, root, run } from './packed';

let home: string;
let modules: string[];
let browser: Browser;

beforeAll(async () => {
	home = installExtension(path.join(__dirname, 'only-a-chart'));
	modules = await bundle(home);
	browser = await launchChromium();
});

afterAll(async () => {
	await browser.close();
	rmSync(home, { recursive: true, force: true });
});

const installed = (name = '') => path.join(home, 'node_modules/@store-analytics', name);
const typeCheck = (...options: string[]) =>
	run(home, process.execPath, path.join(root, 'node_modules/typescript/bin/tsc'), ...options);

describe('The libraries outside this repository', () => {
	const names = [
		'components',
		'csv-export',
		'currency',
		'data',
		'date',
		'navigation',
		'number',
		'rest-api',
	];

	it('are packed with modules, types and a manifest that points to them', () => {
		expect(readdirSync(installed()).sort()).toEqual(names);
		for (const name of names) {
			const manifest = readManifest(installed(name));
			expect(manifest.private).toBeUndefined();
			for (const target of Object.values(manifest.exports ?? {}).flatMap(Object.values)) {
				if (!target.includes('*'))
					expect(existsSync(path.join(installed(name), target))).toBe(true);
			}
		}
	});

	it.each(names)(
		'%s lists in its manifest everything that its modules and types import',
		(name) => {
			const { dependencies = {}, peerDependencies = {} } = readManifest(installed(name));
			const missing = [...importedPackages(installed(name))].filter(
				(imported) => !(imported in dependencies) && !(imported in peerDependencies),
			);
			expect(missing).toEqual([]);
		},
	);

	it('use the React of their consumer', () => {
		for (const name of names) {
			const { dependencies = {} } = readManifest(installed(name));
			expect(Object.keys(dependencies).filter((each) => /^react(-dom)?$/.test(each))).toEqual([]);
		}
	});

	it('are ES modules that Node can run, unless they need a page', () => {
		const program = `
			import { numberFormat } from '@store-analytics/number';
			import { CurrencyFactory } from '@store-analytics/currency';
			import { getCurrentDates } from '@store-analytics/date';
			console.log(numberFormat({ precision: 1 }, 1234.56), CurrencyFactory().formatAmount(9.9),
				getCurrentDates({ period: 'custom', compare: 'previous_year', after: '2026-10-01', before: '2026-10-31' }).primary.range);`;
		const printed = run(home, process.execPath, '--input-type=module', '-e', program);
		expect(printed.trim()).toBe('1,234.6 $9.90 Oct 1 - 31, 2026');
	});
});

describe('An extension that imports only Chart', () => {
	it('type-checks against our types, which refuse a wrong prop, with the types of all libraries', () => {
		expect(typeCheck('-p', '.')).toBe('');
	});

	it("also type-checks with Node's module resolution", () => {
		// This resolution does not find a type of @wordpress/i18n, so libraries are not checked.
		const asNode = ['--module', 'nodenext', '--moduleResolution', 'nodenext', '--skipLibCheck'];
		expect(typeCheck('-p', '.', ...asNode)).toBe('');
	});

	it('bundles the chart and its dependencies, but no calendar, filter, table or store', () => {
		const ours = modules
			.filter((file) => file.startsWith('@store-analytics/components/'))
			.map((file) => file.split('/').slice(2, -1).join('/'));
		expect([...new Set(ours)].sort()).toEqual([
			'chart',
			'chart/controls',
			'chart/copy',
			'chart/legend',
			'chart/model',
			'chart/plot',
			'feedback/placeholder',
			'feedback/state-drawing',
			'layout/ellipsis-menu',
			'primitives',
			'primitives/fields',
			'primitives/hooks',
			'primitives/layers',
			'section',
			'store-context',
			'styles',
		]);
		const others = new Set(modules.map((file) => file.match(/^(@[^/]+\/)?[^/]+/)?.[0]));
		const notOfCharts = [
			'moment',
			'react-dates',
			'dompurify',
			'dinero.js',
			'@store-analytics/data',
			'@wordpress/data',
		];
		for (const heavy of notOfCharts) {
			expect(others).not.toContain(heavy);
		}
	});

	it('adds no more script than planned', async () => {
		const { alone } = JSON.parse(
			readFileSync(path.join(root, 'scripts/size-budgets.json'), 'utf8'),
		) as { alone: Record<string, number> }; // Gzipped bytes in addition to React.
		const sizes = await sizesAlone(root, 'ours');
		const over = [...sizes].filter(([name, bytes]) => bytes > (alone[name] ?? 0));
		expect(over).toEqual([]);
	});

	it('renders it in a page, with its styles and without errors', async () => {
		const page = await openPage(browser);
		const complaints: string[] = [];
		page.on('console', (message) => complaints.push(message.text()));
		page.on('pageerror', (error) => complaints.push(error.message));
		await page.setContent('<!doctype html><title>Extension</title><div id="returns"></div>');
		await page.addStyleTag({ path: path.join(home, 'dist/index.css') });
		await page.addScriptTag({ path: path.join(home, 'dist/index.js') });
		await page.getByRole('application', { name: /Returned items/ }).waitFor();
		const line = page.locator('.woocommerce-chart__series path').first();
		expect(await line.getAttribute('d')).toMatch(/^M\d/);
		const unit = await page.evaluate(() =>
			getComputedStyle(document.documentElement).getPropertyValue('--sa-space-1'),
		);
		expect(unit).toBe('4px');
		expect(complaints).toEqual([]);
	});
});

/** The packages that modules and declarations below a folder import. */
function importedPackages(folder: string): Set<string> {
	const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
		/\.(js|d\.ts)$/.test(file),
	);
	const specifier =
		/(?:\bfrom|\bimport|\bimport\()\s*["'](@[\w-]+\/[\w.-]+|[a-z][\w.-]*)(?:\/[^"'\s]*)?["']/g;
	return new Set(
		files.flatMap((file) =>
			[...readFileSync(path.join(folder, file), 'utf8').matchAll(specifier)].map(
				([, name = '']) => name,
			),
		),
	);
}
