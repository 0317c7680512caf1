import type { ShopSettings } from '../../schema/shop-settings';
import type { PreloadContext } from './address-dates';
import { preloadedQueries } from './preloaded-queries';
import type { ScreenQueries } from './screen-queries';

const screen: ScreenQueries = {
	free: [],
	queries: [
		{
			kind: 'stats',
			endpoint: 'orders',
			query: { after: '{primary.after}', before: '{primary.before}', interval: '{interval}' },
		},
		{
			kind: 'stats',
			endpoint: 'orders',
			query: { after: '{secondary.after}', before: '{secondary.before}', interval: '{interval}' },
		},
	],
};

/** A shop in New York on Friday, 20 November 2026. */
const context = {
	now: new Date('2026-11-20T17:00:00Z'),
	firstOrder: '2026-10-05',
	rest: () => Promise.resolve(null),
	shop: {
		timeZone: 'America/New_York',
		weekStart: 0,
		fiscalYearStart: 4,
		defaultDateRange: 'period=month&compare=previous_year',
	} as ShopSettings, // dates depend only on these
} satisfies PreloadContext;

async function days(address: string): Promise<string[]> {
	const queries = await preloadedQueries(screen, new URLSearchParams(address), context);
	return queries.map(({ query }) =>
		['after', 'before', 'interval'].map((name) => String(query[name])).join(' '),
	);
}

describe('Date range of preloaded queries', () => {
	it('ends today and compares the same weekdays of the previous period', async () => {
		expect(await days('period=last_30_days&compare=same_weekdays')).toEqual([
			'2026-10-21T00:00:00 2026-11-19T23:59:59 day',
			'2026-09-16T00:00:00 2026-10-15T23:59:59 day',
		]);
	});

	it('is a single range without a comparison', async () => {
		expect(await days('period=month&compare=none')).toEqual([
			'2026-11-01T00:00:00 2026-11-20T23:59:59 day',
		]);
	});

	it('begins with the shop’s first order or its fiscal year', async () => {
		expect(await days('period=all&compare=none')).toEqual([
			'2026-10-05T00:00:00 2026-11-20T23:59:59 day',
		]);
		expect(await days('period=last_fiscal_year&compare=previous_year')).toEqual([
			'2025-04-01T00:00:00 2026-03-31T23:59:59 day',
			'2024-04-01T00:00:00 2025-03-31T23:59:59 day',
		]);
	});

	it('can have a custom comparison range', async () => {
		const other = 'compare=custom&compare_after=2026-02-01&compare_before=2026-02-14';
		expect(await days(`period=month&${other}`)).toEqual([
			'2026-11-01T00:00:00 2026-11-20T23:59:59 day',
			'2026-02-01T00:00:00 2026-02-14T23:59:59 day',
		]);
	});
});
