import { act, render, screen } from '@testing-library/react';
import CurrencyFactory from '@store-analytics/currency';
import { storeClock } from '@store-analytics/date';
import { flattenFilters, parseQuery } from '@store-analytics/navigation';
import { dimensionMeanings } from '@store-analytics/rest-api/dimensions';
import { linkIn } from '../../../../tests/support/link-in-cell';
import { readSettings } from '../../../platform/settings/settings';
import type { Query } from '../../../platform/query';
import breakdown from '../../definitions/breakdown';
import products from '../../definitions/products';
import refunds from '../../definitions/refunds';
import { askedNumbers } from '../../engine/definition/asked-numbers';
import { buildModel } from '../../engine/definition/model';
import type { Report } from '../../engine/definition/define-report';
import { Download } from '../../engine/export/download';
import { viewOf } from '../../engine/query/view';
import { selectedChart } from '../../engine/summary/summary';
import { headersOf, withVisibility } from '../../engine/table/columns';
import { Trail } from './trail';

const settings = readSettings({ standsAlone: true });
const path = '/analytics/breakdown';
const modelOf = (report: Report, query: Query = {}) => buildModel(report, '', settings, { query });

function viewAt(query: Query, report = breakdown) {
	const tools = { query, settings, currency: CurrencyFactory() };
	return viewOf(modelOf(report, query), path, tools, storeClock());
}

