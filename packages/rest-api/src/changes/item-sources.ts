import { __ } from '@wordpress/i18n';
import { unknownName, valueKey } from '../dimensions';
import type { MetricMeaning } from '../metrics';
import type { ReportName } from '../report-endpoints';
import { taxCode, taxLineKey } from '../search/names';
import {
	filtersIn,
	isOfBreakdown,
	isOfOrders,
	meaningFor,
	numberOf,
	type ChangeSubject,
	type Row,
} from './subject';

/** The items by which a number is split, and the report that lists them. */
export interface ItemSource {
	readonly report: ReportName;
	readonly title: () => string;
	/** The name of the rest, which also contains items with small changes. */
	readonly rest: () => string;
	/** The id field of a row, and the parameter that requests rows by id. */
	readonly id: string;
	readonly param: string;
	/** The field of the number in a row. A discount lowers sales. */
	readonly metric: string;
	readonly sign: 1 | -1;
	/** Calculates a number that no field of a row contains; the server then only sorts by `metric`. */
	readonly of?: (row: Row) => number | null;
}

/**
 * Tells the rows of a list apart. Since WooCommerce 11.2, taxes of the same rate have a row for each code and percent.
 * Periods may spell the same value differently.
 */
export function keyOf(
	{ report, id }: Pick<ItemSource, 'report' | 'id'>,
	{ taxLines = false, filters }: Pick<ChangeSubject, 'taxLines' | 'filters'>,
	row: Row,
): string {
	const value = row['value'];
	if (report === 'breakdown' && typeof value === 'string') {
		return valueKey(String(filters['by']), value);
	}
	return report === 'taxes' && taxLines ? taxLineKey(row) : String(row[id]);
}

type Listed = Pick<ItemSource, 'report' | 'title' | 'id' | 'param'>;

const lists: Readonly<Partial<Record<ReportName, Listed>>> = {
	products: {
		report: 'products',
		title: () => __('Products', 'store-analytics'),
		id: 'product_id',
		param: 'products',
	},
	variations: {
		report: 'variations',
		title: () => __('Variations', 'store-analytics'),
		id: 'variation_id',
		param: 'variations',
	},
	categories: {
		report: 'categories',
		title: () => __('Categories', 'store-analytics'),
		id: 'category_id',
		param: 'categories',
	},
	coupons: {
		report: 'coupons',
		title: () => __('Coupons', 'store-analytics'),
		id: 'coupon_id',
		param: 'coupons',
	},
	breakdown: {
		report: 'breakdown',
		title: () => __('Rows of the table', 'store-analytics'),
		id: 'id',
		param: 'values',
	},
	'tax-places': {
		report: 'tax-places',
		title: () => __('Rows of the table', 'store-analytics'),
		id: 'id',
		param: 'places',
	},
	taxes: {
		report: 'taxes',
		title: () => __('Tax codes', 'store-analytics'),
		id: 'tax_rate_id',
		param: 'taxes',
	},
};

const others = () => __('All others', 'store-analytics');
const othersAndFees = () => __('All others, fees, and sales by another date', 'store-analytics');
const manyCategories = () =>
	__('All others, less what is in several categories', 'store-analytics');
const manyRows = () => __('All others, less orders that are in several rows', 'store-analytics');
const beforeDiscounts = () => __('Sales before these discounts', 'store-analytics');

function source(
	report: ReportName,
	metric: string,
	rest: () => string,
	sign: ItemSource['sign'] = 1,
): ItemSource[] {
	const listed = lists[report];
	return listed ? [{ ...listed, metric, rest, sign }] : [];
}

const salesOfOrders: readonly string[] = ['net_revenue', 'total_sales', 'gross_sales'];

/**
 * Returns the items that a change is split by: the report's own rows, and rows of other reports with the same money.
 */
export function itemSources(subject: ChangeSubject): ItemSource[] {
	if (subject.own) return ofExtension(subject);
	if (isOfBreakdown(subject)) return ofBreakdown(subject);
	return isOfOrders(subject) ? ofOrders(subject) : ofOwnRows(subject);
}

