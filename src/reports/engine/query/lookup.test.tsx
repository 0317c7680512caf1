import CurrencyFactory from '@store-analytics/currency';
import { storeClock } from '@store-analytics/date';
import { readSettings } from '../../../platform/settings/settings';
import categories from '../../definitions/categories';
import customers from '../../definitions/customers';
import orders from '../../definitions/orders';
import products from '../../definitions/products';
import stock from '../../definitions/stock';
import taxes from '../../definitions/taxes';
import variations from '../../definitions/variations';
import type { Report } from '../definition/define-report';
import { buildModel } from '../definition/model';
import type { Query } from '../../../platform/query';
import { drillDownOf, wordsOf, type Lookup } from './lookup';
import { viewOf } from './view';

const settings = readSettings({ admin: { manageStock: 'yes' } });
const october = {
	period: 'custom',
	compare: 'previous_year',
	after: '2026-10-01',
	before: '2026-10-31',
};
const model = (report: Report) => buildModel(report, 'A report', settings);

function look(report: Report, query: Query, lookup?: Lookup) {
	const tools = { query: { ...october, ...query }, settings, currency: CurrencyFactory() };
	return viewOf(model(report), '/analytics/x', tools, storeClock(), lookup);
}

/** The view of a single product after a lookup found its variations. */
function detail(whole: Report, parts: Report, query: Query, found?: Lookup['found']) {
	const drillDown = drillDownOf(model(whole), query);
	if (!drillDown) throw new Error('The query opens nothing.');
	return look(whole, query, {
		state: 'ready',
		detail: { drillDown, model: model(parts) },
		...(found && { found }),
	});
}

describe('A search', () => {
	it('[S5.reports.1] restricts every request to its results, whatever else is selected', () => {
		const query = { search: 'Beanie', filter: 'compare-products', products: '1,2' };
		const view = look(products, query, { state: 'ready', found: { products: '10,11' } });
		for (const request of [view.table, view.stats.primary, view.stats.secondary]) {
			expect(request).toMatchObject({ products: '10,11' });
			expect(request).not.toHaveProperty('search');
			expect(request).not.toHaveProperty('filter');
		}
	});

	it('has words only if the table can be searched', () => {
		const search = { search: 'Beanie,Hoodie with zip' };
		expect(wordsOf(model(products).search, search)).toEqual(['Beanie', 'Hoodie with zip']);
		expect(wordsOf(model(products).search, {})).toEqual([]);
		expect(wordsOf(undefined, search)).toEqual([]);
	});

	it('does not affect a report without a search', () => {
		const view = look(orders, { search: 'Beanie', filter: 'advanced', status_is: 'completed' });
		for (const request of [view.table, view.stats.primary, view.stats.secondary]) {
			expect(request).toMatchObject({ status_is: 'completed' });
			expect(request).not.toHaveProperty('search');
		}
	});

	it('within a detail covers only that detail', () => {
		const query = { filter: 'single_category', categories: '17', search: 'Hoodie' };
		const view = detail(categories, products, query, { products: '74' });
		expect(view.stats.primary).toMatchObject({ categories: 17, products: '74' });
		expect(view.parts?.table).toMatchObject({ categories: 17, products: '74' });
		expect(view.parts?.keptParams).toEqual({ filter: 'single_category' });
	});
});

describe('A detail', () => {
	const query = { filter: 'single_product', products: '74' };

	it("is the dropdown's choice, if that selects a single item", () => {
		expect(drillDownOf(model(products), query)).toMatchObject({ id: 74, report: 'variations' });
		expect(drillDownOf(model(products), { ...query, products: '74,75' })).toBeUndefined();
		expect(drillDownOf(model(products), { ...query, filter: 'compare-products' })).toBeUndefined();
		expect(drillDownOf(model(products), { filter: 'single_product' })).toBeUndefined();
	});

	it('splits the chart into its parts and lists them by the columns of another report', () => {
		const view = detail(products, variations, query);
		expect(view.series).toMatchObject({ segmentBy: 'variation', param: 'variations' });
		expect(view.stats.primary).toMatchObject({ products: '74', segmentby: 'variation' });
		expect(view.stats.secondary).not.toHaveProperty('segmentby');
		expect(view.parts?.table).toMatchObject({ product_includes: 74, orderby: 'items_sold' });
		expect(view.parts?.table['products']).toBeUndefined();
	});

	it('can compare its parts if both the drill-down and the report of the parts allow that', () => {
		expect(detail(products, variations, query).parts?.isComparable).toBe(true);
		expect(detail(products, orders, query).parts?.isComparable).toBe(false);
		const single = { filter: 'single_category', categories: '17' };
		expect(detail(categories, products, single).parts?.isComparable).toBe(false);
	});

	it('has totals of its parts under its table, not of the whole shop', () => {
		const { parts } = detail(products, variations, query);
		expect(parts?.model.statsEndpoint).toBe('variations');
		expect(parts?.stats.primary).toMatchObject({
			product_includes: 74,
			fields: ['variations_count', 'items_sold', 'net_revenue', 'orders_count'],
		});
	});

	it('[S3.report-filter-config.1] shows a second dropdown only for an item with parts, and ignores its choice otherwise', () => {
		const chosen = { ...query, 'filter-variations': 'single_variation', variations: '84' };
		const shown = (view: ReturnType<typeof look>) =>
			view.model.filters
				.filter(({ showFilters }) => showFilters(view.dropdownQuery))
				.map(({ param }) => param);
		const variable = detail(products, variations, chosen);
		expect(shown(variable)).toEqual(['filter', 'filter-variations']);
		expect(variable.parts?.table).toMatchObject({ product_includes: 74, variations: '84' });
		const simple = look(products, chosen);
		expect(shown(simple)).toEqual(['filter']);
		expect(simple.table).not.toHaveProperty('variations');
		expect(variable.tools.query).not.toHaveProperty('is-variable');
	});
});

describe('A report without dates', () => {
	it('[S7.reports.3] requests stock and customers without date ranges, intervals or comparison', () => {
		for (const report of [stock, customers]) {
			const view = look(report, {});
			for (const request of [view.table, view.stats.primary]) {
				expect(Object.keys(request)).not.toEqual(
					expect.arrayContaining([expect.stringMatching(/after|before|interval/)]),
				);
			}
		}
		expect(look(customers, {}).table).toMatchObject({ orderby: 'date_last_active', order: 'desc' });
	});

	it('sends the selected stock status, or all of them', () => {
		expect(look(stock, {}).table).toMatchObject({ type: 'all', orderby: 'stock_status' });
		expect(look(stock, { type: 'lowstock' }).table).toMatchObject({ type: 'lowstock' });
	});
});

describe('Stats of another report', () => {
	it('serve Categories, which has none of its own', () => {
		const view = look(categories, { filter: 'compare-categories', categories: '17,18' });
		expect(view.model.statsEndpoint).toBe('products');
		expect(view.stats.primary).toMatchObject({ categories: '17,18', segmentby: 'category' });
		expect(view.table).toMatchObject({ categories: '17,18' });
	});

	it('compare every tax rate until some are selected', () => {
		const view = look(taxes, { filter: 'compare-taxes' });
		expect(view.stats.primary).toMatchObject({ segmentby: 'tax_rate_id' });
		expect(view.stats.primary).not.toHaveProperty('taxes');
	});
});
