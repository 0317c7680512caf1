import type { Browser, Page } from 'playwright-core';
import { launchChromium } from '../../support/chromium';
import { startFixtureStore, type FixtureStore } from '../../support/stores/fixture-store';
import { MARKED, markedApp, type MarkedApp } from '../../support/stores/marked-app';
import { furtherScenes } from '../support/further-scenes';
import { leave, play } from '../support/play-scene';
import type { Scene } from '../support/scene';
import { loaded, states } from '../support/scenes';
import { wordsOfMadeUpShop, wordsOfRecordedShop } from '../support/shop-words';
import { Untranslated } from '../support/untranslated';
import { visibleTexts } from '../support/visible-texts';
import { readCoreRules } from '../gallery/core-sheets/core-rules';
import { rulesThatFit, type Rule } from '../gallery/core-sheets/rules';
import { axeViolations, DESKTOP, PHONE, sidewaysOverflow, visit } from '../support/visit';

/** A page of a shop, in one language and size. */
interface Opened {
	readonly page: Page;
	readonly origin: string;
	readonly complaints: string[];
	/** Of WordPress's sheets, which stand beside ours in wp-admin. */
	readonly coreRules: readonly Rule[];
	/** Where the language marks each word of a sentence that it has. */
	readonly untranslated?: Untranslated;
}

/** From right to left in a language that is English with marks: what has none was not translated. */
const views = {
	'left to right, 1400': { locale: 'en_US', direction: 'ltr', size: DESKTOP },
	'left to right, 390': { locale: 'en_US', direction: 'ltr', size: PHONE },
	'right to left, 1400': { locale: MARKED, direction: 'rtl', size: DESKTOP },
	'right to left, 390': { locale: MARKED, direction: 'rtl', size: PHONE },
} as const;
type View = keyof typeof views;
const everyView = Object.keys(views) as View[]; // the keys of that record
/** What is laid out otherwise from right to left or on a phone shows in one view of both; two at a time is what CI has cores for. */
const twoViews: View[] = ['left to right, 390', 'right to left, 1400'];

/** What the scenes have typed or kept, and pieces of names of which the rest is what was typed. */
const typed = ['qwertz', 'Tee', 'Hoodie', 'Hood', 'ie', 'ie with Pocket', 'ie with Zipper'].concat(
	'Price raised',
);

/** What values that are missing look like where nobody thought of them. */
const missingValue = /\b(?:NaN|Infinity|undefined|Invalid date)\b|\[object Object\]/;

let browser: Browser;
let app: MarkedApp;
const stores: FixtureStore[] = [];
/** By view and shop: one that sells, one that has sold nothing. */
const opened = new Map<string, Opened>();

beforeAll(async () => {
	browser = await launchChromium();
	app = markedApp();
	for (const shop of ['store-a', 'empty'] as const) {
		for (const locale of ['en_US', MARKED]) {
			const isMarked = locale === MARKED;
			const store = await startFixtureStore({ shop, locale, ...(isMarked && { app: app.folder }) });
			stores.push(store);
			const words = shop === 'empty' ? await wordsOfMadeUpShop(store) : wordsOfRecordedShop();
			const untranslated = isMarked ? new Untranslated([...words, ...typed]) : undefined;
			for (const view of everyView.filter((name) => views[name].locale === locale)) {
				const { page, complaints } = await visit(browser, store, views[view].size);
				// Unsaved settings ask before they are left.
				page.on('dialog', (dialog) => void dialog.accept());
				const coreRules = await readCoreRules(page, views[view].direction);
				const { origin } = store;
				opened.set(`${view} ${shop}`, { page, complaints, origin, untranslated, coreRules });
			}
		}
	}
});

afterAll(async () => {
	await browser.close();
	await Promise.all(stores.map((store) => store.stop()));
	app.remove();
});

/**
 * Returns what is wrong with the scene, by view; empty where nothing is: axe finds nothing, nothing is wider than the
 * window, no rule of WordPress's style sheets fits, no missing value is spelled out, every word is translated, and the
 * console is silent.
 */
async function faults(
	scene: Scene,
	seenFrom: readonly View[],
	judge: (page: Page, scene: Scene) => Promise<string[]> = violations,
): Promise<Record<string, string[]>> {
	const found = await Promise.all(
		seenFrom.map(async (view): Promise<[View, string[]]> => {
			const its = opened.get(`${view} ${scene.isEmpty ? 'empty' : 'store-a'}`);
			if (!its) throw new Error(`No browser is open for ${view}.`);
			try {
				await play(its.page, its.origin, scene);
				const judged = await judge(its.page, scene);
				return [view, [...judged, ...(await otherFaults(its, scene, view))]];
			} finally {
				await leave(its.page);
				its.complaints.length = 0;
			}
		}),
	);
	return Object.fromEntries(found.filter(([, wrong]) => wrong.length > 0));
}

function violations(page: Page, { isCovered }: Scene): Promise<string[]> {
	return axeViolations(page, isCovered ? ['target-size'] : []);
}

async function otherFaults(
	{ page, complaints, untranslated, coreRules }: Opened,
	scene: Scene,
	view: View,
): Promise<string[]> {
	const wrong: string[] = [];
	const tooWide = await sidewaysOverflow(page);
	if (tooWide > 0) wrong.push(`${tooWide} pixels too wide`);
	const direction = await page.evaluate(() => getComputedStyle(document.body).direction);
	if (direction !== views[view].direction) wrong.push(`written ${direction}`);
	const rules = await rulesThatFit(page, coreRules);
	wrong.push(...rules.map((rule) => `takes WordPress's rule ${rule}`));
	const said = (await visibleTexts(page)).filter((text) => missingValue.test(text));
	wrong.push(...said.map((text) => `says ${text}`));
	const english = (await untranslated?.on(page)) ?? [];
	wrong.push(...english.map((text) => `does not translate ${text}`));
	// A shop that fails is complained of by the browser itself.
	if (scene.network !== 'broken' && !scene.isComplainedOf) wrong.push(...complaints);
	return wrong;
}

describe('Accessibility, width, style sheets, values, translations and console are right', () => {
	it.each(loaded)('[S1.1] on $name', async (scene) => {
		expect(await faults(scene, everyView)).toEqual({});
	});

	it.each(states)('[S1.1] with $name', async (scene) => {
		expect(await faults(scene, twoViews)).toEqual({});
	});
});

describe('Width, style sheets, values and translations are right', () => {
	it.each(furtherScenes)('with $name', async (scene) => {
		expect(await faults(scene, ['right to left, 1400'], async () => [])).toEqual({});
	});
});
