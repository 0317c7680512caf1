export { default as apiFetch } from '@wordpress/api-fetch';
export { ApiError, type ClientErrorCode } from './api-error';
export { configureClient, type ClientConfig } from './configure';
export { addFailedRead, repeatFailedReads } from './failed-reads';
export { failureOf, isSameFailure, reasonOf, type Failure, type FailureKind } from './failures';
export { whyCodeIsMissing } from './missing-code';
export { expectReplies, type ExpectedReply } from './expected-replies';
export { request, requestWithHeaders, type Reply, type RequestOptions } from './request';
export {
	fetchAttribute,
	fetchAttributeTerms,
	fetchLabels,
	searchItems,
	searchLabel,
	type Labelled,
	type SearchContext,
} from './search';
export { whenReachable } from './when-reachable';
export { loadTaxDifferences } from './tax-differences';
export { loadOrdersRead, type OrdersRead } from './orders-read';
