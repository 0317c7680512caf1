/** The project's only import of dinero.js: sums, shares and rates of money in integer minor units. */
import Dinero from 'dinero.js';
import { readNumber, roundTo } from '@store-analytics/number';
import type { CurrencyConfig } from './currency-config';

export { Dinero };
export type Money = Dinero.Dinero;

/**
 * An amount in major units, as replies carry it, as money of a shop's currency in whole minor units: sums and shares of it lose
 * no cent. `toUnit()` leads back to what `formatAmount` writes. Throws for what is no number.
 */
export function moneyOf(
	{ code, precision }: Pick<CurrencyConfig, 'code' | 'precision'>,
	amount: unknown,
): Money {
	const value = readNumber(amount);
	return Dinero({
		// Rounded by its decimal digits first: 1.005 is 101 cents, although 1.005 * 100 is less than 100.5.
		amount: value === null ? Number.NaN : Math.round(roundTo(value, precision) * 10 ** precision),
		// as: a shop's code may be one that the types do not list.
		currency: code as Dinero.Currency,
		precision,
	});
}
