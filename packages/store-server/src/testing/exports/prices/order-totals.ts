import type { ShopDescription } from '../../shops/shop-description';
import { roundTo, sumOf } from './amounts';
import type { PricedItem, PricedOrder } from './order-prices';

export interface OrderTotals {
	/** By rate, in the order of the rates; rounded at each line or at the end, as the shop is set. */
	readonly taxLines: readonly { rate: number; orderTax: number; shippingTax: number }[];
	readonly cartTax: number;
	readonly shippingTax: number;
	readonly total: number;
}

export function totalsOf({ settings }: ShopDescription, priced: PricedOrder): OrderTotals {
	const { decimals } = settings.currency;
	const step = (amount: number) =>
		settings.taxRounding === 'line' ? roundTo(amount, decimals) : amount;
	const taxOf = (items: readonly PricedItem[], rate: number) =>
		sumOf(items, ({ taxes }) => sumOf(taxes, (tax) => (tax.rate === rate ? step(tax.amount) : 0)));
	const shipped = priced.shipping ? [priced.shipping] : [];
	const bought = [...priced.lines, ...priced.fees];
	const taxLines = priced.rates.map((rate) => ({
		rate,
		orderTax: taxOf(bought, rate),
		shippingTax: taxOf(shipped, rate),
	}));
	const cartTax = roundTo(
		sumOf(taxLines, ({ orderTax }) => orderTax),
		decimals,
	);
	const shippingTax = roundTo(
		sumOf(taxLines, (line) => line.shippingTax),
		decimals,
	);
	const items = sumOf([...bought, ...shipped], ({ total }) => total);
	return {
		taxLines,
		cartTax,
		shippingTax,
		total: roundTo(items + cartTax + shippingTax, decimals),
	};
}
