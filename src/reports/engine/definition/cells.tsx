import type { ReactNode } from 'react';
import { Date as DateTime, type Store } from '@store-analytics/components';
import { __, sprintf } from '@wordpress/i18n';
import { withShortMonth } from '@store-analytics/date';
import { numberFormat, roundTo } from '@store-analytics/number';
import type { OrderLabels } from '@store-analytics/rest-api/breakdowns';
import type { AppSettings } from '../../../platform/settings/settings';
import type { Query } from '../../../platform/query';

/**
 * The type of a number: money, a count, an average (shown as a whole number), two decimals, or a share (0.25 is 25%).
 */
export type MetricType = 'currency' | 'number' | 'average' | 'decimal' | 'percent';

/** Decides the format of a cell on screen and in a spreadsheet: money as a decimal, numbers as numbers. */
export type ColumnType = 'text' | 'date' | Exclude<MetricType, 'average'>;

/** What a spreadsheet cell holds. */
export type CellValue = string | number | boolean | null | undefined;

/** The context of a column, besides the row. */
export interface CellTools {
	readonly currency: Store['currency'];
	readonly settings: AppSettings;
	readonly query: Query;
	/** The shop's date format without the year, if every day of the range is in the current one. */
	readonly shortDateFormat?: string | undefined;
	/** Items of the report's `related` collection by id, once they have loaded. */
	readonly related?: ReadonlyMap<unknown, Readonly<Record<string, unknown>>>;
	/** Web addresses of the pictures that the report's `pictured` names, once they have loaded. */
	readonly pictures?: ReadonlyMap<number, string>;
	/** What the orders of the rows say of themselves, for shown columns, once it has loaded. */
	readonly orderLabels?: OrderLabels | undefined;
}

/** Formats a value of the type for the screen; `isInRange` if it is a day of the selected range. */
export function displayValue(
	type: ColumnType,
	value: CellValue,
	tools: CellTools,
	isInRange = false,
): ReactNode {
	if (value === null || value === undefined || value === '') return '';
	switch (type) {
		case 'currency':
			return tools.currency.render(numeric(value));
		case 'number':
			return formatCount(numeric(value), tools.currency);
		case 'decimal':
			return formatDecimal(numeric(value), tools.currency);
		case 'percent':
			return formatPercent(numeric(value), tools.currency);
		case 'date':
			return <DateTime date={String(value)} {...dateFormats(tools, isInRange)} />;
		default:
			return String(value);
	}
}

function dateFormats({ settings, shortDateFormat }: CellTools, isInRange: boolean) {
	const { dateFormat } = settings;
	const isYearClear = isInRange && shortDateFormat !== undefined;
	const visibleFormat = isYearClear ? shortDateFormat : withShortMonth(dateFormat);
	return visibleFormat === dateFormat
		? { visibleFormat }
		: { visibleFormat, wholeFormat: dateFormat };
}

/**
 * Returns the spreadsheet value of the type: money rounded to the currency's decimals, averages and shares in percent to two,
 * other numbers unchanged.
 */
export function exportValue(type: ColumnType, value: CellValue, tools: CellTools): CellValue {
	if (value === null || value === undefined) return '';
	if (type === 'currency') return tools.currency.formatDecimal(numeric(value));
	if (type === 'percent') return roundTo(numeric(value) * 100, 2);
	if (type === 'decimal') return roundTo(numeric(value), 2);
	return type === 'number' ? numeric(value) : value;
}

/** A count grouped with the shop's separators. */
export function formatCount(value: number, currency: Store['currency']): string {
	return formatTo(null, value, currency);
}

/** With two decimals. */
export function formatDecimal(value: number, currency: Store['currency']): string {
	return formatTo(2, value, currency);
}

/** A share in percent, with one decimal. */
export function formatPercent(share: number, currency: Store['currency']): string {
	// translators: %s: a number, such as 12 or -3.
	return sprintf(__('%s%%', 'store-analytics'), formatTo(1, share * 100, currency));
}

/** The change of a share: percent of it would be taken for percent of the whole. */
export function formatPoints(change: number, currency: Store['currency']): string {
	/* translators: %s: a number of percentage points, such as 4.7 */
	return sprintf(__('%s points', 'store-analytics'), formatTo(1, change * 100, currency));
}

function formatTo(precision: number | null, value: number, currency: Store['currency']): string {
	const { decimalSeparator, thousandSeparator } = currency.getCurrencyConfig();
	return numberFormat({ decimalSeparator, thousandSeparator, precision }, value);
}

function numeric(value: CellValue): number {
	const number = Number(value);
	return Number.isFinite(number) ? number : 0;
}
