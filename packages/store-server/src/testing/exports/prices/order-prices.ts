import type {
	DescribedOrder,
	DescribedTaxRate,
	ShopDescription,
} from '../../shops/shop-description';
import { roundTo, sumOf } from './amounts';
import { discountsOf } from './discounts';

/** Tax of one rate, by the rate's index. Not rounded to the currency. */
export interface PricedTax {
	readonly rate: number;
	readonly amount: number;
}

/** A priced item; amounts exclude tax and are not rounded to the currency. */
export interface PricedItem {
	readonly subtotal: number;
	readonly total: number;
	readonly subtotalTaxes: readonly PricedTax[];
	readonly taxes: readonly PricedTax[];
}

interface PricedCoupon {
	readonly coupon: number;
	readonly discount: number;
	readonly discountTax: number;
}

/** An order's amounts. */
export interface PricedOrder {
	readonly lines: readonly PricedItem[];
	readonly fees: readonly PricedItem[];
	readonly shipping: PricedItem | null;
	readonly coupons: readonly PricedCoupon[];
	/** The rates that apply to the buyer, by index. */
	readonly rates: readonly number[];
}

export function priceOrder(shop: ShopDescription, order: DescribedOrder): PricedOrder {
	const rates = ratesOf(shop, order);
	const taxed = (of: readonly number[], amount: number) => taxesOf(shop.taxRates, of, amount);
	const { pricesIncludeTax } = shop.settings;
	const factor = pricesIncludeTax ? 1 + sumOf(taxed(rates, 1), ({ amount }) => amount) : 1;
	const prices = order.lines.map(({ product, variation, quantity }) => {
		const own = shop.products[product];
		return quantity * Number(own?.variations[variation ?? -1]?.price ?? own?.price);
	});
	const discounts = discountsOf(shop, order, prices);
	const lines = prices.map((price, line): PricedItem => {
		const paid = price - sumOf(discounts, ({ byLine }) => byLine[line] ?? 0);
		const [subtotal, total] = [roundTo(price / factor, 6), roundTo(paid / factor, 6)];
		return { subtotal, total, subtotalTaxes: taxed(rates, subtotal), taxes: taxed(rates, total) };
	});
	const charge = (text: string, of: readonly number[]): PricedItem => {
		const taxes = taxed(of, Number(text));
		return { subtotal: Number(text), total: Number(text), subtotalTaxes: taxes, taxes };
	};
	const onShipping = rates.filter((rate) => shop.taxRates[rate]?.onShipping);
	return {
		lines,
		fees: order.fees.map((fee) => charge(fee.amount, fee.taxed ? rates : [])),
		shipping: order.shipping === null ? null : charge(order.shipping, onShipping),
		coupons: discounts.map(({ coupon, byLine }) => {
			const all = sumOf(byLine, (discount) => discount);
			return { coupon, discount: all / factor, discountTax: taxOn(all, factor, taxed, rates) };
		}),
		rates,
	};
}

function taxOn(
	discount: number,
	factor: number,
	taxed: (of: readonly number[], amount: number) => readonly PricedTax[],
	rates: readonly number[],
): number {
	return sumOf(taxed(rates, discount / factor), ({ amount }) => amount);
}

/** The first rate of each priority that applies to the buyer's address. */
function ratesOf({ taxRates, people }: ShopDescription, order: DescribedOrder): number[] {
	const place = people[order.person]?.place;
	const fitting = taxRates
		.map((rate, at) => ({ rate, at }))
		.filter(
			({ rate }) =>
				(rate.country === '' || rate.country === place?.country) &&
				(rate.state === '' || rate.state === place?.state),
		)
		.sort((one, other) => one.rate.priority - other.rate.priority || one.at - other.at);
	return fitting
		.filter(({ rate }, at) => fitting[at - 1]?.rate.priority !== rate.priority)
		.map(({ at }) => at);
}

/** Compound rates apply to the amount plus all previous taxes. */
function taxesOf(
	all: readonly DescribedTaxRate[],
	rates: readonly number[],
	amount: number,
): PricedTax[] {
	const taxes: PricedTax[] = [];
	for (const compound of [false, true]) {
		for (const rate of rates.filter((at) => all[at]?.compound === compound)) {
			const base = compound ? amount + sumOf(taxes, (tax) => tax.amount) : amount;
			taxes.push({ rate, amount: roundTo((base * (all[rate]?.percent ?? 0)) / 100, 6) });
		}
	}
	return taxes;
}
