import { currencyWithCode } from '../data-status/currencies/in-currency';
import type { CellTools } from '../engine/definition/cells';

/** Writes an amount of another currency than the shop's with its code, such as `SEK 500.00`. */
export function inCurrency(code: string, amount: number, { currency }: CellTools) {
	return currencyWithCode(code, currency.getCurrencyConfig()).render(amount);
}
