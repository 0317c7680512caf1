import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { launchChromium } from '../../support/chromium';
import { builtApp, startFixtureStore, type FixtureStore } from '../../support/stores/fixture-store';
import { leave, play } from '../support/play-scene';
import { loaded } from '../support/scenes';
import { visit, type Visit } from '../support/visit';
import { differencesWith } from './core-sheets/looks';
import { coreSheets } from './core-sheets/sheets';

const sheets = coreSheets();

/** Charts, cards and lists; a table with all of its controls; a form. That no rule fits elsewhere, judge-scenes.ts sees. */
const compared = ['/analytics/overview', '/analytics/orders', '/analytics/settings'];

const views = [
	{ name: 'left to right', width: 1400, direction: 'ltr' },
	{ name: 'right to left on a phone', width: 390, direction: 'rtl' },
] as const;

it("draws with no variable of WordPress's sheets", () => {
	const app = builtApp();
	// Its folder of libraries has WordPress's own sheet, for extensions.
	const ours = readdirSync(app)
		.filter((file) => file.endsWith('.css'))
		.map((file) => readFileSync(path.join(app, file), 'utf8'))
		.join('\n');
	const used = new Set(ours.match(/(?<=var\()--[\w-]+/g));
	expect([...used]).toContain('--sa-theme-color');
	const theirs = sheets.flatMap(({ ltr, rtl }) => `${ltr}${rtl}`.match(/--[\w-]+(?=:)/g) ?? []);
	expect(theirs).toContain('--wp-admin-theme-color');
	expect(theirs.filter((name) => used.has(name))).toEqual([]);
});

describe.each(views)("WordPress's sheets of wp-components, $name", ({ width, direction }) => {
	const ofView = sheets.map((sheet) => sheet[direction]);
	let browser: Browser;
	let store: FixtureStore;
	let current: Visit;

	beforeAll(async () => {
		browser = await launchChromium();
		store = await startFixtureStore({ locale: direction === 'rtl' ? 'he_IL' : undefined });
		current = await visit(browser, store, {
			viewport: { width, height: 900 },
			// Sheets come and go inline here.
			bypassCSP: true,
		});
		// The mark of unread messages comes after ten seconds, which may be between two looks. Each scene takes the page's own routes away.
		await current.page.context().route(/\/admin\/notes/, (route) => route.fulfill({ json: [] }));
	});

	afterEach(() => leave(current.page));

	afterAll(async () => {
		await current.end();
		await store.stop();
		await browser.close();
	});

	it.each(loaded.filter(({ screen }) => compared.includes(screen)))(
		'change nothing of $name',
		async (scene) => {
			await play(current.page, store.origin, scene);
			const differences = await differencesWith(current.page, ofView.join('\n'));
			expect(differences).toEqual({ before: [], after: [] });
		},
	);
});
