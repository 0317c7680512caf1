export { moment } from './clock/moment';
export type { Moment } from './clock/moment';
export { appendTimestamp, readDate, toMoment } from './formats/parse';
export { defaultDateTimeFormat, defaultTableDateFormat, isoDateFormat } from './formats/parse';
export { getStoreTimeZoneMoment, storeClock, wallTimeNow } from './clock/store-clock';
export { knowShopYears, type ShopYears } from './clock/store-clock';
export { shortTime, storeWallTime, toStoreMoment, type StoreClock } from './clock/store-clock';
export { knowZone, zoneOffset, type ZoneSpan } from './clock/zone';
export { addMonths, endOfUnit, localeWeekStart, startOfUnit } from './ranges/calendar-units';
export type { PeriodUnit, WeekStart } from './ranges/calendar-units';
export { getCurrentPeriod, getLastPeriod } from './ranges/periods';
export type { Compare, DateValue } from './ranges/periods';
export { comparisonOf } from './further-ranges/comparisons';
export type { Comparison } from './further-ranges/comparisons';
export { furtherComparisons, furtherPresets, periods, presetValues } from './ranges/presets';
export type { Choice, Period } from './ranges/presets';
export {
	maxRollingCount,
	readRolling,
	rollingPeriod,
	rollingUnits,
} from './further-ranges/rolling';
export type { Rolling, RollingUnit } from './further-ranges/rolling';
export {
	defaultRangeText,
	knownToWooCommerce,
	readDefaultRange,
} from './further-ranges/default-range';
export { getRangeLabel } from './ranges/range-label';
export { currentDates, defaultDateRangeQuery } from './ranges/date-query';
export { getCurrentDates, getDateParamsFromQuery } from './ranges/date-query';
export type { DateParams, DateQuery } from './ranges/date-params';
export type { CurrentDates, DateRange } from './ranges/date-query';
export { periodsSoFar, soFar, type PeriodSoFar, type SoFar } from './ranges/so-far';
export { intervalsForDays, intervalsOf } from './ranges/intervals';
export { getAllowedIntervalsForQuery, getIntervalForQuery } from './ranges/intervals';
export { getChartTypeForQuery, getDateDifferenceInDays, getPreviousDate } from './ranges/intervals';
export type { Interval } from './ranges/intervals';
export { dayTicksThreshold, weekTicksThreshold } from './formats/formats';
export { getDateFormatsForInterval } from './formats/formats';
export { getDateFormatsForIntervalD3, getDateFormatsForIntervalPhp } from './formats/formats';
export type { DateFormats } from './formats/formats';
export { formatPhpDate } from './formats/php-format';
export { dateValidationMessages, validateDateInputForRange } from './formats/validation';
export type { ValidatedDate } from './formats/validation';
export { containsLeapYear, isLeapYear, leapDaysIn } from './ranges/leap-year';
export { dayHalves } from './formats/day-halves';
export { defineLocaleFromIntl, loadLocaleData, monthNames } from './formats/locale';
export type { LocaleData } from './formats/locale';
export { languageOf, languageTag } from './formats/language-tag';
export { calendarDay, calendarDaysBetween, dateText, instantOf } from './clock/wall-clock';
