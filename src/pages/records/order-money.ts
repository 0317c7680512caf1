import type { Store } from '@store-analytics/components';

/** Formats an order's money; with the code if it is in another currency than the shop's. '' stands for the shop's. */
export function orderMoney(currency: Store['currency'], code: string): (amount: number) => string {
	return (amount) =>
		code === '' || code === currency.getCurrencyConfig().code
			? currency.formatAmount(amount)
			: `${currency.formatDecimalString(amount)} ${code}`;
}
