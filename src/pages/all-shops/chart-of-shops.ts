import type { ChartRow } from '@store-analytics/components';
import { moneyOf, type CurrencyConfig } from '@store-analytics/currency';
import { exchanged } from '@store-analytics/currency/arithmetic';
import type { ExchangeRates, ShopInterval, ShopSummary } from '@store-analytics/rest-api';
import { countedShops, totalsByCurrency, totalsInOne } from './totals';

/** One line per shop: net sales where they are in one currency, and orders otherwise. */
export interface ChartOfShops {
	readonly rows: readonly ChartRow[];
	/** The currency of net sales; undefined if the chart shows orders. */
	readonly currency: CurrencyConfig | undefined;
}

/** Net sales of different currencies are in one chart only at typed rates. */
export function chartOfShops(
	shops: readonly ShopSummary[],
	rates: ExchangeRates | null,
): ChartOfShops {
	const totals = totalsByCurrency(shops);
	const all = totals.length === 1 ? totals[0] : totalsInOne(totals, rates);
	const valueOf = ({ currency }: ShopSummary, { netSales, orders }: ShopInterval) => {
		if (!all) return orders;
		const own = totals.find(({ code }) => code === currency);
		if (!own || own.code === all.code) return netSales;
		const rate = rates?.rates[currency]?.rate ?? 0;
		return exchanged(moneyOf(own.config, netSales), rate, all.config).toUnit();
	};
	const rows = new Map<string, ChartRow>();
	for (const shop of countedShops(shops)) {
		const { day, intervals, range } = shop.numbers;
		for (const [index, interval] of intervals.entries()) {
			const isUnfinished = index === intervals.length - 1 && range.until >= day;
			const value = { label: shop.title, value: valueOf(shop, interval), isUnfinished };
			rows.set(interval.from, {
				...rows.get(interval.from),
				...{ date: interval.from, [shop.slug]: value },
			});
		}
	}
	return {
		rows: [...rows.values()].sort((one, other) => (one.date < other.date ? -1 : 1)),
		currency: all?.config,
	};
}
