import { roundTo } from '@store-analytics/number';
import type { CurrencyConfig } from './currency-config';
import { Dinero, moneyOf, type Money } from './money';

/** WooCommerce reckons with six decimals at most, and REST sends some amounts with all of them: more are binary noise. */
const mostDecimals = 6;

/**
 * Amounts of one currency as REST sends them, added up. The sum has as many decimals as the amount with the most: what the shop sends
 * unrounded stays so, whatever its currency's decimals.
 */
export function sumOf(amounts: readonly number[]): number {
	return (
		amounts
			.map(exactMoney)
			.reduce((sum, amount) => sum.add(amount), Dinero())
			.toUnit() + 0
	);
}

/** An amount less another one of the same currency, in as many decimals as either has. */
export function differenceOf(amount: number, less: number): number {
	return exactMoney(amount).subtract(exactMoney(less)).toUnit() + 0;
}

/** What whole smallest units come to at `part` of `whole`, in whole units, halves up. */
export function portionOf(units: number, part: number, whole: number): number {
	const money = Dinero({ amount: units, precision: 0 });
	return money.multiply(part).divide(whole, 'HALF_UP').getAmount() + 0;
}

/** Money in another currency at a rate, rounded once, as amounts are written: to that currency's decimals, halves away from zero. */
export function exchanged(
	money: Money,
	rate: number,
	into: Pick<CurrencyConfig, 'code' | 'precision'>,
): Money {
	const decimals = decimalsOf(rate);
	const units = money.multiply(Math.round(rate * 10 ** decimals)).getAmount();
	return Dinero({
		amount: units,
		// as: a shop's code may be one that the types do not list.
		currency: into.code as Dinero.Currency,
		precision: money.getPrecision() + decimals,
	}).convertPrecision(into.precision, 'HALF_AWAY_FROM_ZERO');
}

/** Its code is left to who adds, to whom amounts of one reply are of one currency. */
function exactMoney(amount: number): Money {
	const rounded = roundTo(amount, mostDecimals);
	return moneyOf({ code: 'USD', precision: decimalsOf(rounded) }, rounded);
}

/** Decimals that a number is written with. */
function decimalsOf(value: number): number {
	const [digits = '', exponent = '0'] = String(value).split('e');
	const fraction = digits.split('.')[1] ?? '';
	return Math.max(0, fraction.length - Number(exponent));
}
