import type { Page } from 'playwright-core';
import { eachTestVisits } from '../support/each-test-visits';
import { axeViolations } from '../support/axe';
import { settled, type Visit } from '../support/visit';

let current: Visit;
let page: Page;

eachTestVisits((atHand) => ({ current, page } = atHand));

const menuLink = (name: string) =>
	page
		.locator('#toplevel_page_wc-admin-path--analytics-overview')
		.getByRole('link', { name, exact: true });
const age = () => page.locator('.woocommerce-report-age');
const follow = async (name: string) => {
	await menuLink(name).click();
	await page.getByRole('heading', { level: 1, name }).waitFor();
};
const later = (minutes: number) =>
	page.clock.setSystemTime(new Date(Date.now() + minutes * 60_000));
const asked = (report: string) =>
	current.requests.filter((request) => request.includes(`/reports/${report}`)).length;

/** Holds a report's requests until the returned function is called. */
async function hold(report: string): Promise<() => void> {
	let release = () => {};
	const released = new Promise<void>((resolve) => (release = resolve));
	await page.route(`**/reports/${report}**`, async (route) => {
		await released;
		await route.continue().catch(() => undefined); // The page may have cancelled the request meanwhile.
	});
	return release;
}

/** The visible elements and their positions; any movement shows as a difference. */
function places(): Promise<string[]> {
	return page.evaluate(() =>
		[
			'.woocommerce-filters',
			'.woocommerce-summary',
			'.woocommerce-chart',
			'.woocommerce-table',
		].map((selector) => {
			const { top, height } =
				document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
			return `${selector} ${Math.round(top)} ${Math.round(height)}`;
		}),
	);
}

interface TableFrame {
	/** The number of rows with numbers. */
	rows: number;
	/** The number of rows that are partly within the window. */
	inSight: number;
	/** Left edges of the columns, and the height of the page. */
	columns: number[];
	height: number;
}

/** The current layout of the table. */
const tableFrame = () => page.evaluate<TableFrame>(`(${readTable.toString()})()`);

/** Runs in the page. */
function readTable() {
	const rows = [...document.querySelectorAll('.woocommerce-table tbody tr:not([aria-hidden])')];
	return {
		rows: rows.length,
		inSight: rows.filter((row) => row.getBoundingClientRect().top < window.innerHeight).length,
		columns: [...document.querySelectorAll('.woocommerce-table thead th')].map(
			(cell) => cell.getBoundingClientRect().left,
		),
		height: document.documentElement.scrollHeight,
	};
}

/** Follows a menu link. Collects each frame that shows the report until its table has `rows` rows. */
const framesAfter = (name: string, rows: number) =>
	page.evaluate<TableFrame[]>(`new Promise((resolve) => {
		const frames = [];
		const look = () => {
			if (document.querySelector('h1').textContent === '${name}') frames.push((${readTable.toString()})());
			if (frames.at(-1)?.rows === ${rows}) resolve(frames);
			else requestAnimationFrame(look);
		};
		const links = document.querySelectorAll('#toplevel_page_wc-admin-path--analytics-overview .wp-submenu a');
		[...links].find((link) => link.textContent.trim() === '${name}').click();
		requestAnimationFrame(look);
	})`);

describe('A screen that the user has seen before', () => {
	it('appears at once with its age, refreshes, and does not move', async () => {
		await current.open('/analytics/revenue');
		const before = await places();
		await follow('Orders');
		await settled(page);
		await follow('Revenue');
		await settled(page);
		// The page contains the first responses.
		expect(asked('revenue')).toBe(0);
		expect(await age().textContent()).toContain('Updated just now');
		await follow('Orders');
		await later(3);
		const release = await hold('revenue');
		await follow('Revenue');
		await age().getByText('Updated 3 minutes ago · Refreshing…').waitFor();
		expect(await page.locator('.woocommerce-summary').textContent()).toContain('$16,028.48');
		expect(await page.locator('.is-loading, .is-placeholder').count()).toBe(0);
		expect(await places()).toEqual(before);
		expect(await axeViolations(page)).toEqual([]);
		expect(await page.locator('[aria-live="polite"]').allTextContents()).toContain(
			'Updated 3 minutes ago · Refreshing…',
		);
		release();
		await age().getByText('Updated just now').waitFor();
		expect(await places()).toEqual(before);
		expect(asked('revenue')).toBe(3);
		expect(current.complaints).toEqual([]);
	});

	it('keeps its numbers when the shop is unreachable, reports that, and retries on demand', async () => {
		await current.open('/analytics/revenue');
		await follow('Orders');
		await settled(page);
		await later(5);
		await page.route('**/reports/revenue**', (route) => route.fulfill({ status: 503, body: '' }));
		await follow('Revenue');
		await age().getByText('Updated 5 minutes ago · Newer numbers could not be loaded.').waitFor();
		expect(await page.locator('.woocommerce-summary').textContent()).toContain('$16,028.48');
		// The rows below the window come after the first frame.
		await page.getByRole('row').nth(20).waitFor();
		expect(await axeViolations(page)).toEqual([]);
		await page.unroute('**/reports/revenue**');
		await age().getByRole('button', { name: 'Try again' }).click();
		await age().getByText('Updated just now').waitFor();
		expect(await age().getByRole('button').textContent()).toBe('Refresh');
	});

	it('appears at once also for Overview and for other ranges', async () => {
		await current.open('/analytics/overview');
		const first = current.requests.length;
		await page.goBack();
		// The pictures of the products come last, after the screen has settled.
		const pictures = page.waitForResponse(/\/products\?_fields=id/);
		await current.open('/analytics/overview');
		await pictures;
		await follow('Revenue');
		// Leaving a report before its responses arrive cancels its requests.
		await page.locator('.woocommerce-table__summary', { hasText: /\d/ }).waitFor();
		await follow('Overview');
		await settled(page);
		const once = current.requests.length - first;
		await follow('Revenue');
		await follow('Overview');
		expect(current.requests.length - first).toBe(once);
		await later(2);
		const release = await hold('performance-indicators');
		await follow('Revenue');
		await follow('Overview');
		await age().getByText('Updated 2 minutes ago · Refreshing…').waitFor();
		expect(await page.locator('.woocommerce-summary').textContent()).toContain('$');
		release();
		await age().getByText('Updated just now').waitFor();
	});
});

