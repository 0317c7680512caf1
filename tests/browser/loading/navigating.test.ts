import type { Browser, Page } from 'playwright-core';
import { startFixtureStore, type FixtureStore } from '../../support/stores/fixture-store';
import { eachTestVisits } from '../support/each-test-visits';
import { follow, screenNames } from '../support/menu';
import { Translation } from '../support/translation';
import { OCTOBER, painted, PHONE, settled, visit, type Visit } from '../support/visit';

let browser: Browser;
let store: FixtureStore;
let current: Visit;
let page: Page;

eachTestVisits((atHand) => ({ browser, store, current, page } = atHand));

/** Makes the page record what moves vertically below its header, and how often its screen is empty. */
async function watch(on: Page): Promise<void> {
	await on.evaluate(() => {
		const seen = { moved: [] as string[], empty: 0 };
		Object.assign(window, { seen });
		interface Shift extends PerformanceEntry {
			readonly value: number;
			readonly sources: readonly {
				readonly node: Element | null;
				readonly previousRect: DOMRect;
				readonly currentRect: DOMRect;
			}[];
		}
		new PerformanceObserver((list) => {
			for (const { value, sources } of list.getEntries() as Shift[]) {
				const places = sources
					.filter(({ node }) => !node?.closest('#adminmenu'))
					.filter(({ previousRect, currentRect }) => previousRect.y !== currentRect.y)
					.map(({ node, previousRect, currentRect }) =>
						[node?.className, previousRect.y, currentRect.y].join(' '),
					);
				if (value > 0.01 && places.length > 0) seen.moved.push(places.join(', '));
			}
		}).observe({ type: 'layout-shift' });
		const look = () => {
			const main = document.querySelector('.woocommerce-layout__main');
			if (!main || main.querySelector('.is-loading-page')) seen.empty += 1;
			requestAnimationFrame(look);
		};
		look();
	});
}

const seen = (on: Page) =>
	on.evaluate(
		() => (window as unknown as { seen: { moved: string[]; empty: number } }).seen, // as: set by watch
	);

/** Checks the chart in each frame while the window changes to each width. */
async function wrongWidths(on: Page, widths: readonly number[]): Promise<string[]> {
	await on.evaluate(() => {
		const wrong: string[] = [];
		Object.assign(window, { wrong });
		const look = () => {
			const width = window.innerWidth;
			// Runs after this frame's callbacks and layout, and before the next frame's.
			setTimeout(() => {
				// The window already has its next width, but no frame has been painted with it.
				if (window.innerWidth !== width) return;
				const box = document.querySelector('.woocommerce-chart__container');
				const svg = box?.querySelector('.woocommerce-chart__plot > svg');
				if (box && svg && Math.abs(box.clientWidth - svg.clientWidth) > 1) {
					wrong.push(`${svg.clientWidth} in ${box.clientWidth}`);
				}
			});
			requestAnimationFrame(look);
		};
		look();
	});
	for (const width of widths) {
		await on.setViewportSize({ width, height: 900 });
		await on.waitForFunction((current) => window.innerWidth === current, width);
		// The first frame with this width, and what the chart draws after it.
		await painted(on);
		await painted(on);
	}
	return on.evaluate(() => (window as unknown as { wrong: string[] }).wrong); // as: set above
}

describe('A walk through the menu', () => {
	it('moves nothing vertically and shows no empty page', async () => {
		await current.open('/analytics/overview');
		await watch(page);
		for (const name of screenNames.slice(1)) {
			await follow(page, name);
			expect([name, await seen(page)]).toEqual([name, { moved: [], empty: 0 }]);
		}
	});

	it('leaves a screen only when the next one can render', async () => {
		await current.open('/analytics/revenue');
		let release = () => {};
		const held = new Promise<void>((resolve) => (release = resolve));
		await page.route(/report-stock\..*js/, async (route) => {
			await held;
			await route.continue();
		});
		const asked = page.waitForRequest(/report-stock/);
		await page.locator('#adminmenu .wp-submenu a', { hasText: /^Stock$/ }).dispatchEvent('click');
		await asked;
		expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Revenue');
		expect(await page.locator('.woocommerce-chart').count()).toBe(1);
		release();
		await page.getByRole('heading', { level: 1, name: 'Stock' }).waitFor();
		await settled(page);
	});
});

