import { roundTo } from '@store-analytics/number';
import type { CurrencyConfig } from './currency-config';
import { Dinero, moneyOf, type Money } from './money';

/**
 * WooCommerce calculates with six decimals at most, and REST sends some amounts with all six. Further decimals are
 * binary noise.
 */
const mostDecimals = 6;

/**
 * Adds up amounts of one currency as REST sends them. The sum has as many decimals as its most precise amount, so
 * unrounded amounts stay unrounded.
 */
export function sumOf(amounts: readonly number[]): number {
	return (
		amounts
			.map(exactMoney)
			.reduce((sum, amount) => sum.add(amount), Dinero())
			.toUnit() + 0
	);
}

/** Subtracts an amount from another of the same currency, with the decimals of the more precise one. */
export function differenceOf(amount: number, less: number): number {
	return exactMoney(amount).subtract(exactMoney(less)).toUnit() + 0;
}

/** Calculates `units` × `part` / `whole` in whole smallest units, halves rounded up. */
export function portionOf(units: number, part: number, whole: number): number {
	const money = Dinero({ amount: units, precision: 0 });
	return money.multiply(part).divide(whole, 'HALF_UP').getAmount() + 0;
}

/**
 * Converts money to another currency at a rate. It rounds once, to the decimals of that currency, halves away from
 * zero.
 */
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

/** The currency code is arbitrary here: callers only add amounts of one currency. */
function exactMoney(amount: number): Money {
	const rounded = roundTo(amount, mostDecimals);
	return moneyOf({ code: 'USD', precision: decimalsOf(rounded) }, rounded);
}

/** Counts the decimals that a number is written with. */
function decimalsOf(value: number): number {
	const [digits = '', exponent = '0'] = String(value).split('e');
	const fraction = digits.split('.')[1] ?? '';
	return Math.max(0, fraction.length - Number(exponent));
}
