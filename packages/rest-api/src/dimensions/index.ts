export { closedValues } from './closed-values';
export {
	addDimension,
	dimensionBelow,
	dimensionMeanings,
	dimensionNamed,
	dimensionOf,
	everyDimension,
	removeDimension,
	type Dimension,
	type DimensionKey,
} from './declared';
export type { DimensionGrain, DimensionGroup, DimensionMeaning, DimensionValue } from './meaning';
export { grainOf, isSplitBy } from './together';
export { channelNames, couponUseNames, customerTypeNames } from './value-words';
