import type { Browser, CDPSession, Page } from 'playwright-core';
import { launchChromium } from '../../support/chromium';
import { startFixtureStore, type FixtureStore } from '../../support/stores/fixture-store';
import { MARKED, markedApp, type MarkedApp } from '../../support/stores/marked-app';
import { fixFonts } from '../../pictures/fonts';
import { readCoreRules } from '../gallery/core-sheets/core-rules';
import { rulesThatFit, type Rule } from '../gallery/core-sheets/rules';
import { leave, play } from './play-scene';
import type { Scene } from './scene';
import { wordsOfMadeUpShop, wordsOfRecordedShop } from './shop-words';
import { Untranslated } from './untranslated';
import { visibleTexts } from './visible-texts';
import { axeViolations } from './axe';
import { painted, sidewaysOverflow, visit } from './visit';

/** From right to left in a language with marks: what has none was not translated. */
export type Language = 'English' | 'marked English' | 'marked Arabic';

/** How a scene is seen. */
export interface View {
	readonly width: 1400 | 390;
	/** Which of axe's rules judge it; none by default. Colours are the same in each view (tests/styles.test.ts). */
	readonly axe?: 'every rule' | 'all but colours';
	/** Judges the page before anything else touches it. */
	readonly look?: (page: Page) => Promise<string[]>;
	/** Judges what becomes of the page when something is added to it, after all else. No other view may follow. */
	readonly alter?: (page: Page) => Promise<string[]>;
}

/** A page of a shop, in one language and size. */
interface Opened {
	readonly page: Page;
	readonly origin: string;
	readonly complaints: string[];
	readonly session: CDPSession;
	/** Of WordPress's sheets, which stand beside ours in wp-admin. */
	readonly coreRules: readonly Rule[];
	readonly untranslated?: Untranslated;
}

/** What the scenes have typed or kept, and pieces of names of which the rest is what was typed. */
const typed = ['qwertz', 'Tee', 'Hoodie', 'Hood', 'ie', 'ie with Pocket', 'ie with Zipper'].concat(
	'Price raised',
);

/** What values that are missing look like where nobody thought of them. */
const missingValue = /\b(?:NaN|Infinity|undefined|Invalid date)\b|\[object Object\]/;

const HEIGHT = 1000;
const isPhone = (width: number) => width === 390;
const directionOf = (language: Language) => (language === 'English' ? 'ltr' : 'rtl');

/** Plays scenes in one browser and one language, and judges what it sees. Shops and pages open when a scene needs them. */
class SceneJudge {
	private readonly app: MarkedApp | undefined;
	private readonly stores = new Map<Shop, Promise<FixtureStore>>();
	private readonly words = new Map<Shop, Promise<readonly string[]>>();
	private readonly pages = new Map<string, Promise<Opened>>();

	constructor(
		private readonly browser: Browser,
		private readonly language: Language,
	) {
		this.app = language === 'English' ? undefined : markedApp(language);
	}

	async close(): Promise<void> {
		await this.browser.close();
		const stores = await Promise.all(this.stores.values());
		await Promise.all(stores.map((store) => store.stop()));
		this.app?.remove();
	}

	/**
	 * What is wrong with the scene, by view; empty where nothing is. The scene opens in the first view, and its window turns into the others:
	 * what depends on the width has to follow it.
	 */
	async faults(scene: Scene, views: readonly [View, ...View[]]): Promise<Record<string, string[]>> {
		const [first] = views;
		const its = await this.pageOf(first, scene.isEmpty ? 'empty' : 'store-a');
		const found: [string, string[]][] = [];
		try {
			await play(its.page, its.origin, scene);
			for (const view of views) {
				if (view !== first) await turn(its, view.width);
				const looked = (await view.look?.(its.page)) ?? [];
				const wrong = await faultsOf(its, scene, view, directionOf(this.language));
				const altered = (await view.alter?.(its.page)) ?? [];
				found.push([`${this.language}, ${view.width}`, [...looked, ...wrong, ...altered]]);
			}
		} finally {
			await leave(its.page);
			its.complaints.length = 0;
			if (views.length > 1) await turn(its, first.width);
		}
		return Object.fromEntries(found.filter(([, wrong]) => wrong.length > 0));
	}

