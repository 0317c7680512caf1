import { __ } from '@wordpress/i18n';
import type { ReportName } from '../report-endpoints';
import type { Query } from '../query';
import type { MeaningRules } from './meaning';

type Row = Readonly<Record<string, unknown>>;

/** The rows of a report that make a number, and what each has in it. */
export interface RowsBehind {
	readonly report: ReportName;
	/** Filters and dates of the rows' request. */
	readonly query: Query;
	/** Adds up to the number over all rows. */
	readonly value: (row: Row) => number;
	/** What the sum is divided by, over all rows, where the number is an average. */
	readonly per?: (row: Row) => number;
	/** In place of the sum: how many different ones there are; `value` is then 1 and 0. */
	readonly distinct?: (row: Row) => unknown;
	/** Why the rows may give something else, in a sentence. */
	readonly difference?: () => string;
}

/** The rules of a shop's numbers, and the date by which Revenue and Orders go: `date_created`, `date_paid` or `date_completed`. */
export interface RowRules extends MeaningRules {
	readonly dateType: string;
}

const days = ['after', 'before'];

const number = (row: Row, key: string) => Number(row[key] ?? 0);
const field = (key: string) => (row: Row) => number(row, key);
const one = () => 1;
const isOrder = (row: Row) => number(row, 'parent_id') === 0;
const ifOrder = (row: Row) => (isOrder(row) ? 1 : 0);
const ifBought = (row: Row) => (number(row, 'orders_count') > 0 ? 1 : 0);

type Source = Omit<RowsBehind, 'query'> & {
	/** The rows' name for a filter of the number, where only that one can be asked for. */
	readonly through?: readonly [own: string, theirs: string];
	/** The rows know no filter of the number's. */
	readonly onlyUnfiltered?: true;
	/** What the rows are asked for, whatever the number is narrowed to: that is of all there is. */
	readonly only?: Query;
};

const otherDates = () =>
	__(
		'“Revenue” and “Orders” go by another date than the day on which an order was placed, by which all other reports go.',
		'store-analytics',
	);

function ofOrders({ fullRefunds, ordersAlone }: MeaningRules): Readonly<Record<string, Source>> {
	const orders = (value: Source['value']): Source => ({ report: 'orders', value });
	const all = (report: ReportName, value: Source['value']): Source => ({
		report,
		value,
		onlyUnfiltered: true,
	});
	const returned = fullRefunds ? 'total_sales' : 'net_total';
	/** Since 10.2 what came back has no part in an average. */
	const average = (value: Source['value']): Source => ({
		...orders(ordersAlone ? (row) => ifOrder(row) * value(row) : value),
		per: ifOrder,
	});
	return {
		orders_count: orders(ifOrder),
		num_items_sold: orders(field('num_items_sold')),
		net_revenue: orders(field('net_total')),
		total_sales: orders(field('total_sales')),
		refunds: orders((row) => (number(row, 'net_total') < 0 ? -number(row, returned) : 0)),
		total_customers: { ...orders(one), distinct: (row) => row['customer_id'] },
		coupons: all('coupons', field('amount')),
		coupons_count: all('coupons', one),
		taxes: {
			...all('taxes', field('total_tax')),
			difference: () =>
				__(
					'The tax of an order is rounded to the cent; that of a rate may have more decimals.',
					'store-analytics',
				),
		},
		products: all('products', one),
		avg_order_value: average(field('net_total')),
		avg_items_per_order: average(field('num_items_sold')),
	};
}

/** Orders with one of the things that the report is narrowed to. */
function ordersThrough(own: string, theirs: string): Source {
	return {
		report: 'orders',
		value: ifOrder,
		through: [own, theirs],
	};
}

function ofItems(report: 'products' | 'variations'): Readonly<Record<string, Source>> {
	return {
		items_sold: { report, value: field('items_sold') },
		net_revenue: { report, value: field('net_revenue') },
		[`${report}_count`]: { report, value: one },
		orders_count: ordersThrough(report, `${report.slice(0, -1)}_includes`),
	};
}

