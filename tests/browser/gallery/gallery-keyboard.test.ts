/** @jest-environment-options {"needs": ["gallery"]} */
import type { Browser } from 'playwright-core';
import { launchChromium } from '../../support/chromium';
import { buttonNames, keepsFocus, missedByTab } from '../support/gallery-keyboard';
import { openGallery, readExamples, serveGallery, type GalleryPage } from '../support/gallery-page';

const examples = readExamples();

/** Loads the page again, and the gallery with it. */
const RELOADS = 'texts-analyticserror--offering-to-reload-the-page';

let browser: Browser;
let gallery: Awaited<ReturnType<typeof serveGallery>>;
let opened: GalleryPage;

beforeAll(async () => {
	browser = await launchChromium();
	gallery = await serveGallery();
	const view = { width: 1400, direction: 'ltr', isJudged: false } as const;
	opened = await openGallery(browser, gallery.origin, view);
});

afterAll(async () => {
	await browser.close();
	await gallery.stop();
});

describe('the gallery by keyboard alone', () => {
	it.each(examples)('Tab reaches every control of $place', async ({ id }) => {
		await opened.show(id);
		expect(await missedByTab(opened.page)).toEqual([]);
	});

	// The same button is in many examples of a component: once is enough.
	const pressed = new Set<string>();

	it.each(examples.filter(({ id }) => id !== RELOADS))(
		'no button of $place loses the focus',
		async ({ id, place }) => {
			const [component] = place.split(':');
			await opened.show(id);
			const names = await buttonNames(opened.page);
			const lost: string[] = [];
			for (const [index, name] of names.entries()) {
				if (pressed.has(`${component} ${name}`)) continue;
				pressed.add(`${component} ${name}`);
				if (!(await keepsFocus(opened.page, names, index))) lost.push(name);
				await opened.show(id);
			}
			expect(lost).toEqual([]);
		},
	);
});
