import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import CurrencyFactory from '@store-analytics/currency';
import { storeClock } from '@store-analytics/date';
import { flattenFilters, getHistory, getNewPath, parseQuery } from '@store-analytics/navigation';
import { rowsRequest, statsRequest } from '@store-analytics/rest-api/breakdowns';
import {
	dimensionMeanings,
	dimensionOf,
	grainOf,
	grainWithout,
	namesRefunds,
} from '@store-analytics/rest-api/dimensions';
import { readSettings } from '../../../platform/settings/settings';
import type { Query } from '../../../platform/query';
import breakdown from '../../definitions/breakdown';
import refunds from '../../definitions/refunds';
import { buildModel } from '../../engine/definition/model';
import type { Report } from '../../engine/definition/define-report';
import { viewOf } from '../../engine/query/view';
import { AboveNumbers } from './left-out';

const settings = readSettings({ standsAlone: true });
const path = '/analytics/breakdown';
const modelOf = (report: Report, query: Query = {}) => buildModel(report, '', settings, { query });

function viewAt(query: Query, report: Report = breakdown) {
	const tools = { query, settings, currency: CurrencyFactory() };
	return viewOf(modelOf(report, query), path, tools, storeClock());
}

describe('A filter by what refunds, lines or taxes say', () => {
	const columnsOf = (report: Report, query: Query) =>
		modelOf(report, query)
			.columns.filter(({ key }) => key !== 'value' && key !== 'share')
			.map(({ key }) => key);

	it('stays when the dimension becomes one of another kind, on Refunds and on Breakdown', () => {
		const of = (report: Report, query: Query) => viewAt(query, report).table;
		const chosen = { by: 'refund_reason', product_is: '135' };
		expect(of(refunds, chosen)).toMatchObject(chosen);
		for (const key of [
			'category',
			'brand',
			'variation',
			'attribute',
			'tax_class',
			'tax_rate',
			'coupon',
		])
			expect(of(refunds, { by: 'refund_reason', [`${key}_is`]: '1' })).toHaveProperty(`${key}_is`);
		const other = { by: 'coupon', tax_rate_is_not: '7' };
		expect(of(breakdown, other)).toMatchObject(other);
	});

	it('shows no refunds by coupon, which would always be 0', () => {
		const offered = (report: Report) =>
			flattenFilters(modelOf(report).filters[0]?.filters ?? []).map(({ value }) => value);
		expect([offered(breakdown), offered(refunds)].map((keys) => keys.includes('coupon'))).toEqual([
			...[true, false],
		]);
		expect(offered(refunds)).toContain('coupon_used');
		expect(viewAt({ by: 'device', coupon_is: '7' }, refunds).table).not.toHaveProperty('coupon_is');
		expect(columnsOf(breakdown, { by: 'coupon', also: 'refunds,refund_rate' })).not.toEqual(
			expect.arrayContaining([expect.stringMatching(/^refund/)]),
		);
		// Refunds have the coupons of their orders, so a reason can be filtered by one.
		expect(viewAt({ coupon_is: '7' }, refunds).table).toHaveProperty('coupon_is', '7');
	});

	it('leaves the columns that fit', () => {
		expect(columnsOf(breakdown, { by: 'billing_country', refund_reason_is: 'Wrong size' })).toEqual(
			[...['refunds', 'refunds_count', 'taxes', 'shipping']],
		);
		expect(columnsOf(breakdown, { by: 'product', refunded_by_is: '1' })).toEqual([
			...['refunds', 'refunds_count', 'taxes', 'shipping'],
		]);
		expect(columnsOf(breakdown, { by: 'billing_country', tax_rate_is: '7' })).toEqual([
			...['taxes', 'order_tax', 'shipping_tax', 'orders_count'],
		]);
		expect(columnsOf(breakdown, { by: 'tax_rate', refund_reason_is: 'Wrong size' })).toEqual([
			...['taxes', 'order_tax', 'shipping_tax'],
		]);
	});

	it.each([breakdown, refunds])(
		'never leads to a request that the shop refuses, on report %#',
		(report) => {
			const keys = dimensionMeanings
				.filter(({ key, grain }) => grain !== 'order' || key === 'billing_country')
				.map(({ key }) => key);
			const refused = keys.flatMap((by) =>
				keys.flatMap((key) => {
					const { table, stats } = viewAt({ by, [`${key}_is`]: '1' }, report);
					const { dimensions, filters, metrics } = rowsRequest(table);
					const asked = [...metrics, ...statsRequest(stats.primary).metrics];
					const [shown] = dimensions.map((name) => dimensionOf(name)?.key);
					const filtered = filters.map(({ dimension }) => dimension);
					const all = shown ? [shown, ...filtered] : filtered;
					const grain = shown && grainOf([shown], filtered);
					const isFine =
						grain && asked.every((name) => !grainWithout(name, grain, namesRefunds(all)));
					return isFine ? [] : [`${by} with ${key}`];
				}),
			);
			expect(refused).toEqual([]);
		},
	);

	it('is not offered where nothing is left to show', () => {
		const offered = (report: Report, by: string) =>
			Object.keys(modelOf(report, { by }).advancedFilters.filters);
		expect(offered(refunds, 'billing_country')).not.toContain('tax_rate');
		expect(offered(refunds, 'refund_reason')).toEqual(
			expect.arrayContaining(['product', 'category', 'coupon', 'tax_rate']),
		);
		expect(offered(breakdown, 'coupon')).not.toContain('days_to_refund');
	});
});

describe('A link that asks for what a breakdown cannot show', () => {
	const address = () => parseQuery(getHistory().location.search);
	async function told(report: Report, query: Query) {
		getHistory().push(getNewPath(query, path, {}));
		const { model, table, tools } = viewAt(query, report);
		const { charts } = model;
		const chosen = model.parts?.chosen ?? '';
		render(<AboveNumbers {...{ path, query, tools, chosen, charts, request: table }} />);
		await act(async () => {});
		return screen.queryAllByRole('status').map(({ textContent }) => textContent);
	}

	it('is shown without a filter that does not go with it, says so and takes the filter out', async () => {
		const query = { by: 'coupon', refund_reason_is: 'Wrong size', device_is: 'Mobile' };
		expect(await told(breakdown, query)).toEqual([
			'The filter “Reason of the refund” does not go with “Coupon”. These numbers are without the filter. Remove this filter',
		]);
		expect(viewAt(query).table).not.toHaveProperty('refund_reason_is');
		expect(viewAt(query).table).toHaveProperty('device_is');
		await userEvent.click(screen.getByRole('button', { name: 'Remove this filter' }));
		expect(address()).not.toHaveProperty('refund_reason_is');
		expect(address()).toMatchObject({ by: 'coupon', device_is: 'Mobile' });
	});

	it('names a dimension that is not known, and one that the report does not have', async () => {
		expect(await told(breakdown, { by: 'colour' })).toEqual([
			'This report cannot be broken down by “colour”. It shows: Country. Dismiss',
		]);
		await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
		expect(address()).not.toHaveProperty('by');
		cleanup();
		expect(await told(refunds, { by: 'tax_rate' })).toEqual([
			'This report cannot be broken down by “Tax rate”. It shows: Reason of the refund. Dismiss',
		]);
	});

	it('has nothing to say of others', async () => {
		expect(await told(breakdown, {})).toEqual([]);
		cleanup();
		expect(await told(refunds, { by: 'refund_reason', product_is: '135' })).toEqual([]);
	});
});
