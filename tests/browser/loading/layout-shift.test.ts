import type { BrowserContextOptions, Page } from 'playwright-core';
import { startFixtureStore, type FixtureStore } from '../../support/stores/fixture-store';
import { differing, syncStatus } from '../../support/stores/sync-status';
import { eachTestVisits, type AtHand } from '../support/each-test-visits';
import { follow, heading, screenNames } from '../support/menu';
import { Translation } from '../support/translation';
import { DESKTOP, holdResponses, OCTOBER, painted, PHONE, visit } from '../support/visit';

/** What a screen may shift: the headings of a table in sight take their widths from its rows. On a phone, they shift most. */
const MOST = 0.002;

let atHand: AtHand;

eachTestVisits((now) => (atHand = now));

const YEAR = 'period=year&compare=previous_year';

/** Layout shifts, except those of wp-admin's own menu, which opens and closes when the user clicks. */
interface Shifted {
	value: number;
	readonly what: string[];
}

/** Makes the page add up layout shifts, as Cumulative Layout Shift does, and collect the shifted elements. */
function watch(): void {
	interface Shift extends PerformanceEntry {
		readonly value: number;
		readonly sources: readonly {
			readonly node: Node | null;
			readonly previousRect: DOMRect;
			readonly currentRect: DOMRect;
		}[];
	}
	const shifted: Shifted = { value: 0, what: [] };
	const elementOf = (node: Node | null) => (node instanceof Element ? node : node?.parentElement);
	const place = ({ x, y, width, height }: DOMRect) =>
		[x, y, width, height].map(Math.round).join(' ');
	/** The browser's score: the affected share of the window times the distance. */
	const scoreOf = (own: Shift['sources']) => {
		const rects = own.flatMap(({ previousRect, currentRect }) => [previousRect, currentRect]);
		const areas = rects.map(({ width, height }) => width * height);
		const moves = own.flatMap(({ previousRect: from, currentRect: to }) => [
			Math.abs(from.x - to.x),
			Math.abs(from.y - to.y),
		]);
		const { innerWidth, innerHeight } = window;
		const moved = areas.reduce((sum, area) => sum + area, 0) / (innerWidth * innerHeight);
		return Math.min(1, moved) * (Math.max(...moves) / Math.max(innerWidth, innerHeight));
	};
	// On a phone the header of another screen may have one row more or less, which moves all below it with the click itself.
	const content = document.querySelector('#woocommerce-layout__primary');
	const turned = { from: 0, until: 0 };
	const heading = document.querySelector('h1');
	const turn = () => {
		Object.assign(turned, { from: performance.now(), until: Infinity });
		// The next frame shows it; the one after begins when that is painted.
		requestAnimationFrame(() => requestAnimationFrame((time) => (turned.until = time)));
	};
	if (heading) new MutationObserver(turn).observe(heading, { characterData: true, subtree: true });
	const add = (entries: PerformanceEntryList) => {
		for (const { value, sources, startTime } of entries as Shift[]) {
			const own = sources.filter((source) => {
				const element = elementOf(source.node);
				const { from, until } = turned;
				const turns = element === content && startTime >= from && startTime <= until;
				return !turns && !element?.closest('#adminmenu');
			});
			if (sources.length > 0 && own.length === 0) continue;
			// If the menu shifts in the same frame, only the page's own share counts.
			shifted.value += own.length === sources.length ? value : scoreOf(own);
			for (const { node, previousRect, currentRect } of own) {
				const name = elementOf(node)?.getAttribute('class') ?? '';
				shifted.what.push(`${name}: ${place(previousRect)} → ${place(currentRect)}`);
			}
		}
	};
	const observer = new PerformanceObserver((list) => add(list.getEntries()));
	observer.observe({ type: 'layout-shift' });
	Object.assign(window, {
		shiftedSince() {
			add(observer.takeRecords());
			const since = { ...shifted, what: shifted.what.splice(0) };
			shifted.value = 0;
			return since;
		},
	});
}

/** Returns the shifts since the last call. */
async function shifted(page: Page): Promise<Shifted> {
	// The browser reports a shift after it has painted the frame.
	await painted(page);
	return page.evaluate(() => {
		const { shiftedSince } = window as unknown as { shiftedSince: () => Shifted }; // as: set by watch
		return shiftedSince();
	});
}

/** The walk begins and ends on the first screen. */
function inOrder([first = '', ...others]: readonly string[], order: string): string[] {
	return [first, ...(order === 'backwards' ? others.reverse() : others), first];
}

async function walk(
	store: FixtureStore,
	size: BrowserContextOptions,
	query: string,
	[, ...names]: readonly string[],
): Promise<void> {
	const { page, open, end } = await visit(atHand.browser, store, size);
	await open('/analytics/overview', query);
	let next = '';
	let begun = '';
	await holdResponses(page, async () => {
		await heading(page, next).waitFor();
		// What moves with the click itself, such as the place after the heading, is no surprise.
		if (begun !== next) await shifted(page);
		begun = next;
	});
	await page.evaluate(watch);
	for (const name of names) {
		next = name;
		await follow(page, name);
		const { value, what } = await shifted(page);
		expect([name, value > MOST ? [value, ...what] : []]).toEqual([name, []]);
	}
	await end();
}

const small = { viewport: { width: 1024, height: 900 } };
const tablet = { viewport: { width: 782, height: 900 } };

/** Each walk covers one combination of size, range, writing direction and order. */
describe('No screen of the menu shifts its layout', () => {
	it.each([
		['a desk', 'a year', DESKTOP, YEAR, 'backwards'],
		['a small desk', 'a month', small, OCTOBER, ''],
		['a tablet', 'a year', tablet, YEAR, ''],
		['a phone', 'a month', PHONE, OCTOBER, ''],
	])('on %s with the numbers of %s', async (_name, _range, size, query, order) => {
		await walk(atHand.store, size, query, inOrder(screenNames, order));
	});

	describe('in the store of a connected shop with all messages about its data', () => {
		let store: FixtureStore;
		beforeAll(async () => {
			const sync = () => syncStatus({ ...differing, refused: ['Order 7 has no date.'] });
			store = await startFixtureStore({ sync });
		});
		afterAll(() => store.stop());

		it.each([
			['a desk', DESKTOP],
			['a phone', PHONE],
		])('on %s', async (_name, size) => {
			await walk(store, size, OCTOBER, ['Overview', 'Data', 'Orders', 'Data', 'Overview']);
		});
	});

	describe('from right to left', () => {
		let store: FixtureStore;
		beforeAll(async () => (store = await startFixtureStore({ locale: 'ar' })));
		afterAll(() => store.stop());

		it.each([
			['a desk', DESKTOP, OCTOBER, ''],
			['a phone', PHONE, YEAR, 'backwards'],
		])('on %s', async (_name, size, query, order) => {
			const names = screenNames.map((name) => new Translation('ar').of(name));
			await walk(store, size, query, inOrder(names, order));
		});
	});
});
