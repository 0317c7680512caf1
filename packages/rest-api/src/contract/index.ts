export { changeDimensions, CONTRACT_VERSION, MOST_CHOSEN, MOST_PARTS, queryLimits } from './limits';
export { comparedRange, rangeOf, type RangeClock } from './ranges';
export {
	momentPattern,
	queryContract,
	rangeSchema,
	type JsonSchema,
	type QueryContract,
} from './schema';
export type {
	ChangePart,
	ChangesRequest,
	ChangesResponse,
	ChangeSplit,
	FilterValue,
	QueryCondition,
	QueryInterval,
	QueryNumbers,
	QueryRange,
	QueryRequest,
	QueryResponse,
	QueryRow,
} from './types';
export {
	commandOptions,
	compareWords,
	dimensionWords,
	metricWords,
	nameFor,
	outputFormats,
	rangeWords,
	type CommandOption,
	type RangeUnit,
	type RangeWord,
} from './words';
