import CurrencyFactory, {
	moneyOf,
	type CurrencyConfig,
	type Money,
} from '@store-analytics/currency';
import { exchanged } from '@store-analytics/currency/arithmetic';
import type { ExchangeRates, ShopNumbers, ShopSummary } from '@store-analytics/rest-api';

/** Sums of shops, in major units of one currency. */
export interface Totals {
	readonly today: number;
	readonly ordersToday: number;
	readonly range: number;
	readonly ordersOfRange: number;
	/** Null without a comparison. */
	readonly compared: number | null;
}

export interface CurrencyTotals extends Totals {
	readonly code: string;
	/** The format of its shops' amounts, with the most decimals of any of them. */
	readonly config: CurrencyConfig;
	/** How many shops are in the sums. */
	readonly shops: number;
}

type Counted = ShopSummary & { readonly numbers: ShopNumbers };

/** Shops with known numbers. */
export function countedShops(shops: readonly ShopSummary[]): Counted[] {
	return shops.filter((shop): shop is Counted => shop.numbers !== null);
}

/** Returns one sum per currency, in the order of the shops. It never adds different currencies. */
export function totalsByCurrency(shops: readonly ShopSummary[]): CurrencyTotals[] {
	const counted = countedShops(shops);
	return [...new Set(counted.map(({ currency }) => currency))].map((code) => {
		const own = counted.filter(({ currency }) => currency === code);
		const config = configOf(own);
		const sum = (valueOf: (numbers: ShopNumbers) => number) =>
			totalOf(
				config,
				own.map(({ numbers }) => moneyOf(config, valueOf(numbers))),
			);
		return {
			code,
			config,
			shops: own.length,
			today: sum(({ today }) => today.netSales),
			ordersToday: own.reduce((all, { numbers }) => all + numbers.today.orders, 0),
			range: sum(({ range }) => range.netSales),
			ordersOfRange: own.reduce((all, { numbers }) => all + numbers.range.orders, 0),
			compared: own.every(({ numbers }) => numbers.compared)
				? sum(({ compared }) => compared?.netSales ?? 0)
				: null,
		};
	});
}

/** Returns the sum of all in one currency, by rates for every other; null if one is missing. */
export function totalsInOne(
	totals: readonly CurrencyTotals[],
	rates: ExchangeRates | null,
): CurrencyTotals | null {
	const into = totals.find(({ code }) => code === rates?.into);
	if (!rates || !into || totals.length < 2) return null;
	const rateOf = (code: string) => (code === into.code ? 1 : rates.rates[code]?.rate);
	if (totals.some(({ code }) => rateOf(code) === undefined)) return null;
	const sum = (valueOf: (each: CurrencyTotals) => number) =>
		totalOf(
			into.config,
			totals.map((each) =>
				exchanged(moneyOf(each.config, valueOf(each)), rateOf(each.code) ?? 0, into.config),
			),
		);
	const count = (valueOf: (each: CurrencyTotals) => number) =>
		totals.reduce((all, each) => all + valueOf(each), 0);
	return {
		code: into.code,
		config: into.config,
		shops: count(({ shops }) => shops),
		today: sum(({ today }) => today),
		ordersToday: count(({ ordersToday }) => ordersToday),
		range: sum(({ range }) => range),
		ordersOfRange: count(({ ordersOfRange }) => ordersOfRange),
		compared: totals.every(({ compared }) => compared !== null)
			? sum(({ compared }) => compared ?? 0)
			: null,
	};
}

function configOf(shops: readonly ShopSummary[]): CurrencyConfig {
	const configs = shops.map(({ money }) => CurrencyFactory(money ?? {}).getCurrencyConfig());
	const [first] = configs;
	const precision = Math.max(0, ...configs.map((config) => config.precision));
	return { ...(first ?? CurrencyFactory().getCurrencyConfig()), precision };
}

function totalOf(config: CurrencyConfig, amounts: readonly Money[]): number {
	return amounts.reduce((sum, amount) => sum.add(amount), moneyOf(config, 0)).toUnit();
}
