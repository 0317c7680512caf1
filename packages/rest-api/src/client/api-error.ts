/** Error codes of the client itself. All other codes come from the server. */
export type ClientErrorCode =
	| 'aborted'
	| 'fetch_error'
	| 'invalid_json'
	| 'offline_error'
	| 'signed_out'
	| 'timeout'
	| 'wrong_shape';

interface ApiErrorFields {
	code: string;
	message: string;
	status?: number;
	data?: unknown;
	excerpt?: string;
	retryAfter?: number | null;
}

/** The error of every failed request. `status` is 0 without a response; `data` is WordPress's own. */
export class ApiError extends Error {
	override readonly name = 'ApiError';
	readonly code: string;
	readonly status: number;
	readonly data: unknown;
	/** First line of a response that is not JSON, as text. */
	readonly excerpt: string;
	/** Seconds after which the server asks to come again; null if it does not. */
	readonly retryAfter: number | null;

	constructor({
		code,
		message,
		status = 0,
		data,
		excerpt = '',
		retryAfter = null,
	}: ApiErrorFields) {
		super(message);
		this.code = code;
		this.status = status;
		this.data = data;
		this.excerpt = excerpt;
		this.retryAfter = retryAfter;
	}
}