describe('The age of the numbers', () => {
	it('is in the header, and is not announced while cards load', async () => {
		await current.open('/analytics/overview', 'period=month&compare=previous_year');
		const age = page.locator('.woocommerce-layout__header .woocommerce-report-age');
		await age.getByText('Updated just now').waitFor();
		let release = () => {};
		const held = new Promise<void>((resolve) => (release = resolve));
		await page.route('**/leaderboards**', async (route) => {
			await held;
			await route.continue();
		});
		await page.getByRole('button', { name: /vs\./ }).click();
		await page.getByRole('radio', { name: 'Last week' }).click();
		await page.locator('.woocommerce-summary').waitFor();
		expect(await age.textContent()).toBe('');
		release();
		await age.getByText('Updated just now').waitFor();
	});
});

describe('A chart', () => {
	it('keeps the tapped value until the next tap', async () => {
		const phone = await visit(browser, store, PHONE);
		await phone.open('/analytics/revenue');
		const plot = phone.page.locator('.woocommerce-chart__plot');
		const tooltip = phone.page.locator('.woocommerce-chart__tooltip');
		const tap = async (share: number) => {
			const { x, y, width, height } = (await plot.boundingBox()) ?? {
				x: 0,
				y: 0,
				width: 0,
				height: 0,
			};
			await phone.page.touchscreen.tap(x + width * share, y + height / 2);
		};
		await plot.scrollIntoViewIfNeeded();
		await phone.page.clock.install();
		// The last event of a tap, after the pointer has left.
		const clicked = plot.evaluate(
			(it) => new Promise((resume) => it.addEventListener('click', () => resume(0))),
		);
		await tap(0.5);
		const first = await tooltip.textContent();
		expect(first).toMatch(/[A-Z][a-z]{2}, Oct \d/);
		await clicked;
		await phone.page.clock.runFor(10_000);
		expect(await tooltip.textContent()).toBe(first);
		await tap(0.8);
		expect(await tooltip.textContent()).not.toBe(first);
		await phone.page.touchscreen.tap(5, 300);
		await tooltip.waitFor({ state: 'detached' });
		await phone.end();
	});

	it('has the right width in every frame while the legend moves', async () => {
		await current.open('/analytics/products', `${OCTOBER}&chart=items_sold`);
		expect(await wrongWidths(page, [1100, 1500, 900, 1400])).toEqual([]);
	});
});

describe('From right to left,', () => {
	let arabic: FixtureStore;
	beforeAll(async () => (arabic = await startFixtureStore({ locale: 'ar' })));
	afterAll(() => arabic.stop());

	it('a walk through the menu on a phone shows no empty page, and the chart has the right width in every frame', async () => {
		const phone = await visit(browser, arabic, PHONE);
		await phone.open('/analytics/overview');
		await watch(phone.page);
		// Data and Settings have no age of numbers: below the header all moves by its row, 24 px and the gap of 8 px.
		const moves: Record<string, string> = { Data: '139 107', Home: '107 139' };
		const moved: string[] = [];
		for (const title of screenNames.slice(1)) {
			await follow(phone.page, new Translation('ar').of(title));
			if (moves[title]) moved.push(`woocommerce-layout__primary ${moves[title]}`);
			expect([title, await seen(phone.page)]).toEqual([title, { moved, empty: 0 }]);
		}
		await phone.open('/analytics/products', `${OCTOBER}&chart=items_sold`);
		expect(await wrongWidths(phone.page, [782, 390, 1100, 390])).toEqual([]);
		await phone.end();
	});
});
