import { moneyOf, type CurrencyConfig } from '@store-analytics/currency';
import { exchanged } from '@store-analytics/currency/arithmetic';
import type { ExchangeRates } from '@store-analytics/rest-api';

/** The amounts that are shown of each currency. */
export const amountsByCurrency = [
	'gross_sales',
	'refunds',
	'net_revenue',
	'taxes',
	'shipping',
	'total_sales',
] as const;

type Amount = (typeof amountsByCurrency)[number];

/** The totals of the orders in one currency, in its major units. */
export interface TotalsOfCurrency extends Readonly<Record<Amount, number>> {
	readonly code: string;
	readonly orders_count: number;
}

/**
 * Returns the sum of all currencies in one, by rates for every other; null if one has no rate. Each amount is rounded
 * to the decimals of that currency before it is added, so that the rows add up to the sum.
 * @example totalsInOne([usd, sek], { into: 'USD', rates: { SEK: { rate: 0.1, typed: '2026-11-20' } } }, config)?.total_sales
 */
export function totalsInOne(
	totals: readonly TotalsOfCurrency[],
	rates: ExchangeRates | null,
	config: CurrencyConfig,
): TotalsOfCurrency | null {
	if (!rates) return null;
	const { into } = rates;
	const rateOf = (code: string) => (code === into ? 1 : rates.rates[code]?.rate);
	if (totals.some(({ code }) => rateOf(code) === undefined)) return null;
	const target = { ...config, code: into };
	const sum = (key: Amount) =>
		totals
			.map(({ code, [key]: amount }) =>
				exchanged(moneyOf({ ...config, code }, amount), rateOf(code) ?? 0, target),
			)
			.reduce((all, money) => all.add(money), moneyOf(target, 0))
			.toUnit();
	return {
		code: into,
		orders_count: totals.reduce((all, { orders_count }) => all + orders_count, 0),
		gross_sales: sum('gross_sales'),
		refunds: sum('refunds'),
		net_revenue: sum('net_revenue'),
		taxes: sum('taxes'),
		shipping: sum('shipping'),
		total_sales: sum('total_sales'),
	};
}
