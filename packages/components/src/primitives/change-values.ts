import { __, _x, sprintf } from '@wordpress/i18n';

export type Trend = 'good' | 'bad' | 'neutral';

/**
 * Returns whether a change is good. Fewer refunds are good, hence `reverseTrend`; `neutralTrend` is neither good nor
 * bad.
 */
export function trendOf(
	delta: number | null | undefined,
	{ reverseTrend = false, neutralTrend = false }: Readonly<Record<string, boolean | undefined>>,
): Trend {
	if (!delta || neutralTrend) return 'neutral';
	return delta > 0 !== reverseTrend ? 'good' : 'bad';
}

/** Returns a number as text; N/A if it is absent (S8.8). */
export function valueText(value: string | number | null | undefined): string {
	const isAbsent = value === null || value === undefined || Number.isNaN(value);
	return isAbsent ? __('N/A', 'store-analytics') : String(value);
}

/** Returns a change as text beside its arrow: `62%`, `$970.00` if an amount says it, or N/A. */
export function deltaText(delta: number | null | undefined, amount?: string): string {
	if (!isNumber(delta)) return __('N/A', 'store-analytics');
	if (amount !== undefined) return amount;
	// translators: %s: a number, such as 12.
	return sprintf(__('%s%%', 'store-analytics'), String(Math.abs(delta)));
}

/** Replaces the change when the earlier number was 0, because no percentage exists. */
export function newText(): string {
	return _x('new', 'instead of a change in percent', 'store-analytics');
}

/** The same in words; `prevLabel` names the compared period. */
export function newSentence(prevLabel: string): string {
	// translators: %s: an earlier period, such as Previous year.
	return sprintf(__('New: there was nothing in %s', 'store-analytics'), periodIn(prevLabel));
}

/** Describes a change in words (S8.8); `prevLabel` names the compared period. */
export function deltaSentence(
	delta: number | null | undefined,
	prevLabel: string,
	amount?: string,
): string {
	const previous = periodIn(prevLabel);
	if (!isNumber(delta) || delta === 0) {
		// translators: %s: an earlier period, such as Previous year.
		return sprintf(__('No change from %s', 'store-analytics'), previous);
	}
	if (amount !== undefined) {
		const template =
			delta > 0
				? // translators: 1: an amount, 2: an earlier period, such as Previous year.
					__('Up by %1$s from %2$s', 'store-analytics')
				: // translators: 1: an amount, 2: an earlier period, such as Previous year.
					__('Down by %1$s from %2$s', 'store-analytics');
		return sprintf(template, amount, previous);
	}
	const sentence =
		delta > 0
			? // translators: 1: percent, 2: an earlier period, such as Previous year.
				__('Up %1$f%% from %2$s', 'store-analytics')
			: // translators: 1: percent, 2: an earlier period, such as Previous year.
				__('Down %1$f%% from %2$s', 'store-analytics');
	return sprintf(sentence, Math.abs(delta), previous);
}

const periodIn = (prevLabel: string) => prevLabel.replace(/\s*[::]\s*$/, '');

/** Whether there is a change to speak of. */
export function isNumber(value: number | null | undefined): value is number {
	return typeof value === 'number' && Number.isFinite(value);
}