describe('Breakdown', () => {
	it('is by country until the address says otherwise, and Refunds are by reason', () => {
		expect(modelOf(breakdown).title).toBe('Breakdown: Country');
		expect(modelOf(breakdown, { by: 'nothing' }).title).toBe('Breakdown: Country');
		expect(modelOf(breakdown, { by: 'device' }).title).toBe('Breakdown: Device');
		expect(modelOf(refunds).title).toBe('Refunds: Reason of the refund');
	});

	it('offers every dimension once, in groups, and finds them by a part of their names', async () => {
		const [dropdown] = modelOf(breakdown).filters;
		// The search is among the first options.
		expect(dropdown).toMatchObject({ menuTitle: 'Break down by', opensAtTop: true });
		const offered = flattenFilters(dropdown?.filters ?? []).map(({ value }) => value);
		const keys = offered.filter((value) => value !== 'search' && !value.startsWith('group-'));
		expect([...keys].sort()).toEqual(dimensionMeanings.map(({ key }) => key).sort());
		const completer = dropdown?.filters[0]?.settings?.autocompleter;
		const find = completer?.options;
		if (typeof find !== 'function') throw new Error('The dimensions cannot be searched.');
		expect(await find('PAYM')).toMatchObject([{ key: 'payment_method' }]);
	});

	it('writes amounts of a currency with its code, not with the sign of the shop', () => {
		const { model, tools } = viewAt({ by: 'currency' });
		const column = model.columns.find(({ key }) => key === 'net_revenue');
		const shownOf = (value: string | null) =>
			render(<>{column?.display?.({ value, net_revenue: 1500.5 }, '$1,500.50', tools)}</>).container
				.textContent;
		expect(shownOf('SEK')).toBe('SEK 1,500.50');
		expect(shownOf(null)).toBe('$1,500.50');
		const other = viewAt({ by: 'device' }).model.columns.find(({ key }) => key === 'net_revenue');
		expect(other?.display).toBeUndefined();
		expect(other?.hasOwnUnits).toBeUndefined();
		// Parts of a sum of several currencies mean nothing, and no bars compare them.
		expect(column?.hasOwnUnits).toBe(true);
		expect(model.columns.map(({ key }) => key)).not.toContain('share');
	});

	it('asks for rows and totals by the dimension, and for lines of the compared values', () => {
		const view = viewAt({ by: 'device', filter: 'compare-values', values: 'Mobile,~' });
		expect(view.table).toMatchObject({ by: 'device', values: 'Mobile,~', orderby: 'net_revenue' });
		expect(view.stats.primary).toMatchObject({
			by: 'device',
			values: 'Mobile,~',
			segmentby: 'device',
		});
		expect(viewAt({ by: 'device' }).stats.primary).not.toHaveProperty('segmentby');
	});

	it('lists days of the week, days until the refund and orders of a customer in their order', () => {
		const byValue = { orderby: 'value', order: 'asc' };
		expect(viewAt({ by: 'weekday' }).table).toMatchObject(byValue);
		expect(viewAt({ by: 'days_to_refund' }).table).toMatchObject(byValue);
		expect(viewAt({ by: 'order_number' }).table).toMatchObject(byValue);
	});

	it('filters by every dimension that goes together with its own', () => {
		const byCoupon = Object.keys(modelOf(breakdown, { by: 'coupon' }).advancedFilters.filters);
		expect(byCoupon).toContain('payment_method');
		expect(byCoupon).toContain('coupon');
		// A refund has no coupon.
		expect(byCoupon).not.toContain('refund_reason');
		const view = viewAt({ by: 'device', payment_method_is: 'cod', billing_city_is_not: 'DE:Ulm' });
		expect(view.table).toMatchObject({ payment_method_is: 'cod', billing_city_is_not: 'DE:Ulm' });
	});

	it('leads from a value to the level below, and keeps the filters', () => {
		const query = { by: 'billing_country', device_is: 'Mobile', period: 'year' };
		expect(linkIn(query, 'value', { value: 'US', label: 'United States' })).toMatchObject({
			path,
			by: 'billing_state',
			billing_country_is: 'US',
			device_is: 'Mobile',
			period: 'year',
		});
	});

	it('counts who came back only while the column is chosen, sorts the table, or the address asks for it', () => {
		const requested = (query: Query, choice?: readonly string[]) => {
			const asked = choice && askedNumbers(query, choice);
			const model = buildModel(breakdown, '', settings, { query, ...(asked && { asked }) });
			const { fields = [] } = model.tableParams as { fields?: readonly string[] }; // as: of a breakdown
			return fields.filter((key) => key.startsWith('repeat_'));
		};
		for (const by of ['campaign', 'product', 'coupon']) {
			expect(requested({ by })).toEqual([]);
			expect(requested({ by }, ['taxes', '+repeat_rate'])).toEqual(['repeat_rate']);
			expect(requested({ by, hidden_columns: '+repeat_customers' })).toEqual(['repeat_customers']);
			expect(requested({ by, orderby: 'repeat_rate' })).toEqual(['repeat_rate']);
			expect(requested({ by, chart: 'repeat_rate' })).toEqual(['repeat_rate']);
		}
		const { columns, defaultSort } = modelOf(breakdown, { by: 'campaign' });
		const isShown = (choice: unknown) =>
			withVisibility(headersOf(columns, defaultSort), choice).some(
				({ key, visible }) => key === 'repeat_rate' && visible,
			);
		expect([undefined, ['taxes'], ['+repeat_rate']].map(isShown)).toEqual([false, false, true]);
		// A refund brings nobody.
		const ofRefunds = modelOf(breakdown, { by: 'refund_reason' }).columns.map(({ key }) => key);
		expect(ofRefunds).not.toContain('repeat_rate');
	});

	it('shows a number that the address asks for with tile, chart and column, like its usual ones', () => {
		const shownAt = (query: Query, hidden: unknown = undefined) => {
			const { model, tools } = viewAt(query);
			const headers = withVisibility(headersOf(model.columns, model.defaultSort), hidden);
			return {
				selected: selectedChart(model.charts, tools.query)?.key,
				asked: viewAt(query).stats.primary['fields'],
				columns: headers.filter(({ visible }) => visible).map(({ key }) => key),
			};
		};
		const usual = shownAt({ by: 'source_type' });
		expect(usual.columns).not.toContain('gross_sales');
		const asked = shownAt({ by: 'source_type', chart: 'gross_sales' });
		expect(asked.selected).toBe('gross_sales');
		expect(asked.asked).toContain('gross_sales');
		expect(asked.columns).toEqual([...usual.columns, 'gross_sales']);
		// The user's own choice of columns hides it elsewhere.
		const chosen = shownAt({ by: 'source_type', chart: 'gross_sales' }, ['gross_sales', 'refunds']);
		expect(chosen.columns).toContain('gross_sales');
		expect(chosen.columns).not.toContain('refunds');
		// Another tile is open.
		const beside = { by: 'source_type', chart: 'orders_count', also: 'gross_sales' };
		expect(shownAt(beside).selected).toBe('orders_count');
		expect(shownAt(beside).columns).toContain('gross_sales');
		// Breakdown has no column of it otherwise.
		expect(shownAt({ by: 'device', chart: 'shipping_tax' }).selected).toBe('shipping_tax');
		expect(shownAt({ by: 'product', chart: 'shipping_tax' }).selected).toBe('net_revenue');
	});

	it('has no link at an unknown value, nor where there is no level below', () => {
		expect(linkIn({ by: 'billing_country' }, 'value', { value: null })).toBeUndefined();
		expect(linkIn({ by: 'device' }, 'value', { value: 'Mobile' })).toBeUndefined();
	});

	it('is not offered by e-mail, because only the page makes its file', () => {
		const inWordPress = readSettings({});
		const offered = (report: Report) => {
			const model = buildModel(report, '', inWordPress);
			const tools = { query: {}, settings: inWordPress, currency: CurrencyFactory() };
			const view = viewOf(model, path, tools, storeClock());
			const items = { data: [], totalResults: 40 };
			const rest = { choice: [], sort: undefined, hidden: undefined, isDisabled: false };
			const { unmount } = render(<Download {...{ view, items, ...rest }} />);
			const { length } = screen.queryAllByRole('button', { name: 'Other ways to download' });
			unmount();
			return length;
		};
		expect([offered(products), offered(breakdown)]).toEqual([1, 0]);
	});

	it('says where WooCommerce’s report of the same counts orders on another day', () => {
		const noteBy = (by: string, type = 'date_paid') => {
			const admin = { wcAdminSettings: { woocommerce_date_type: type } };
			const shop = readSettings({ admin, standsAlone: true });
			return buildModel(breakdown, '', shop, { query: { by } }).comparison?.rowNote?.(
				undefined,
				[],
			);
		};
		expect(noteBy('product')).toMatch(
			/ Numbers can differ from Products, which counts orders on the day they were placed, paid or not\.$/,
		);
		expect(noteBy('coupon')).toMatch(/ differ from Coupons, /);
		expect(noteBy('product', 'date_created')).not.toMatch(/differ/);
		expect(noteBy('brand')).not.toMatch(/differ/);
	});

	it('says where rows do not add up, of the columns that are shown', () => {
		const noteBy = (by: string, ...shown: string[]) =>
			modelOf(breakdown, { by }).comparison?.rowNote?.(undefined, shown);
		expect(noteBy('category')).toMatch(
			/^An order can be in several rows, so rows can add up to more than the total\./,
		);
		expect(noteBy('product')).toMatch(/so orders and refunds do not add up\. Fees, /);
		expect(noteBy('coupon', 'coupons', 'orders_count')).toMatch(
			/^An order with several coupons is in several rows, and one without a coupon is in none\./,
		);
		expect(noteBy('coupon', 'coupons')).not.toMatch(/several/);
		expect(noteBy('device', 'net_revenue', 'new_customers')).toBe('');
		expect(noteBy('device', 'total_customers')).toBe(
			'A customer can be in several rows, so customers do not add up.',
		);
		const below = /A category includes those below it\. Categories counts each of them alone\./;
		expect(noteBy('category', 'net_revenue')).toMatch(below);
		expect(noteBy('brand', 'net_revenue')).not.toMatch(below);
	});

	it('has shares where rows add up: of coupons, and not of categories or currencies', () => {
		const hasShare = (by: string) =>
			modelOf(breakdown, { by }).columns.some(({ key }) => key === 'share');
		expect(['device', 'product', 'tax_rate', 'coupon'].map(hasShare)).toEqual([
			...[true, true, true, true],
		]);
		expect(['category', 'brand', 'currency'].map(hasShare)).toEqual([false, false, false]);
	});
});

