import type { DescribedOrder, ShopDescription } from '../../shops/shop-description';
import { sumOf } from './amounts';

/** A coupon's discount on each line, in the shop's prices (with or without tax). */
export interface Discount {
	readonly coupon: number;
	readonly byLine: readonly number[];
}

/** Each coupon applies to the full prices, up to the amount that earlier coupons left. */
export function discountsOf(
	{ coupons, settings }: ShopDescription,
	order: DescribedOrder,
	prices: readonly number[],
): Discount[] {
	const scale = 10 ** settings.currency.decimals;
	const coins = prices.map((price) => Math.round(price * scale));
	const left = [...coins];
	return order.coupons.map((coupon) => {
		const { type, amount } = coupons[coupon] ?? { type: 'percent', amount: '0' };
		const fixed = Math.round(Number(amount) * scale);
		const wanted =
			type === 'percent'
				? coins.map((price) => Math.floor((price * Number(amount)) / 100))
				: type === 'fixed_product'
					? order.lines.map(({ quantity }) => fixed * quantity)
					: shares(fixed, left);
		const taken = wanted.map((discount, line) => Math.min(discount, left[line] ?? 0));
		taken.forEach((discount, line) => (left[line] = (left[line] ?? 0) - discount));
		return { coupon, byLine: taken.map((discount) => discount / scale) };
	});
}

/** Divides an amount among lines by price. The rounding remainder goes to the first lines with room for it. */
function shares(amount: number, prices: readonly number[]): number[] {
	const all = sumOf(prices, (price) => price);
	const most = Math.min(amount, all);
	const parts = prices.map((price) => (all ? Math.floor((most * price) / all) : 0));
	let rest = most - sumOf(parts, (part) => part);
	return parts.map((part, line) => {
		const more = Math.min(rest, (prices[line] ?? 0) - part);
		rest -= more;
		return part + more;
	});
}
