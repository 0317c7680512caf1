import {
	dimensionBelow,
	dimensionNamed,
	dimensionOf,
	grainOf,
	isSplitBy,
	type DimensionKey,
} from '../dimensions';
import { taxSums } from '../rows/tax-places';
import { dimensionFilters, dimensionParam } from './filters';

/** A number of a report's stats, with the parameters of the request that it comes from. */
export interface NumberOfReport {
	readonly endpoint: string;
	readonly metric: string;
	readonly params: Readonly<Record<string, unknown>>;
}

/** The breakdown that shows the same number: its metric, its filters, and what it can be broken down by, the most useful first. */
export interface BreakdownOfNumber {
	readonly metric: string;
	readonly filters: Readonly<Record<string, string>>;
	readonly dimensions: readonly DimensionKey[];
}

/** What owners most often ask for. */
const ofOrders: readonly DimensionKey[] = [
	...(['billing_country', 'payment_method', 'source_type', 'campaign'] as const),
	...(['device', 'customer_type', 'weekday'] as const),
];
const ofLines: readonly DimensionKey[] = ['category', 'brand', 'tag', 'product_type'];
const ofRefunds: readonly DimensionKey[] = ['refund_reason', 'days_to_refund'];
const none = { order: [], 'coupon line': [], 'tax line': [] };
const mostDimensions = 8;

/** What only parts of orders say, of numbers that these parts make up. */
const ofParts: Readonly<Partial<Record<string, readonly DimensionKey[]>>> = {
	refunds: ['refund_reason'],
	coupons: ['coupon'],
	taxes: ['tax_rate'],
	order_tax: ['tax_rate'],
	shipping_tax: ['tax_rate'],
};

/** Names of numbers in breakdowns, by report; those of orders have the same name. */
const named: Readonly<Partial<Record<string, Readonly<Partial<Record<string, string>>>>>> = {
	products: soldNumbers(),
	variations: soldNumbers(),
	coupons: { amount: 'coupons', orders_count: 'orders_count' },
	taxes: { total_tax: 'taxes', order_tax: 'order_tax', shipping_tax: 'shipping_tax' },
	'tax-places': { total_tax: 'taxes' },
};
const numbersOfOrders: readonly string[] = [
	...['gross_sales', 'refunds', 'coupons', 'net_revenue', 'taxes', 'shipping', 'total_sales'],
	...['orders_count', 'avg_order_value', 'avg_items_per_order', 'num_items_sold'],
	...['total_customers'],
];

function soldNumbers() {
	const [net_revenue, orders_count] = ['net_revenue', 'orders_count'];
	return { items_sold: 'num_items_sold', net_revenue, orders_count };
}

/** Parameters that change no number. */
const shape: readonly string[] = [
	...['after', 'before', 'fields', 'interval', 'segmentby', 'order', 'orderby', 'page'],
	...['per_page', 'extended_info', 'match', 'by'],
];

/**
 * Returns the breakdown of a report's number, with the report's filters; undefined if no breakdown has the number or
 * one of its filters, because it would show another number.
 * @example breakdownOf({ endpoint: 'coupons', metric: 'amount', params: { coupons: '7' } })?.filters // { coupon_is: '7' }
 */
export function breakdownOf(number: NumberOfReport): BreakdownOfNumber | undefined {
	const metric = metricOf(number);
	const filters = filtersOf(number);
	if (metric === undefined || !filters) return undefined;
	const by = String(number.params['by'] ?? '');
	const dimensions = candidates(number, metric, filters).filter(
		(key) =>
			key !== by &&
			filters[`${key}_is`] === undefined &&
			!leavesOutOthers(key, filters) &&
			keepsNumber(key, metric, filters),
	);
	const shown = [...new Set(dimensions)].slice(0, mostDimensions);
	return shown.length === 0 ? undefined : { metric, filters, dimensions: shown };
}

function metricOf({ endpoint, metric, params }: NumberOfReport): string | undefined {
	if (endpoint === 'breakdown') return metric;
	if (endpoint === 'tax-places' && !hasAllTaxes(String(params['by']))) return undefined;
	if (isOfOrders(endpoint)) return numbersOfOrders.includes(metric) ? metric : undefined;
	return named[endpoint]?.[metric];
}

const isOfOrders = (endpoint: string) => endpoint === 'orders' || endpoint === 'revenue';