describe('The way back through the levels of a breakdown', () => {
	/** Links of the trail, once the shop was asked for names and has none. */
	async function trailAt(query: Query) {
		const { model, tools, table } = viewAt(query);
		const { charts } = model;
		const chosen = model.parts?.chosen ?? '';
		render(<Trail {...{ path, query, tools, chosen, charts, request: table }} />);
		await act(async () => {});
		return screen.queryAllByRole('link').map((link) => {
			const { by, billing_country_is: country } = parseQuery(
				link.getAttribute('href')?.split('?')[1] ?? '',
			);
			return { name: link.textContent, by, country };
		});
	}

	it('leads to each level above, with the filters of the levels above that', async () => {
		const query = { by: 'billing_city', billing_country_is: 'US', billing_state_is: 'US%3ACA' };
		expect(await trailAt(query)).toEqual([
			{ name: 'All: Country', by: 'billing_country', country: undefined },
			{ name: 'US', by: 'billing_state', country: 'US' },
		]);
		expect(screen.getByText('US:CA')).toHaveAttribute('aria-current', 'page');
	});

	it('names the unknown value before the shop has told names', async () => {
		await trailAt({ by: 'billing_city', billing_country_is: 'DE', billing_state_is: '~' });
		expect(screen.getByText('(unknown)')).toHaveAttribute('aria-current', 'page');
	});

	it('is not there at the top', async () => {
		expect(await trailAt({ by: 'billing_country', device_is: 'Mobile' })).toEqual([]);
		expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
	});
});
