import type { Store } from '@store-analytics/components';
import { changeBetween } from '@store-analytics/number';
import type { MetricType } from '../definition/cells';
import { changeText, changeUnits } from '../definition/units';

/** A change as every screen shows it: the properties of `Delta`. */
export interface ShownChange {
	/** In percent; 1 or -1 beside an amount. */
	readonly delta: number | undefined;
	/** The amount without its sign, if no percentage says how much. */
	readonly deltaAmount: string | undefined;
	readonly isNew: boolean;
	/** Both numbers are 0, so that no change is worth showing. */
	readonly isNothing?: true;
}

/** Returns the change of a metric; without a change if either number is missing. */
export function shownChange(
	type: MetricType,
	now: number | undefined,
	before: number | undefined,
	currency: Store['currency'],
): ShownChange {
	const change = changeBetween(now ?? NaN, before ?? NaN);
	if (!change || now === undefined || before === undefined) {
		return { delta: undefined, deltaAmount: undefined, isNew: false };
	}
	const isRate = type === 'percent';
	if (!isRate && isNew(now, before)) return { delta: 0, deltaAmount: undefined, isNew: true };
	if (now === 0 && before === 0) {
		return { delta: 0, deltaAmount: undefined, isNew: false, isNothing: true };
	}
	const { direction, percent } = change;
	if (percent !== undefined && (!isRate || direction === 0)) {
		return { delta: percent, deltaAmount: undefined, isNew: false };
	}
	const units = Math.abs(changeUnits(type, now, before, currency));
	return {
		delta: direction,
		deltaAmount: changeText(type, units, currency),
		isNew: false,
	};
}

/** Checks whether a number grew from zero, which no percentage can express. */
export function isNew(now: number | undefined, before: number | undefined): boolean {
	return before === 0 && now !== undefined && now > 0;
}
