export { dimensionFilters, dimensionParam, type DimensionRule, type QueryFilter } from './filters';
export { loadBreakdownRows, loadBreakdownStats, loadDimensionValues } from './load';
export type { BreakdownParams, QueryRequest } from './request';
export type { BreakdownRow } from './response';
export { decodeValue, decodeValues, encodeValue, type DimensionText } from './values';
