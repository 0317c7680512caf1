import type { Store } from '@store-analytics/components';
import { moneyOf } from '@store-analytics/currency';
import { numberFormat, roundTo } from '@store-analytics/number';
import { formatCount, formatPercent, formatPoints } from './cells';
import type { MetricType } from './cells';

type Currency = Store['currency'];

/** An average keeps as many decimals as money mostly has. */
const averageDecimals = 2;

/** Goods are also sold by weight and length; a number of whole pieces shows none. */
const pieceDecimals = 6;

/** Of a share: two of its percent. */
const shareDecimals = 4;

/** Of a share: one of its percent. */
const shownShareDecimals = 3;

/** A metric's type, or whole pieces, in which targets are set and spread. */
type UnitType = MetricType | 'pieces';

/** The units of targets. */
export function plannedUnits(type: MetricType): UnitType {
	return type === 'number' ? 'pieces' : type;
}

/** Decimals of a number's smallest units. */
function decimalsOf(type: UnitType, currency: Currency): number {
	if (type === 'currency') return currency.getCurrencyConfig().precision;
	if (type === 'percent') return shareDecimals;
	if (type === 'number') return pieceDecimals;
	return type === 'pieces' ? 0 : averageDecimals;
}

/** Converts a number of REST to whole smallest units: cents, millionths of a piece, hundredths of an average. */
export function unitsOf(type: UnitType, value: number, currency: Currency): number {
	const { code } = currency.getCurrencyConfig();
	// Adding 0 turns -0 into 0.
	return moneyOf({ code, precision: decimalsOf(type, currency) }, value).getAmount() + 0;
}

/** Returns the change between two numbers of REST in units, as displayed: $10.01 after $5.00, 6.7% after 2.1%. */
export function changeUnits(
	type: MetricType,
	now: number,
	before: number,
	currency: Currency,
): number {
	const units = (value: number) =>
		unitsOf(type, type === 'percent' ? roundTo(value, shownShareDecimals) : value, currency);
	return units(now) - units(before);
}

/** Converts units to a number in major units. */
export function amountOf(type: UnitType, units: number, currency: Currency): number {
	return units / 10 ** decimalsOf(type, currency);
}

/** The shop's number format for a type, without its currency's symbol. */
export function numberConfig(type: UnitType, currency: Currency) {
	return { ...currency.getCurrencyConfig(), precision: decimalsOf(type, currency) };
}

/** Formats units as text; changes with a sign, and those of rates in points. */
export function unitsText(
	type: UnitType,
	units: number,
	currency: Currency,
	signed?: 'signed',
): string {
	const value = amountOf(type, units, currency);
	const sign = signed && units > 0 ? '+' : '';
	if (type === 'currency') return sign + currency.formatAmount(value);
	if (type === 'percent') {
		return signed ? sign + formatPoints(value, currency) : formatPercent(value, currency);
	}
	if (type === 'number') return sign + formatCount(value, currency);
	return sign + numberFormat(numberConfig(type, currency), value);
}

/** Formats the amount of a change without its sign; that of a rate in points. */
export function changeText(type: MetricType, units: number, currency: Currency): string {
	return type === 'percent'
		? formatPoints(amountOf(type, units, currency), currency)
		: unitsText(type, units, currency);
}
