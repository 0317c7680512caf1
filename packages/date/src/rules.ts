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

/** What the dates of an address mean, as data for programs that cannot run this package; days are theirs to count. */
export function dateRules() {
	return {
		defaultRange: defaultDateRangeQuery,
		/** The calendar unit of each preset, whether it is the whole one before the current, and the intervals that it is cut into. */
		presets: Object.fromEntries(
			presetValues.flatMap(({ value }) => {
				const preset = unitOfPreset(value);
				return preset ? [[value, { ...preset, intervals: intervalsOfUnit(preset.unit) }]] : [];
			}),
		),
		/** What a range may be compared with. */
		comparisons,
		/** What rolling ranges are counted in, with the calendar unit of each, and how many there may be. */
		rolling: { units: unitOf, most: maxRollingCount },
		/** Those of chosen days, by how many days their last is after their first, most first. */
		intervalsByDays: [0, ...daysForSizes]
			.reverse()
			.map((days) => ({ days, intervals: intervalsForDays(days) })),
		/** The same for all time and for rolling ranges. */
		ownIntervalsByDays: [0, ...daysForOwnSizes]
			.reverse()
			.map((days) => ({ days, intervals: intervalsForOwnDays(days) })),
	};
}
