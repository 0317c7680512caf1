import type { Page } from 'playwright-core';
import { homeScreen, overviewScreen, reportScreens } from '@store-analytics/rest-api';
import { awaitedRequests } from '../../support/late-requests';
import { eachTestVisits } from '../support/each-test-visits';
import { settled, type Visit } from '../support/visit';

let current: Visit;
let page: Page;

eachTestVisits((atHand) => ({ current, page } = atHand));

/** Breakdowns ask a query, which no page answers beforehand. */
const preloaded = Object.entries(reportScreens).flatMap(([slug, screen]) =>
	slug === 'breakdown' || slug === 'refunds' ? [] : screen,
);
const paths = [homeScreen, overviewScreen, ...preloaded].map(({ path }) => path);

describe('Responses in the page', () => {
	it.each(paths)(
		'are all that %s needs: the screen sends no REST request before it is ready',
		async (path) => {
			await current.open(path);
			expect(awaitedRequests(path, current.requests)).toEqual([]);
			expect(await page.locator('#root').getByRole('alert').count()).toBe(0);
			await current.open(path, 'period=last_year&compare=previous_period&interval=month');
			expect(awaitedRequests(path, current.requests)).toEqual([]);
			expect(current.complaints).toEqual([]);
		},
	);

	it('leave three requests of Overview for afterwards: two lines of numbers, and pictures of products', async () => {
		await current.open(overviewScreen.path);
		await settled(page);
		const lines = current.requests.filter((request) => /\/stats/.test(request));
		expect(lines).toHaveLength(2);
		expect(current.requests.length).toBeLessThanOrEqual(3);
	});

	it.each([
		[
			'what is pinned to Overview',
			overviewScreen.path,
			{
				store_analytics_pins: [
					{ kind: 'number', path: '/analytics/taxes', metric: 'shipping_tax', query: '' },
				],
			},
			/reports\/taxes\/stats/,
			'.woocommerce-dashboard .woocommerce-chart',
			'Taxes: Shipping tax',
		],
		[
			'what stands beside the numbers of a table',
			'/analytics/products',
			{ report_compared_columns: ['change'] },
			/reports\/products\?.*per_page=100/,
			'.woocommerce-table tbody tr:nth-child(5)',
			'Net sales (change)',
		],
	])(
		'are all that the screen needs, except %s, which loads while the screen is ready',
		async (_what, path, kept, asked, ready, late) => {
			await current.open('/analytics/revenue');
			await page.evaluate(async (preferences) => {
				const { nonce } = (window as unknown as { wpApiSettings: { nonce: string } }).wpApiSettings; // as: the page defines it
				const texts = Object.entries(preferences).map(([name, value]) => [
					name,
					JSON.stringify(value),
				]);
				await fetch('/wp-json/wp/v2/users/me', {
					method: 'POST',
					headers: { 'X-WP-Nonce': nonce, 'Content-Type': 'application/json' },
					body: JSON.stringify({ woocommerce_meta: Object.fromEntries(texts) }),
				});
			}, kept);
			let respond = () => {};
			const held = new Promise<void>((resolve) => (respond = resolve));
			await page.route(asked, async (route) => {
				await held;
				await route.continue();
			});
			current.requests.length = 0;
			const sent = page.waitForRequest(asked);
			await current.goTo(path);
			await page.locator(ready).first().waitFor();
			// Whatever has been requested by now is what the screen waits for.
			await sent;
			const awaited = awaitedRequests(path, current.requests);
			expect(awaited.filter((request) => !asked.test(request))).toEqual([]);
			expect(current.requests).not.toEqual([]);
			respond();
			await settled(page);
			await page.getByText(late).first().waitFor();
			await page.unrouteAll({ behavior: 'ignoreErrors' });
		},
	);

	it('serve only the first screen, and only until the user refreshes', async () => {
		await current.open('/analytics/revenue');
		const before = current.requests.length;
		await Promise.all([
			page.waitForResponse(/reports\/revenue\/stats/),
			page.getByRole('button', { name: 'Refresh' }).click(),
		]);
		await settled(page);
		const since = current.requests.slice(before);
		// The request for unread messages comes after ten seconds, which may have passed.
		expect(since.filter((request) => request.includes('/reports/'))).toHaveLength(3);
	});
});

describe('The scripts of a page', () => {
	it('request compilation while they load, in parallel with the page', async () => {
		await current.open('/analytics/revenue');
		const firstLines = await page.evaluate(async () => {
			const scripts = document.querySelectorAll<HTMLScriptElement>(
				'script[src*="store-analytics"]',
			);
			const texts = [...scripts].map(async ({ src }) => (await fetch(src)).text());
			return (await Promise.all(texts)).map((text) => text.split('\n', 1)[0]);
		});
		expect(firstLines.length).toBeGreaterThan(2);
		expect([...new Set(firstLines)]).toEqual(['//# allFunctionsCalledOnLoad']);
	});

	it('create no Error while they start, because its stack has the browser read every script again', async () => {
		await page.addInitScript(() => {
			const stacks: unknown[] = [];
			const noted = (error: Error) => {
				if (document.readyState === 'loading') stacks.push(error.stack);
				return error;
			};
			const NotedError = new Proxy(Error, {
				apply: (error, _this, [message]) => noted(error(message)),
				construct: (error, [message]) => noted(new error(message)),
			});
			Object.assign(window, { Error: NotedError, errorsAtStart: stacks });
		});
		for (const path of ['/analytics/revenue', '/analytics/settings']) {
			await current.open(path);
			expect(await page.evaluate('errorsAtStart')).toEqual([]);
		}
	});
});
