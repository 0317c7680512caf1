/**
 * The only import of dinero.js in the project. It calculates sums, shares and rates of money in integer minor units.
 */
import Dinero from 'dinero.js';
import { readNumber, roundTo } from '@store-analytics/number';
import type { CurrencyConfig } from './currency-config';

export { Dinero };
export type Money = Dinero.Dinero;

/**
 * Converts an amount in major units, as responses contain it, to money in whole minor units, so that sums and shares
 * lose no cent. `toUnit()` converts it back for `formatAmount`. Throws for anything but a number.
 * @example moneyOf({ code: 'USD', precision: 2 }, 10.1).add(moneyOf({ code: 'USD', precision: 2 }, 0.2)).toUnit() // 10.3
 */
export function moneyOf(
	{ code, precision }: Pick<CurrencyConfig, 'code' | 'precision'>,
	amount: unknown,
): Money {
	const value = readNumber(amount);
	return Dinero({
		// Round the decimal digits first: 1.005 is 101 cents, although 1.005 * 100 is less than 100.5.
		amount: value === null ? Number.NaN : Math.round(roundTo(value, precision) * 10 ** precision),
		// as: a shop's code may be one that the types do not list.
		currency: code as Dinero.Currency,
		precision,
	});
}