/** The report's own rows, if they add up and the server can sort by the number. */
function ofExtension({ own, rows }: ChangeSubject): ItemSource[] {
	if (!own?.rows) return [];
	const { sortBy, of } = own.rows;
	const rest = rows === 'categories' ? manyCategories : others;
	return source(rows, sortBy, rest).map((one) => ({ ...one, of }));
}

/** Checks whether the change of a number can be split by the rows of a dimension. Averages and customers do not add up. */
export function addsUpOverRows({ sumsOver }: Pick<MetricMeaning, 'sumsOver'>): boolean {
	return sumsOver.includes('customer_type');
}

/** The rows by the dimension of the screen, for numbers that add up over them. */
function ofBreakdown(subject: ChangeSubject): ItemSource[] {
	const meaning = meaningFor(subject);
	return meaning && addsUpOverRows(meaning) ? source('breakdown', subject.metric, others) : [];
}

/** Rows of other reports do not know the filters of Orders. */
function ofOrders(subject: ChangeSubject): ItemSource[] {
	const { metric } = subject;
	if (filtersIn(subject).length > 0) return [];
	if (metric === 'coupons') return source('coupons', 'amount', others);
	if (metric === 'taxes') return source('taxes', 'total_tax', others);
	if (metric === 'num_items_sold') return source('products', 'items_sold', othersAndFees);
	if (!salesOfOrders.includes(metric)) return [];
	return [
		...source('products', 'net_revenue', othersAndFees),
		...source('categories', 'net_revenue', manyCategories),
		...(metric === 'gross_sales' ? [] : source('coupons', 'amount', beforeDiscounts, -1)),
	];
}

const summed: Readonly<Record<string, readonly string[]>> = {
	products: ['items_sold', 'net_revenue'],
	variations: ['items_sold', 'net_revenue'],
	coupons: ['amount'],
	taxes: ['total_tax', 'order_tax', 'shipping_tax'],
	'tax-places': ['total_tax', 'refunded_tax', 'taxable_amount'],
};

function ofOwnRows(subject: ChangeSubject): ItemSource[] {
	const { endpoint, rows, metric } = subject;
	const isSum = summed[endpoint]?.includes(metric) ?? false;
	if (!isSum && metric !== 'orders_count') return [];
	const rest = isSum ? others : manyRows;
	const isOfProducts = endpoint === 'products';
	return [
		...(rows === 'categories' ? source('categories', metric, isSum ? manyCategories : rest) : []),
		...source(isOfProducts ? 'products' : endpoint, metric, rest),
		...(isOfProducts && rows === 'products' && isSum && filtersIn(subject).length === 0
			? source('categories', metric, manyCategories)
			: []),
	];
}

/** Reads the number of a row; 0 if the row or its number is missing. */
export function valueOf({ metric, of }: Pick<ItemSource, 'metric' | 'of'>) {
	return (row: Row | undefined): number => (of ? ((row && of(row)) ?? 0) : numberOf(row, metric));
}

/** Returns the name of a row, or its id without a name. */
export function itemName({ report, id }: Pick<ItemSource, 'report' | 'id'>, row: Row): string {
	const info = row['extended_info'];
	const details: Row = typeof info === 'object' && info !== null ? { ...info } : {};
	if (report === 'taxes') return taxCode(row);
	if (report === 'tax-places') return taxPlaceName(row) || unknownName();
	if (report === 'breakdown') return String(row['label']);
	const name = details[report === 'coupons' ? 'code' : 'name'];
	return typeof name === 'string' && name !== '' ? name : `#${String(row[id])}`;
}

/** `California, United States`, or of a percentage `Germany, 19%`. */
function taxPlaceName({ state_name: state, country_name: country, rate }: Row): string {
	const parts = [state, country, ...(typeof rate === 'number' ? [`${rate}%`] : [])];
	return parts.filter(Boolean).join(', ');
}
