/** @jest-environment-options {"needs": ["embedded", "gallery", "fixture", "wordpress"]} */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { launchChromium } from '../../support/chromium';
import { builtApp, startFixtureStore, type FixtureStore } from '../../support/stores/fixture-store';
import { differencesWith } from './core-sheets/looks';
import { rulesThatApply } from './core-sheets/rules';
import { coreSheets } from './core-sheets/sheets';
import {
	openGallery,
	readExamples,
	serveGallery,
	type GalleryPage,
	type View,
} from '../support/gallery-page';
import { leave, play } from '../support/play-scene';
import { loaded, opened } from '../support/scenes';
import { visit, type Visit } from '../support/visit';

const sheets = coreSheets();

const views: [string, View][] = [
	['left to right', { width: 1400, direction: 'ltr', isJudged: false }],
	['right to left on a phone', { width: 390, direction: 'rtl', isJudged: false }],
];

let browser: Browser;

beforeAll(async () => {
	browser = await launchChromium();
});

afterAll(() => browser.close());

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

describe.each(views)("WordPress's sheets of wp-components, %s", (_name, view) => {
	const ofView = sheets.map((sheet) => sheet[view.direction]);

	describe('in the gallery', () => {
		let served: Awaited<ReturnType<typeof serveGallery>>;
		let gallery: GalleryPage;

		beforeAll(async () => {
			served = await serveGallery();
			gallery = await openGallery(browser, served.origin, view);
		});

		afterAll(async () => {
			await gallery.page.context().close();
			await served.stop();
		});

		it.each(readExamples())('say nothing of $place', async ({ id }) => {
			await gallery.show(id);
			expect(await rulesThatFit(gallery.page)).toEqual([]);
		});
	});

	describe('on the screens', () => {
		let store: FixtureStore;
		let current: Visit;

		beforeAll(async () => {
			store = await startFixtureStore({ locale: view.direction === 'rtl' ? 'he_IL' : undefined });
			current = await visit(browser, store, {
				viewport: { width: view.width, height: 900 },
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
		});

		it.each(loaded)('change nothing of $name', async (scene) => {
			await play(current.page, store.origin, scene);
			expect(await rulesThatFit(current.page)).toEqual([]);
			const differences = await differencesWith(current.page, ofView.join('\n'));
			expect(differences).toEqual({ before: [], after: [] });
		});

		// What no rule fits is not changed: none of the sheets' variables is ours.
		it.each(opened)('say nothing of $name', async (scene) => {
			await play(current.page, store.origin, scene);
			expect(await rulesThatFit(current.page)).toEqual([]);
		});
	});

	/** Notices carry WordPress's names, by which they are looked for, and say each property themselves. */
	async function rulesThatFit(page: Visit['page']): Promise<string[]> {
		const rules = await Promise.all(ofView.map((css) => rulesThatApply(page, css)));
		return rules.flat().filter((rule) => !/\.components-snackbar/.test(rule));
	}
});
