import CurrencyFactory from '@store-analytics/currency';
import type { CellTools } from '../engine/definition/cells';

/** Writes an amount of another currency than the shop's with its code, such as `SEK 500.00`. */
export function inCurrency(code: string, amount: number, { currency }: CellTools) {
	const { priceFormat: _ofShop, ...config } = currency.getCurrencyConfig();
	const own = { ...config, code, symbol: code, symbolPosition: 'left_space' as const };
	return CurrencyFactory(own).render(amount);
}
