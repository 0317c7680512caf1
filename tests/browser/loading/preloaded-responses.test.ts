import type { Page } from 'playwright-core';
import { homeScreen, overviewScreen, reportScreens } from '@store-analytics/rest-api';
import { eachTestVisits } from '../support/each-test-visits';
import { settled, type Visit } from '../support/visit';

let current: Visit;
let page: Page;

eachTestVisits((atHand) => ({ current, page } = atHand));

const paths = [homeScreen, overviewScreen, ...Object.values(reportScreens)].map(({ path }) => path);

describe('what the page brings along', () => {
	it.each(paths)('is all that %s needs to be ready: it asks REST nothing', async (path) => {
		await current.open(path);
		expect(current.requests).toEqual([]);
		expect(await page.locator('#root').getByRole('alert').count()).toBe(0);
		await current.open(path, 'period=last_year&compare=previous_period&interval=month');
		expect(current.requests).toEqual([]);
		expect(current.complaints).toEqual([]);
	});

	it('counts for the first screen alone, and until its user wants newer numbers', async () => {
		await current.open('/analytics/revenue');
		await Promise.all([
			page.waitForResponse(/reports\/revenue\/stats/),
			page.getByRole('button', { name: 'Refresh' }).click(),
		]);
		await settled(page);
		expect(current.requests.length).toBe(3);
	});
});

describe('the scripts of a page', () => {
	it('ask to be compiled while they come, beside the page', async () => {
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
});
