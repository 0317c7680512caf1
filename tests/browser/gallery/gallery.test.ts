import type { Browser } from 'playwright-core';
import { launchChromium } from '../../support/chromium';
import { buttonNames, keepsFocus, missedByTab } from '../support/gallery-keyboard';
import {
	openGallery,
	readExamples,
	serveGallery,
	type GalleryPage,
	type View,
} from '../support/gallery-page';
import { shownElements } from '../support/shown-elements';
import { axeViolations } from '../support/axe';
import { sidewaysOverflow } from '../support/visit';
import { readCoreRules } from './core-sheets/core-rules';
import { rulesThatFit, type Rule } from './core-sheets/rules';

const examples = readExamples();

/** What is laid out otherwise from right to left or on a phone shows in one view of both. */
const views = {
	'left to right': { width: 1400, direction: 'ltr' },
	'right to left on a phone': { width: 390, direction: 'rtl' },
	'for the keyboard': { width: 1400, direction: 'ltr' },
} as const satisfies Record<string, View>;
type Name = keyof typeof views;

/** Loads the page again, and the gallery with it. */
const RELOADS = 'texts-analyticserror--offering-to-reload-the-page';

let browser: Browser;
let served: Awaited<ReturnType<typeof serveGallery>>;
const opened = new Map<Name, GalleryPage>();
const coreRules = new Map<Name, readonly Rule[]>();

beforeAll(async () => {
	browser = await launchChromium();
	served = await serveGallery();
	const names = Object.keys(views) as Name[]; // the keys of that record
	await Promise.all(
		names.map(async (name) => {
			const gallery = await openGallery(browser, served.origin, views[name]);
			opened.set(name, gallery);
			coreRules.set(name, await readCoreRules(gallery.page, views[name].direction));
		}),
	);
});

afterAll(async () => {
	await browser.close();
	await served.stop();
});

function galleryOf(name: Name): GalleryPage {
	const gallery = opened.get(name);
	if (!gallery) throw new Error(`The gallery is not open ${name}.`);
	return gallery;
}

/** What is wrong with an example as it is first seen, in words, by view. */
async function faultsOf(id: string): Promise<Record<'wide' | 'mirroredPhone', string[]>> {
	const [wide, phone] = [galleryOf('left to right'), galleryOf('right to left on a phone')];
	await Promise.all([wide.show(id), phone.show(id)]);
	const shownWide = await shownElements(wide.page);
	const shownOnPhone = await shownElements(phone.page);
	const [wideFaults, mirroredPhone] = await Promise.all([
		// Controls come closest on a phone. Axe's other rules find in the same elements what they find there.
		faultsIn('left to right', shownWide !== shownOnPhone),
		faultsIn('right to left on a phone', true),
	]);
	const missed = await missedByTab(wide.page);
	return { wide: [...wideFaults, ...missed.map(notReached)], mirroredPhone };
}

async function faultsIn(name: Name, isJudgedByAxe: boolean): Promise<string[]> {
	const { page, complaints } = galleryOf(name);
	// An example is no page with landmarks.
	const violations = isJudgedByAxe ? await axeViolations(page, ['region'], 'body') : [];
	const overflow = await sidewaysOverflow(page);
	const rules = await rulesThatFit(page, coreRules.get(name) ?? []);
	return [
		...violations,
		...(overflow > 0 ? [`is ${overflow} pixels too wide`] : []),
		...rules.map((rule) => `takes WordPress's rule ${rule}`),
		...complaints,
	];
}

const notReached = (control: string) => `Tab does not reach ${control}`;

// The same button is in many examples of a component: once is enough.
const pressed = new Set<string>();

/** Buttons that lose the focus when they are pressed; each press has the example anew. */
async function losers(id: string, place: string): Promise<string[]> {
	const [component] = place.split(':');
	const { page, show } = galleryOf('for the keyboard');
	const isNew = (name: string) => !pressed.has(`${component} ${name}`);
	// The wide page has the example already: most have no button that was not pressed.
	const there = await buttonNames(galleryOf('left to right').page);
	if (id === RELOADS || !there.some(isNew)) return [];
	await show(id);
	const names = await buttonNames(page);
	const lost: string[] = [];
	for (const [index, name] of names.entries()) {
		if (!isNew(name)) continue;
		pressed.add(`${component} ${name}`);
		if (!(await keepsFocus(page, names, index))) lost.push(`${name} loses the focus`);
		await show(id);
	}
	return lost;
}

describe('every example of the gallery', () => {
	it.each(examples)(
		"is accessible, fits, takes no rule of WordPress's sheets, asks nobody, complains of nothing, is reached by Tab and keeps the focus: $place",
		async ({ id, place }) => {
			expect({ ...(await faultsOf(id)), keyboard: await losers(id, place) }).toEqual({
				wide: [],
				mirroredPhone: [],
				keyboard: [],
			});
		},
	);
});
