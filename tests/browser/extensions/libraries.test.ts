import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { launchChromium } from '../../support/chromium';
import { startFixtureStore, type FixtureStore } from '../../support/stores/fixture-store';
import { readRules, rulesThatFit } from '../gallery/core-sheets/rules';
import { visit, type Visit } from '../support/visit';

const root = path.resolve(__dirname, '../../..');
const sample = path.join(__dirname, '../gallery/core-sheets/controls-extension.js');
const plain = path.join(root, 'docs/extending/weekdays-report.js');

let browser: Browser;

beforeAll(async () => {
	browser = await launchChromium();
});

afterAll(() => browser.close());

async function scriptsOf(extension: string): Promise<string[]> {
	const store = await startFixtureStore({ extensions: [extension] });
	const { page, open, end } = await visit(browser, store);
	await open('/analytics/revenue');
	const sources = await page
		.locator('script[src*="/libraries/"]')
		.evaluateAll((scripts) =>
			scripts.map((script) => script.getAttribute('src')?.split('/').pop()?.split('.')[0] ?? ''),
		);
	await end();
	await store.stop();
	return sources;
}

it('the embedded store loads scripts of WordPress and WooCommerce only if an extension depends on them', async () => {
	expect(await scriptsOf(plain)).toEqual([]);
	expect(await scriptsOf(sample)).toEqual([
		'lodash',
		'url',
		'wordpress-components',
		'experimental',
		'customer-effort-score',
	]);
});

describe('An extension on the embedded store', () => {
	let store: FixtureStore;
	let current: Visit;

	beforeAll(async () => {
		store = await startFixtureStore({ extensions: [sample] });
		current = await visit(browser, store);
		await current.goTo('/analytics/controls');
		await current.page.locator('#controls').waitFor();
	});

	afterAll(async () => {
		expect(current.complaints).toEqual([]);
		await current.end();
		await store.stop();
	});

	it('can use lodash and wp.url, and customer effort surveys send no request', async () => {
		await current.page.getByText('From Lodash /a?b=c%20d').waitFor();
		expect(await current.page.getByText('Was it easy?').count()).toBe(0);
	});

	it("can use WordPress's controls, and our styles do not change them", async () => {
		const { page } = current;
		const button = page.locator('#controls').getByRole('button', { name: 'Primary' });
		await page.waitForFunction(
			() =>
				getComputedStyle(document.querySelector('#controls .is-primary') ?? document.body)
					.backgroundColor === 'rgb(56, 88, 233)',
		);
		expect((await button.boundingBox())?.height).toBe(36);
		const built = path.join(root, 'dist/embedded');
		const ours = readdirSync(built).filter((file) => file.endsWith('.css'));
		for (const sheet of ours) {
			const css = readFileSync(path.join(built, sheet), 'utf8');
			expect({
				sheet,
				rules: await rulesThatFit(page, await readRules(page, [css]), '#controls'),
			}).toEqual({
				sheet,
				rules: [],
			});
		}
	});

	it('can use lists, notices and confirmations', async () => {
		const { page } = current;
		const said = (text: string) => page.locator('#said', { hasText: text }).waitFor();
		await page.getByRole('button', { name: 'An item' }).press('Enter');
		await said('item');
		await page.getByRole('button', { name: 'Later' }).click();
		await said('1 Later');
		expect(await page.locator('.woocommerce-inbox-message__text').innerHTML()).not.toMatch(
			/script/,
		);
		await page.getByRole('button', { name: 'Dismiss', exact: true }).click();
		await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
		await page.getByRole('dialog').waitFor({ state: 'detached' });
		await page.getByRole('button', { name: 'Dismiss', exact: true }).click();
		await page.getByRole('button', { name: 'Yes, I’m sure' }).click();
		await said('dismissed');
	});

	it('can use collapsible content and animated items', async () => {
		const { page } = current;
		const folding = page.locator('.vertical-css-transition-container');
		expect(await folding.evaluate((element) => element.clientHeight)).toBeGreaterThan(10);
		await page.getByRole('button', { name: 'Fold' }).click();
		await page.waitForFunction(
			() => document.querySelector('.vertical-css-transition-container')?.clientHeight === 0,
		);
		await page.getByText('Another item').waitFor({ state: 'detached' });
	});
});
