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
export { unknownName } from './empty-values';
export type { DimensionGrain, DimensionGroup, DimensionMeaning, DimensionValue } from './meaning';
export { filterDimensions, filterGrains, type FilteredReport } from './report-filters';
export {
	grainOf,
	grainWithout,
	isSplitBy,
	namesRefunds,
	sumsByGrain,
	sumsUp,
	whyNotSplit,
} from './together';
export { valueKey } from './value-key';
export {
	attributeName,
	attributeTemplates,
	channelNames,
	couponUseNames,
	customerTypeNames,
	orderNumberName,
	orderNumberNames,
	shippingZoneNames,
	taxClassNames,
	userRoleNames,
	wayNames,
} from './value-words';