	private pageOf({ width }: View, shop: Shop): Promise<Opened> {
		return remembered(this.pages, `${width} ${shop}`, () => this.openPage(width, shop));
	}

	private async openPage(width: number, shop: Shop): Promise<Opened> {
		const store = await remembered(this.stores, shop, () => this.openStore(shop));
		const size = { viewport: { width, height: HEIGHT }, hasTouch: isPhone(width) };
		const { page, complaints } = await visit(this.browser, store, size);
		await fixFonts(page.context());
		// Unsaved settings ask before they are left.
		page.on('dialog', (dialog) => void dialog.accept());
		const coreRules = await readCoreRules(page, directionOf(this.language));
		const session = await page.context().newCDPSession(page);
		const opened = { page, complaints, session, origin: store.origin, coreRules };
		if (this.language === 'English') return opened;
		const words = await remembered(this.words, shop, () => wordsOf(shop, store));
		return { ...opened, untranslated: new Untranslated([...words, ...typed]) };
	}

	private openStore(shop: Shop): Promise<FixtureStore> {
		return startFixtureStore(
			this.app ? { shop, locale: MARKED, app: this.app.folder } : { shop, locale: 'en_US' },
		);
	}
}

/** Opens a browser for the tests of a `describe`. A process of stores has one language at a time: that of the last one opened. */
export function judgeIn(language: Language): Pick<SceneJudge, 'faults'> {
	let judge: SceneJudge | undefined;
	beforeAll(async () => {
		judge = new SceneJudge(await launchChromium(), language);
	});
	afterAll(() => judge?.close());
	return {
		faults(scene, views) {
			if (!judge) throw new Error('The browser opens before the first test.');
			return judge.faults(scene, views);
		},
	};
}

/** Turns a desk's window into a phone's, or back, and waits until the page has followed. */
async function turn({ page, session }: Opened, width: number): Promise<void> {
	await session.send('Emulation.setTouchEmulationEnabled', { enabled: isPhone(width) });
	await page.setViewportSize({ width, height: HEIGHT });
	await painted(page);
}

/** One that sells, and one that has sold nothing. */
type Shop = 'store-a' | 'empty';

async function wordsOf(shop: Shop, store: FixtureStore): Promise<readonly string[]> {
	return shop === 'empty' ? wordsOfMadeUpShop(store) : wordsOfRecordedShop();
}

function remembered<Key, T>(known: Map<Key, T>, key: Key, make: () => T): T {
	const value = known.get(key) ?? make();
	known.set(key, value);
	return value;
}

async function faultsOf(
	{ page, complaints, untranslated, coreRules }: Opened,
	{ isCovered, network, isComplainedOf }: Scene,
	{ axe }: View,
	wantedDirection: 'ltr' | 'rtl',
): Promise<string[]> {
	const wrong: string[] = [];
	if (axe) {
		const without = [
			...(isCovered ? ['target-size'] : []),
			...(axe === 'all but colours' ? ['color-contrast'] : []),
		];
		wrong.push(...(await axeViolations(page, without)));
	}
	const tooWide = await sidewaysOverflow(page);
	if (tooWide > 0) wrong.push(`${tooWide} pixels too wide`);
	const direction = await page.evaluate(() => getComputedStyle(document.body).direction);
	if (direction !== wantedDirection) wrong.push(`written ${direction}`);
	const rules = await rulesThatFit(page, coreRules);
	wrong.push(...rules.map((rule) => `takes WordPress's rule ${rule}`));
	const said = (await visibleTexts(page)).filter((text) => missingValue.test(text));
	wrong.push(...said.map((text) => `says ${text}`));
	const english = (await untranslated?.on(page)) ?? [];
	wrong.push(...english.map((text) => `does not translate ${text}`));
	// A shop that fails is complained of by the browser itself.
	if (network !== 'broken' && !isComplainedOf) wrong.push(...complaints);
	return wrong;
}
