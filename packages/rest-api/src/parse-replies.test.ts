import fc from 'fast-check';
import { parseIndicators, parseItems, parseLeaderboards, parseStats } from './parse-replies';

const interval = {
	interval: '2026-10-01',
	date_start: '2026-10-01 00:00:00',
	date_start_gmt: '2026-10-01 04:00:00',
	date_end: '2026-10-01 23:59:59',
	date_end_gmt: '2026-10-02 03:59:59',
	subtotals: { net_revenue: 573.05, segments: [] },
};

describe('The response parsers', () => {
	it('keep totals, intervals and segments of a stats response as they are', () => {
		const segment = { segment_id: 10, segment_label: 'Beanie', subtotals: { items_sold: 8 } };
		const reply = {
			totals: { net_revenue: 15196.53, tips_of_an_extension: 3, segments: [segment] },
			intervals: [interval],
		};
		expect(parseStats(reply)).toEqual(reply);
	});

	it('read numeric text as numbers and keep an extension’s values, whatever they are', () => {
		const added = { a: '12.50', currency: 'EUR', tiers: [1, 2], more: { x: 1 }, none: null };
		const kept = { a: 12.5, currency: 'EUR', tiers: [1, 2], more: { x: 1 } };
		const { totals, intervals } = parseStats({ totals: added, intervals: [{ subtotals: added }] });
		expect(totals).toEqual(kept);
		expect(intervals[0]?.subtotals).toEqual(kept);
	});

	it('read indicators with the path of their report, and null for missing values', () => {
		const raw = [
			{
				stat: 'revenue/total_sales',
				chart: 'total_sales',
				label: 'Total sales',
				format: 'currency',
				value: null,
				_links: { report: [{ href: '/analytics/revenue' }] },
			},
			{ label: 'no stat' },
		];
		expect(parseIndicators(raw)).toEqual([
			{
				stat: 'revenue/total_sales',
				chart: 'total_sales',
				label: 'Total sales',
				format: 'currency',
				value: null,
				report: '/analytics/revenue',
			},
		]);
	});

	it('read leaderboards cell by cell', () => {
		const board = {
			id: 'products',
			label: 'Top products - Items sold',
			headers: [{ label: 'Product' }, { label: 'Items sold' }],
			rows: [
				[
					{ display: '<a href="#">Hoodie</a>', value: 'Hoodie' },
					{ display: '7', value: 7, format: 'number' },
				],
			],
		};
		expect(parseLeaderboards([board])).toEqual([board]);
	});

	it('never throw, whatever the shop sends', () => {
		fc.assert(
			fc.property(fc.anything(), (raw) => {
				parseStats(raw);
				parseStats({ totals: raw, intervals: raw });
				parseStats({ totals: { segments: raw }, intervals: [raw] });
				parseItems([raw]);
				parseIndicators([raw, { stat: 'a', _links: raw }]);
				parseLeaderboards([raw, { id: 'a', rows: [raw, [raw]], headers: raw }]);
			}),
		);
		expect(parseStats('<html>')).toEqual({ totals: {}, intervals: [] });
		expect(parseItems({ message: 'no list' })).toEqual([]);
	});
});
