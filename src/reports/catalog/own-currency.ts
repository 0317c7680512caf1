import CurrencyFactory from '@store-analytics/currency';
import type { CellTools } from '../engine/definition/cells';

/** Writes an amount of another currency than the shop's with its code, such as `SEK 500.00`. */
export function inCurrency(code: string, amount: number, { currency }: CellTools) {
	const config = { ...currency.getCurrencyConfig(), code, symbol: code };
	return CurrencyFactory({ ...config, priceFormat: '%1$s %2$s' }).render(amount);
}
