import { idList } from '../../router/schema';
import type { ArgumentSchemas } from '../../router/schema';

/** Statuses that a request may name, without the prefix of the database. */
const orderStatuses = [
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

export const attributeList = { type: 'array', items: { type: 'array' }, default: [] } as const;

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
