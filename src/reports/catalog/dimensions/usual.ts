import type { DimensionKey } from '@store-analytics/rest-api/dimensions';

/** What owners most often ask for, in the menus of charts; Breakdown has all others. */
export const usualDimensions: readonly DimensionKey[] = [
	'billing_country',
	'payment_method',
	'source_type',
	'device',
	'customer_type',
	'weekday',
];