describe('A table that the user has seen before', () => {
	it('has the visible rows in its first frame, the others right after, and nothing moves', async () => {
		await current.open('/analytics/orders');
		await settled(page);
		const whole = await tableFrame();
		await follow('Coupons');
		await settled(page);
		const [first, ...others] = await framesAfter('Orders', whole.rows);
		expect(first?.rows).toBeGreaterThanOrEqual(whole.inSight);
		expect(first?.rows).toBeLessThan(whole.rows);
		for (const frame of [first, ...others]) {
			expect({ ...frame, rows: whole.rows }).toEqual(whole);
		}
		expect(current.complaints).toEqual([]);
	});

	it('has all rows at once if the window shows them all or if something else is in it', async () => {
		await current.open('/analytics/orders');
		await settled(page);
		const { rows } = await tableFrame();
		await follow('Coupons');
		await settled(page);
		await page.setViewportSize({ width: 1400, height: 6000 });
		expect(await framesAfter('Orders', rows)).toHaveLength(1);
		await page.getByRole('columnheader').getByRole('button', { name: /Date/ }).click();
		await settled(page);
		expect(await page.locator('.woocommerce-table tbody tr').count()).toBe(rows);
	});
});

describe('A link under the pointer', () => {
	it('prefetches its report, which is ready on click', async () => {
		await current.open('/analytics/revenue');
		await Promise.all([page.waitForResponse(/reports\/orders\?/), menuLink('Orders').hover()]);
		await page.waitForLoadState('networkidle');
		const prepared = current.requests.length;
		const release = await hold('orders');
		await follow('Orders');
		expect(await page.locator('.woocommerce-summary').textContent()).toContain('Net sales');
		expect(await page.getByRole('row').count()).toBeGreaterThan(20);
		expect(current.requests).toHaveLength(prepared);
		expect(asked('orders')).toBe(3);
		release();
		expect(current.complaints).toEqual([]);
	});

	it('cancels the prefetch when the pointer leaves', async () => {
		await current.open('/analytics/revenue');
		const release = await hold('orders');
		const gone = page.waitForEvent('requestfailed');
		await Promise.all([page.waitForRequest(/reports\/orders/), menuLink('Orders').hover()]);
		await page.getByRole('heading', { level: 1 }).hover();
		expect((await gone).url()).toContain('/reports/orders');
		release();
		await page.unroute('**/reports/orders**');
		await follow('Orders');
		await settled(page);
		expect(await page.getByRole('row').count()).toBeGreaterThan(20);
		expect(current.complaints).toEqual([]);
	});

	it("prefetches on keyboard focus too, for instance from a table's row to its product", async () => {
		await current.open('/analytics/products');
		const first = current.requests.length;
		await Promise.all([
			page.waitForResponse(/reports\/products\/stats/),
			page.locator('.woocommerce-table tbody a').first().focus(),
		]);
		await page.waitForLoadState('networkidle');
		expect(
			current.requests
				.slice(first)
				.some((path) => path.includes('products=') || path.includes('include=')),
		).toBe(true);
		const prepared = current.requests.length;
		await page.keyboard.press('Enter');
		await settled(page);
		expect(page.url()).toContain('single_product');
		// The months and orders of its record stand below the report, and come after it.
		const ofRecord = /\/reports\/orders\?|interval=month/;
		expect(
			current.requests
				.slice(prepared)
				.filter((path) => path.includes('/reports/') && !ofRecord.test(path)),
		).toEqual([]);
	});
});
