import { comparisons } from './ranges/comparisons';
import { maxRollingCount, unitOf } from './ranges/rolling';
import { defaultDateRangeQuery } from './ranges/date-query';
import {
	daysForOwnSizes,
	daysForSizes,
	intervalsForDays,
	intervalsForOwnDays,
	intervalsOfUnit,
} from './ranges/intervals';
import { presetValues, unitOfPreset } from './ranges/presets';

/**
 * The rules of date parameters as data, for programs that cannot run this package. Those programs count the days
 * themselves.
 */
export function dateRules() {
	return {
		defaultRange: defaultDateRangeQuery,
		/** The calendar unit of each preset, whether it is the whole previous one, and its intervals. */
		presets: Object.fromEntries(
			presetValues.flatMap(({ value }) => {
				const preset = unitOfPreset(value);
				return preset ? [[value, { ...preset, intervals: intervalsOfUnit(preset.unit) }]] : [];
			}),
		),
		/** All values of the comparison. */
		comparisons,
		/** The units of rolling ranges with the calendar unit of each, and the highest count. */
		rolling: { units: unitOf, most: maxRollingCount },
		/** The intervals of custom ranges by the days between first and last day, most days first. */
		intervalsByDays: [0, ...daysForSizes]
			.reverse()
			.map((days) => ({ days, intervals: intervalsForDays(days) })),
		/** The intervals of all time and rolling ranges, in the same order. */
		ownIntervalsByDays: [0, ...daysForOwnSizes]
			.reverse()
			.map((days) => ({ days, intervals: intervalsForOwnDays(days) })),
	};
}
