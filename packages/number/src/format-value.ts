import { numberFormat } from './number-format';
import type { NumberConfig } from './number-format';
import { roundTo } from './rounding';

/**
 * Formats a summary value by its type. `average` gives a whole number; `number` gives grouped text with all its own
 * decimals. A value that is not finite gives null; any other type gives undefined (S5.currency-and-numbers.4).
 * @example formatValue({}, 'number', 1234.5) // '1,234.5'
 */
export function formatValue(
	config: NumberConfig | null | undefined,
	type: string,
	value: number,
): string | number | null | undefined {
	if (!Number.isFinite(value)) return null;
	if (type === 'average') return roundTo(value, 0);
	if (type === 'number') return numberFormat({ ...config, precision: null }, value);
	return undefined;
}

/**
 * Returns the change from `secondary` to `primary` in whole percent. Null when either is not finite; 0 when `secondary`
 * is 0.
 * @example calculateDelta(150, 100) // 50
 */
export function calculateDelta(primary: number, secondary: number): number | null {
	if (!Number.isFinite(primary) || !Number.isFinite(secondary)) return null;
	if (secondary === 0) return 0;
	return Math.round(((primary - secondary) / secondary) * 100) || 0;
}
