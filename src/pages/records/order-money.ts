import type { Store } from '@store-analytics/components';

/** Writes the money of an order; in another currency than the shop's with its code, '' for the shop's. */
export function orderMoney(currency: Store['currency'], code: string): (amount: number) => string {
	return (amount) =>
		code === '' || code === currency.getCurrencyConfig().code
			? currency.formatAmount(amount)
			: `${currency.formatDecimalString(amount)} ${code}`;
}
