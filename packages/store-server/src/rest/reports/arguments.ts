import { INTERVAL_UNITS } from '../../reports/periods/interval-calendar';
import {
	contextArgument,
	idList,
	pagingArguments,
	sortDirection,
	type ArgumentSchemas,
} from '../router/schema';

/** `after` and `before`: shop time unless they name a zone, both included. */
export const periodArguments = {
	after: { type: 'string', format: 'date-time' },
	before: { type: 'string', format: 'date-time' },
} as const satisfies ArgumentSchemas;

export const matchArgument = { type: 'string', enum: ['all', 'any'], default: 'all' } as const;

/** What every stats endpoint takes besides its own filters. */
export const statsArguments = {
	...contextArgument,
	...pagingArguments,
	...periodArguments,
	order: sortDirection,
	force_cache_refresh: { type: 'boolean' },
	interval: { type: 'string', enum: INTERVAL_UNITS, default: 'week' },
	fields: { type: 'array', items: { type: 'string' } },
} as const satisfies ArgumentSchemas;

/** What every report table takes besides its own filters and `orderby`. */
export const tableArguments = {
	...contextArgument,
	...pagingArguments,
	...periodArguments,
	order: sortDirection,
	force_cache_refresh: { type: 'boolean' },
	match: matchArgument,
} as const satisfies ArgumentSchemas;

/** The choices of `orderby`, with the one that holds unless the request says otherwise. */
export function orderbyArgument<const Names extends readonly string[]>(
	names: Names,
	fallback: Names[number],
) {
	return { type: 'string', enum: names, default: fallback } as const;
}

/** Statuses that a request may name, without the prefix of the database; a shop may have more (`withOwnStatuses`). */
export const orderStatuses = [
	'any',
	'trash',
	'pending',
	'processing',
	'on-hold',
	'completed',
	'cancelled',
	'refunded',
	'failed',
	'checkout-draft',
] as const;

export const statusList = {
	type: 'array',
	items: { type: 'string', enum: orderStatuses },
} as const;

/** Each pair is looked up by itself, so that there may be few. */
export const attributeList = {
	type: 'array',
	items: { type: 'array' },
	maxItems: 30,
	default: [],
} as const;

/** The date of an order that counts, instead of the one that the shop has chosen. */
export const dateTypeArgument = {
	type: 'string',
	enum: ['date_created', 'date_paid', 'date_completed'],
} as const;

/** Places of taxes: `GB` or `US:CA`, with commas between. */
const places = { type: 'string', maxLength: 8000 } as const;

export const taxLocationArguments = {
	args: { location_includes: places, location_excludes: places },
	before: { taxLocations: { location_includes: undefined, location_excludes: undefined } },
} as const;

/** The filters that the table and the statistics of Orders have in common. */
export const orderFilterArguments = {
	status_is: statusList,
	status_is_not: statusList,
	product_includes: idList,
	product_excludes: idList,
	variation_includes: idList,
	variation_excludes: idList,
	coupon_includes: idList,
	coupon_excludes: idList,
	tax_rate_includes: idList,
	tax_rate_excludes: idList,
	refunds: { type: 'string', enum: ['', 'all', 'partial', 'full', 'none'], default: '' },
	attribute_is: attributeList,
	attribute_is_not: attributeList,
} as const satisfies ArgumentSchemas;
