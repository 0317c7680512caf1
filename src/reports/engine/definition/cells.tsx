import type { ReactNode } from 'react';
import { Date as DateTime, type Store } from '@store-analytics/components';
import { numberFormat } from '@store-analytics/number';
import type { AppSettings } from '../../../platform/settings/settings';
import type { ColumnType } from './definition';
import type { Query } from '../../../platform/query';

/** What a spreadsheet cell holds. */
export type CellValue = string | number | boolean | null | undefined;

/** What a column may need beside the row. */
export interface CellTools {
	readonly currency: Store['currency'];
	readonly settings: AppSettings;
	readonly query: Query;
	/** Items of the report's `related` collection by id, once they are there. */
	readonly related?: ReadonlyMap<unknown, Readonly<Record<string, unknown>>>;
}

/** How a value of the type reads on screen. */
export function displayValue(type: ColumnType, value: CellValue, tools: CellTools): ReactNode {
	if (value === null || value === undefined || value === '') return '';
	switch (type) {
		case 'currency':
			return tools.currency.render(numeric(value));
		case 'number':
			return formatCount(numeric(value), tools.currency);
		case 'date':
			return <DateTime date={String(value)} visibleFormat={tools.settings.dateFormat} />;
		default:
			return String(value);
	}
}

/** What the type hands to a spreadsheet: money rounded to the currency's decimals, numbers as they are. */
export function exportValue(type: ColumnType, value: CellValue, tools: CellTools): CellValue {
	if (value === null || value === undefined) return '';
	if (type === 'currency') return tools.currency.formatDecimal(numeric(value));
	return type === 'number' ? numeric(value) : value;
}

/** A count grouped with the shop's separators. */
export function formatCount(value: number, currency: Store['currency']): string {
	const { decimalSeparator, thousandSeparator } = currency.getCurrencyConfig();
	return numberFormat({ decimalSeparator, thousandSeparator }, value);
}

function numeric(value: CellValue): number {
	const number = Number(value);
	return Number.isFinite(number) ? number : 0;
}