/** Averages leave out who has no orders. */
function ofCustomers(): Readonly<Record<string, Source>> {
	const average = (key: string): Source => ({
		report: 'customers',
		value: field(key),
		per: ifBought,
	});
	return {
		customers_count: { report: 'customers', value: one },
		avg_orders_count: average('orders_count'),
		avg_total_spend: average('total_spend'),
		avg_avg_order_value: average('avg_order_value'),
	};
}

const ofStock = (type: string): Source => ({
	report: 'stock',
	value: one,
	only: { type },
	difference: () =>
		__(
			'Before 10.0 WooCommerce counts drafts and what is in the trash, too, which the list leaves out.',
			'store-analytics',
		),
});

const fixed: Readonly<Partial<Record<string, Readonly<Record<string, Source>>>>> = {
	products: ofItems('products'),
	variations: ofItems('variations'),
	coupons: {
		amount: { report: 'coupons', value: field('amount') },
		coupons_count: { report: 'coupons', value: one },
		orders_count: ordersThrough('coupons', 'coupon_includes'),
	},
	taxes: {
		total_tax: { report: 'taxes', value: field('total_tax') },
		order_tax: { report: 'taxes', value: field('order_tax') },
		shipping_tax: { report: 'taxes', value: field('shipping_tax') },
		tax_codes: { report: 'taxes', value: one },
		orders_count: ordersThrough('taxes', 'tax_rate_includes'),
	},
	downloads: { download_count: { report: 'downloads', value: one } },
	customers: ofCustomers(),
	stock: {
		products: ofStock('all'),
		instock: ofStock('instock'),
		lowstock: ofStock('lowstock'),
		outofstock: ofStock('outofstock'),
		onbackorder: ofStock('onbackorder'),
	},
};

/**
 * The rows that make a number of a report's stats, asked for with days and filters `query`; undefined where REST has none that do: what a report counts
 * that its filters cannot say, and numbers that follow from others.
 */
export function rowsBehind(
	endpoint: string,
	metric: string,
	query: Query,
	rules: RowRules,
): RowsBehind | undefined {
	const isOfOrders = endpoint === 'orders' || endpoint === 'revenue';
	const source = (isOfOrders ? ofOrders(rules) : fixed[endpoint])?.[metric];
	if (!source) return undefined;
	const { through, onlyUnfiltered, only, ...rest } = source;
	if (only) return { ...rest, query: only };
	const isByOtherDate =
		rules.dateType !== 'date_created' && isOfOrders !== (rest.report === 'orders');
	const rows = isByOtherDate ? { ...rest, difference: otherDates } : rest;
	const asked = Object.fromEntries(
		Object.entries(query).filter(([, value]) => value !== undefined),
	);
	const filters = Object.keys(asked).filter((key) => !days.includes(key));
	if (onlyUnfiltered && filters.length > 0) return undefined;
	if (!through) return { ...rows, query: asked };
	const [own, theirs] = through;
	if (filters.length !== 1 || filters[0] !== own) return undefined;
	const { [own]: chosen, ...dates } = asked;
	return { ...rows, query: { ...dates, [theirs]: chosen } };
}

/** The orders and refunds that make a number of one customer, where the server knows `customer_includes`: the store server does. */
export function rowsOfCustomer(
	metric: string,
	customer: number,
	days: Query,
	{ dateType }: Pick<RowRules, 'dateType'>,
): RowsBehind | undefined {
	const value = { orders_count: ifOrder, total_spend: field('total_sales') }[metric];
	if (!value) return undefined;
	const query = { ...days, customer_includes: [customer] };
	const isByOtherDate = dateType !== 'date_created' && days['after'] !== undefined;
	return { report: 'orders', query, value, ...(isByOtherDate && { difference: otherDates }) };
}

/** What rows give together. */
export function addUp(
	{ value, per, distinct }: Pick<RowsBehind, 'value' | 'per' | 'distinct'>,
	rows: readonly Row[],
): number {
	if (distinct) return new Set(rows.map(distinct)).size;
	// Money is added in millionths, so that a cent is not lost in binary fractions.
	const sum = rows.reduce((soFar, row) => soFar + Math.round(value(row) * 1e6), 0) / 1e6;
	if (!per) return sum;
	const count = rows.reduce((soFar, row) => soFar + per(row), 0);
	return count === 0 ? 0 : sum / count;
}
