import CurrencyFactory from '@store-analytics/currency';
import { readSettings } from '../../../../platform/settings/settings';
import coupons from '../../../definitions/coupons';
import { buildModel } from '../../definition/model';
import type { ReportRow } from '../../definition/definition';
import { headersOf, metricColumns } from '../columns';
import { sortedByCompared, withCompared } from './compared-columns';

const settings = readSettings({ adminUrl: '/wp-admin/' });
const model = buildModel(coupons, 'Coupons', settings);
const tools = { query: {}, settings, currency: CurrencyFactory() };

const row = (id: number, amount: number, orders: number): ReportRow => ({
	coupon_id: id,
	amount,
	orders_count: orders,
});
const now = [row(1, 10.005, 4), row(2, 20, 9), row(3, 5, 2)];
const before = new Map([
	[1, row(1, 5.004, 6)],
	[2, row(2, 20, 1)],
]);
const rowBefore = ({ coupon_id: id }: ReportRow) => before.get(Number(id));
const items = { data: now, totalResults: 3 };

const table = {
	items,
	headers: headersOf(model.columns, model.defaultSort),
	rows: now.map((one) => model.columns.map(({ key }) => ({ value: String(one[key] ?? '') }))),
};
const all = { choice: ['previous', 'change'] as const, before: rowBefore, tools, isSortable: true };

describe('Columns of the compared period', () => {
	it('follow each number, and no other column', () => {
		expect(metricColumns(model).map(({ key }) => key)).toEqual(['orders_count', 'amount']);
		const { headers, rows } = withCompared(model, table, all);
		expect(headers.map(({ key }) => key)).toEqual([
			...['code', 'orders_count', 'orders_count_previous', 'orders_count_change'],
			...['amount', 'amount_previous', 'amount_change'],
			...['created', 'expires', 'type'],
		]);
		expect(rows.every((cells) => cells.length === headers.length)).toBe(true);
	});

	it('contain the difference of both numbers as displayed, to the cent', () => {
		const { headers, rows } = withCompared(model, table, all);
		const at = headers.findIndex(({ key }) => key === 'amount_previous');
		// $10.01 less $5.00 is $5.01, although 10.005 - 5.004 is 5.001.
		expect(rows[0]?.slice(at, at + 2)).toEqual([
			{ display: '$5.00', value: 5 },
			{ display: ['+', '$5.01'], value: 5.01 },
		]);
		expect(rows[1]?.[at + 1]).toEqual({ display: '$0.00', value: 0 });
	});

	it('contain points for rates, as tables and files say them', () => {
		const rate = { key: 'rate', label: 'Refund rate', type: 'percent' as const };
		const withRate = { ...model, columns: [rate], charts: [rate] };
		const rates = {
			items: { data: [{ coupon_id: 1, rate: 0.0674 }], totalResults: 1 },
			headers: headersOf(withRate.columns, model.defaultSort),
			rows: [[{ value: '6.7%' }]],
		};
		const shown = withCompared(withRate, rates, {
			...all,
			before: () => ({ coupon_id: 1, rate: 0.0206 }),
		});
		expect(shown.rows[0]?.at(-1)).toEqual({ display: ['+', '4.6 points'], value: 4.6 });
	});

	it('are empty without such a row, and until it has loaded', () => {
		const { headers, rows } = withCompared(model, table, all);
		const at = headers.findIndex(({ key }) => key === 'amount_previous');
		const empty = { display: '', value: '' };
		expect(rows[2]?.slice(at, at + 2)).toEqual([empty, empty]);
		const awaited = withCompared(model, table, { ...all, before: undefined });
		expect(awaited.rows[0]?.slice(at, at + 2)).toEqual([empty, empty]);
	});

	it('are hidden together with their number, and are absent if an extension has changed the rows', () => {
		const hidden = table.headers.map((header) => ({ ...header, visible: header.key !== 'amount' }));
		const { headers } = withCompared(model, { ...table, headers: hidden }, all);
		expect(headers.map(({ key }) => key)).not.toContain('amount_change');
		const others = { ...table, rows: table.rows.slice(1) };
		expect(withCompared(model, others, all).rows).toBe(others.rows);
	});

	it('sort rows in both directions; rows without a counterpart come last', () => {
		const ids = (kind: 'previous' | 'change', order: string) =>
			sortedByCompared(model, items, { key: 'amount', kind, order }, rowBefore, tools).map(
				(one) => (one as ReportRow)['coupon_id'],
			);
		expect(ids('change', 'desc')).toEqual([1, 2, 3]);
		expect(ids('change', 'asc')).toEqual([2, 1, 3]);
		expect(ids('previous', 'desc')).toEqual([2, 1, 3]);
	});
});
