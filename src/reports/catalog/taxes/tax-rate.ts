import { __, sprintf } from '@wordpress/i18n';
import { numberFormat } from '@store-analytics/number';
import type { CellTools } from '../../engine/definition/cells';

/** A rate in percent with all its decimals, at least two. */
export function percentOf(rate: number, currency: CellTools['currency']): string {
	const { decimalSeparator, thousandSeparator } = currency.getCurrencyConfig();
	const precision = decimalsOf(rate);
	const shown = numberFormat({ precision, decimalSeparator, thousandSeparator }, rate);
	/* translators: %s: a tax rate in percent, such as 7.25 */
	return sprintf(__('%s%%', 'store-analytics'), shown);
}

/** Rates have up to four decimals, and at least two, for alignment. */
function decimalsOf(rate: number): number {
	return [2, 3].find((digits) => Number(rate.toFixed(digits)) === rate) ?? 4;
}
