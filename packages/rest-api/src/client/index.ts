export { default as apiFetch } from '@wordpress/api-fetch';
export { ApiError, isSignedOut, type ClientErrorCode } from './api-error';
export { configureClient, type ClientConfig } from './configure';
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