/** Columns of a return list the taxes of a region alone. */
const hasAllTaxes = (by: string): boolean =>
	by in taxSums && !('region' in taxSums[by as keyof typeof taxSums]); // as: checked before

type Filters = Record<string, string>;

/** Undefined if breakdowns lack one of the filters. */
function filtersOf({ endpoint, metric, params }: NumberOfReport): Filters | undefined {
	const asked = Object.entries(params).flatMap(([name, value]) => {
		const text = Array.isArray(value) ? value.join(',') : String(value ?? '');
		return shape.includes(name) || text === '' ? [] : [{ name, text }];
	});
	if (params['match'] === 'any' && asked.length > 1) return undefined;
	const filters: Filters = {};
	for (const { name, text } of asked) {
		const isByDimension = dimensionFilters({ [name]: params[name] }).length > 0;
		const param = isByDimension ? name : filterOf(endpoint, metric, { name, text, params });
		if (param === undefined || filters[param] !== undefined) return undefined;
		filters[param] = text;
	}
	return { ...filters, ...limitsOf(endpoint, filters) };
}

/** Rows by tag without the one tag have products with it and another, which the report leaves out. */
const leavesOutOthers = (key: DimensionKey, filters: Filters): boolean =>
	dimensionNamed(key).isMultiple === true && filters[`${key}_is_not`] !== undefined;

interface Asked extends Pick<NumberOfReport, 'params'> {
	readonly name: string;
	readonly text: string;
}

/** The filter of breakdowns that a report's own one equals. */
function filterOf(endpoint: string, metric: string, { name, text, params }: Asked) {
	switch (`${endpoint === 'revenue' ? 'orders' : endpoint}/${name}`) {
		case 'breakdown/values':
			return `${String(params['by'])}_is`;
		case 'products/products':
		case 'variations/products':
		case 'variations/product_includes':
			return 'product_is';
		case 'products/variations':
		case 'variations/variations':
			return 'variation_is';
		case 'products/categories':
			return 'category_is';
		case 'coupons/coupons':
		case 'orders/coupon_includes':
			return 'coupon_is';
		case 'taxes/taxes':
			// 0 stands for all taxes that services calculate.
			return text.split(',').includes('0') ? undefined : 'tax_rate_is';
		// Amounts would be those of the products alone, and those of customers without their refunds.
		case 'orders/product_includes':
			return metric === 'orders_count' ? 'product_is' : undefined;
		case 'orders/customer_type':
			return metric === 'orders_count' ? 'customer_type_is' : undefined;
		default:
			return undefined;
	}
}

/** What a report leaves out anyway: sales without a variation, orders without a coupon. */
function limitsOf(endpoint: string, filters: Filters): Filters {
	if (endpoint === 'variations' && filters['variation_is'] === undefined) {
		return dimensionParam('variation', 'is_not', [null]);
	}
	return endpoint === 'coupons' && filters['coupon_is'] === undefined
		? dimensionParam('coupon_used', 'is', ['with'])
		: {};
}

function candidates({ endpoint, params }: NumberOfReport, metric: string, filters: Filters) {
	const below = dimensionBelow(String(params['by'] ?? ''));
	const usual = [...(ofParts[metric] ?? []), ...ofOrders];
	if (endpoint === 'breakdown') {
		const { grain } = dimensionOf(String(params['by'] ?? '')) ?? {};
		const beside = { line: ofLines, refund: ofRefunds, ...none }[grain ?? 'order'];
		return [...(below ? [below.key] : []), ...beside, ...usual];
	}
	if (endpoint !== 'products' && endpoint !== 'variations') return usual;
	// Net sales of orders have fees, and orders can be without a product.
	const isOfLines = dimensionFilters(filters).some(
		({ dimension }) => dimensionNamed(dimension).grain === 'line',
	);
	const isSame = metric === 'num_items_sold' || isOfLines;
	return isSame ? [...ofLines, ...ofOrders] : ofLines;
}

/** Checks that a breakdown by the dimension has the number, of the same parts of orders. */
function keepsNumber(key: DimensionKey, metric: string, filters: Filters): boolean {
	const filtered = dimensionFilters(filters).map(({ dimension }) => dimension);
	const own = dimensionOf(key)?.grain ?? 'order';
	const grain = grainOf([key, ...filtered]);
	if (grain === undefined || !isSplitBy(metric, grain) || !isSplitBy(metric, own)) return false;
	return grain === own || (own === 'order' && grain !== 'refund');
}
