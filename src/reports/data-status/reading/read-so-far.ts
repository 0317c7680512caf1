import { __, sprintf } from '@wordpress/i18n';
import type { Store } from '@store-analytics/components';
import { numberFormat } from '@store-analytics/number';
import type { OrdersRead } from '@store-analytics/rest-api/client';

/** Says how many orders the plugin has read, and what the others are meanwhile. */
export function readSoFar({ done, total }: OrdersRead, currency: Store['currency']): string {
	const { thousandSeparator } = currency.getCurrencyConfig();
	const count = (number: number) => numberFormat({ thousandSeparator, precision: 0 }, number);
	return sprintf(
		/* translators: 1: number of orders, 2: number of all orders */
		__(
			'%1$s of %2$s orders have been read so far. The values of the others are unknown until then.',
			'store-analytics',
		),
		count(done),
		count(total),
	);
}
