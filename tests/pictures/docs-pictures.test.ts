import {
	mkdirSync,
	mkdtempSync,
	readdirSync,
	rmSync,
	statSync,
	symlinkSync,
	writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { start } from '@store-analytics/store-server';
import type { Browser, Page } from 'playwright-core';
import { launchChromium, openPage } from '../support/chromium';
import { startFixtureStore } from '../support/stores/fixture-store';
import { days, syncStatus } from '../support/stores/sync-status';
import { settled, visit, type Visit } from '../browser/support/visit';

const root = path.resolve(__dirname, '../..');
const folder = path.join(root, 'docs/pictures');

/** The pictures in docs/own-shop.md. */
const names = ['first-run', 'connect', 'data-panel', 'data', 'home'];

const MOST_BYTES = 80_000;

let browser: Browser;
beforeAll(async () => {
	browser = await launchChromium();
});
afterAll(() => browser.close());

/** Takes a picture of the page, or of one part. `npm run pictures -- --update` stores it. */
async function take(page: Page, name: string, part?: string): Promise<void> {
	await page.evaluate(() => document.fonts.ready.then(() => undefined));
	const calm = { animations: 'disabled', caret: 'hide' } as const;
	const png = part ? await page.locator(part).screenshot(calm) : await page.screenshot(calm);
	const picture = await asWebp(png);
	expect(picture.length).toBeGreaterThan(1000);
	expect(picture.length).toBeLessThan(MOST_BYTES);
	if (process.env['PICTURES'] !== 'update') return;
	mkdirSync(folder, { recursive: true });
	writeFileSync(path.join(folder, `${name}.webp`), picture);
}

/** A picture with Chromium's best compression. */
async function asWebp(png: Buffer): Promise<Buffer> {
	const page = await openPage(browser);
	const url = await page.evaluate(
		async (source) => {
			const image = new Image();
			image.src = source;
			await image.decode();
			const canvas = Object.assign(document.createElement('canvas'), {
				width: image.naturalWidth,
				height: image.naturalHeight,
			});
			canvas.getContext('2d')?.drawImage(image, 0, 0);
			return canvas.toDataURL('image/webp', 0.9);
		},
		`data:image/png;base64,${png.toString('base64')}`,
	);
	await page.context().close();
	return Buffer.from(url.replace('data:image/webp;base64,', ''), 'base64');
}

describe('Pictures of docs/own-shop.md', () => {
	it('show the page of the first start, and the form that connects a shop', async () => {
		const place = mkdtempSync(path.join(tmpdir(), 'store-analytics-docs-'));
		symlinkSync(path.join(root, 'dist'), path.join(place, 'dist'));
		let said = '';
		const write = (text: string) => (said += text);
		const streams = { out: { write }, err: { write } };
		const store = await start(['--port', '0'], { root: place, folder: place, ...streams });
		if (typeof store === 'string') throw new Error(said);
		const page = await openPage(browser, { viewport: { width: 1000, height: 880 } });
		await page.goto(/http:\S+token=\S+/.exec(said)?.[0] ?? '');
		await page.getByRole('heading', { level: 1 }).waitFor();
		await take(page, 'first-run');
		await page.getByLabel('Address of the shop').fill('https://shop.example');
		await page.locator('#by-key summary').click();
		await page.getByLabel(/^Consumer key/).fill('ck_5f0c…');
		await page.getByLabel(/^Consumer secret/).fill('cs_91ab…');
		await page.locator('a[data-screen="keys"][href]').waitFor();
		await take(page, 'connect', 'section[aria-labelledby="way-connect"]');
		await page.context().close();
		await store.stop();
		rmSync(place, { recursive: true, force: true });
	});

	describe('of a connected shop', () => {
		let store: Awaited<ReturnType<typeof startFixtureStore>>;
		let current: Visit;
		beforeAll(async () => {
			const proof = { ...days, repaired: 0, differences: [] };
			store = await startFixtureStore({ sync: () => syncStatus({ proof }) });
			current = await visit(browser, store, { viewport: { width: 1000, height: 760 } });
		});
		afterAll(async () => {
			await current.end();
			await store.stop();
		});

		it('show Data in the header of a report', async () => {
			await current.open('/analytics/revenue');
			await current.page.getByRole('button', { name: /^Data: / }).click();
			await current.page.getByRole('button', { name: 'Update now' }).waitFor();
			await take(current.page, 'data-panel');
		});

		it.each([
			['the page about the data', 'data', '/analytics/data'],
			['Home', 'home', '/'],
		])('show %s', async (_, name, screen) => {
			await current.open(screen, '');
			await settled(current.page);
			await take(current.page, name);
		});
	});

	it('all exist and are small', () => {
		const files = readdirSync(folder).sort();
		expect(files).toEqual(names.map((name) => `${name}.webp`).sort());
		for (const file of files) {
			expect(statSync(path.join(folder, file)).size).toBeLessThan(MOST_BYTES);
		}
	});
});
