export { dimensionFilters, dimensionParam, type DimensionRule, type QueryFilter } from './filters';
export {
	loadBreakdownGrid,
	loadBreakdownRows,
	loadBreakdownStats,
	loadDimensionValues,
} from './load';
export { filtersOfOrders } from './of-items';
export { breakdownOf, type BreakdownOfNumber, type NumberOfReport } from './of-report';
export { loadOrderLabels, type OrderLabels } from './order-values';
export { rowsRequest, statsRequest, type BreakdownParams, type QueryRequest } from './request';
export { rowsIn } from './response';
export type { BreakdownRow } from '../rows/breakdown';
export { ordersParams } from './orders-params';
export { decodeValue, decodeValues, encodeValue, type DimensionText } from './values';
