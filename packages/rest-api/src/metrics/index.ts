import type { ReportName } from '../report-endpoints';
import { breakdownMeanings } from './breakdown-meanings';
import { itemMeanings } from './item-meanings';
import type { MeaningRules, MetricMeaning } from './meaning';
import { orderMeanings } from './order-meanings';
import {
	couponMeanings,
	customerMeanings,
	downloadMeanings,
	stockMeanings,
	taxMeanings,
} from './other-meanings';
import { taxPlaceMeanings } from './tax-place-meanings';

export type {
	DeclaredFormula,
	MetricDeclaration,
	MetricFormat,
	DimensionDeclaration,
	StoreAnalytics,
} from './declaration';
export { causeText, type CauseScope } from './difference/cause-texts';
export type { Cause, CauseKind } from './difference/causes';
export { loadCauses, type LoadedCauses, type NumberOf } from './difference/load-causes';
export { exactSum } from './exact-sum';
export { rowMeaningOf } from './row-meanings';
export { loadRows, type FetchRows, type LoadedRows } from './rows/load-rows';
export { addUp, rowsBehind, rowsOfCustomer, type RowRules } from './rows/rows-behind';
export type { DocumentKind, RowsBehind } from './rows/source';
export {
	sumOfTerms,
	type Divider,
	type Formula,
	type MeaningRules,
	type MetricMeaning,
	type MetricRule,
	type MetricUnit,
	type SimilarMetrics,
	type Term,
} from './meaning';
export {
	breakdownMeanings,
	couponMeanings,
	customerMeanings,
	downloadMeanings,
	itemMeanings,
	orderMeanings,
	stockMeanings,
	taxMeanings,
	taxPlaceMeanings,
};

const fixed: Readonly<Partial<Record<string, readonly MetricMeaning[]>>> = {
	products: itemMeanings,
	variations: itemMeanings,
	categories: itemMeanings,
	coupons: couponMeanings,
	taxes: taxMeanings,
	'tax-places': taxPlaceMeanings,
	downloads: downloadMeanings,
	customers: customerMeanings,
	stock: stockMeanings,
};

/** The metadata of the numbers that queries can ask for. `products` is a number of totals only. */
export function queryMeanings(rules: MeaningRules): readonly MetricMeaning[] {
	return [...orderMeanings(rules), ...breakdownMeanings(rules)].filter(
		({ key }) => key !== 'products',
	);
}

function meaningsOf(endpoint: string, rules: MeaningRules): readonly MetricMeaning[] | undefined {
	switch (endpoint) {
		case 'orders':
		case 'revenue':
			return orderMeanings(rules);
		case 'breakdown':
			return queryMeanings(rules);
		default:
			return fixed[endpoint];
	}
}

/** Returns the metadata of a report's number; undefined for an extension's number. */
export function meaningOf(
	endpoint: ReportName | (string & {}),
	metric: string,
	rules: MeaningRules,
): MetricMeaning | undefined {
	return meaningsOf(endpoint, rules)?.find(({ key }) => key === metric);
}
