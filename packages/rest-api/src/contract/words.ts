import { intervals } from '../report-params';

/**
 * Words that people and programs use for names of the query: in commands, tools of agents and abilities. Declared once for
 * the store server and for PHP (`src/query-declarations.ts`).
 */
export const metricWords: Readonly<Record<string, string>> = {
	net_sales: 'net_revenue',
	revenue: 'net_revenue',
	orders: 'orders_count',
	aov: 'avg_order_value',
	items_sold: 'num_items_sold',
	returns: 'refunds',
	discounts: 'coupons',
	tax: 'taxes',
};

/** Other names of dimensions. */
export const dimensionWords: Readonly<Record<string, string>> = {
	country: 'billing_country',
	state: 'billing_state',
	city: 'billing_city',
	postcode: 'billing_postcode',
	channel: 'source_type',
	payment: 'payment_method',
	shipping: 'shipping_method',
	customers: 'customer_type',
};

/**
 * Returns the name in queries for a word; a word without another name is returned as it is.
 * @example nameFor('net_sales', metricWords) // 'net_revenue'
 */
export function nameFor(word: string, words: Readonly<Record<string, string>>): string {
	const name = word.trim().toLowerCase().replaceAll('-', '_');
	return Object.hasOwn(words, name) ? (words[name] ?? name) : word.trim();
}

/** A unit of the calendar. */
export type RangeUnit = 'day' | 'week' | 'month' | 'quarter' | 'year';

/** A range counted in units from the one that contains today: 0 is the current unit, -1 the one before. */
export interface RangeWord {
	readonly unit: RangeUnit;
	readonly first: number;
	readonly last: number;
}

/** Ranges by name, as the date picker has them. A range of the current unit ends today. */
export const rangeWords = {
	today: { unit: 'day', first: 0, last: 0 },
	yesterday: { unit: 'day', first: -1, last: -1 },
	last_7_days: { unit: 'day', first: -7, last: -1 },
	last_30_days: { unit: 'day', first: -30, last: -1 },
	this_week: { unit: 'week', first: 0, last: 0 },
	last_week: { unit: 'week', first: -1, last: -1 },
	this_month: { unit: 'month', first: 0, last: 0 },
	last_month: { unit: 'month', first: -1, last: -1 },
	this_quarter: { unit: 'quarter', first: 0, last: 0 },
	last_quarter: { unit: 'quarter', first: -1, last: -1 },
	this_year: { unit: 'year', first: 0, last: 0 },
	last_year: { unit: 'year', first: -1, last: -1 },
} as const satisfies Readonly<Record<string, RangeWord>>;

/** What a range can be compared with by name. */
export const compareWords = ['previous_period', 'previous_year'] as const;

/** An option of the commands `query`, `report` and `status`, for `--help` and for checks. */
export interface CommandOption {
	readonly name: string;
	/** The form of its value in `--help`. */
	readonly value: string;
	/** The only values, if there are no others. */
	readonly only?: readonly string[];
	readonly text: string;
}

/** Formats in which commands print rows; the first is the default. */
export const outputFormats = ['table', 'csv', 'json'] as const;

/** The options of commands, in the order of `--help`. */
export const commandOptions: readonly CommandOption[] = [
	{
		name: 'metric',
		value: 'NAME,NAME',
		text: 'numbers, such as net_sales or orders_count; by default net_revenue,orders_count',
	},
	{ name: 'by', value: 'NAME,NAME', text: 'dimensions, up to three, such as country or device' },
	{
		name: 'range',
		value: 'RANGE',
		text: `days of the shop: ${Object.keys(rangeWords).join(', ')}, or 2026-10-01..2026-10-31; by default last_month`,
	},
	{
		name: 'compare',
		value: 'RANGE',
		text: `${compareWords.join(', ')}, or 2026-09-01..2026-09-30`,
	},
	{
		name: 'where',
		value: 'NAME=VALUE,VALUE',
		text: 'only rows with one of these values; NAME!=VALUE excludes it, and ~ is the unknown value; may be repeated',
	},
	{ name: 'interval', value: 'UNIT', only: intervals, text: 'numbers over time as well' },
	{ name: 'sort', value: 'NAME', text: 'a metric or dimension; by default the first metric' },
	{ name: 'order', value: 'ORDER', only: ['desc', 'asc'], text: 'by default desc' },
	{ name: 'limit', value: 'N', text: 'the most rows, up to 1,000; by default 100' },
	{ name: 'format', value: 'FORMAT', only: outputFormats, text: 'by default table' },
];
