import { numberFormat } from './number-format';
import type { NumberConfig } from './number-format';
import { roundTo } from './rounding';

/**
 * A summary value by its type: `average` as a whole number, `number` as grouped text with its own decimals, null for what
 * is not finite, undefined for other types (S5.currency-and-numbers.4).
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

/** The change from `secondary` to `primary` in whole percent; null when either is not finite, 0 from zero. */
export function calculateDelta(primary: number, secondary: number): number | null {
	if (!Number.isFinite(primary) || !Number.isFinite(secondary)) return null;
	if (secondary === 0) return 0;
	return Math.round(((primary - secondary) / secondary) * 100) || 0;
}
