export { comparedRange, rangeOf, type DayRange, type RangeClock } from './ranges';
export {
	commandOptions,
	compareWords,
	dimensionWords,
	metricWords,
	nameFor,
	outputFormats,
	queryIntervals,
	rangeWords,
	type CommandOption,
	type RangeUnit,
	type RangeWord,
} from './words';
