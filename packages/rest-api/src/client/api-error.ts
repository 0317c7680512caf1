/** Codes that the client itself gives; all others are the server's. */
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
}

/** What any failed request rejects with. `status` is 0 when no response came; `data` is what WordPress sent along. */
export class ApiError extends Error {
	override readonly name = 'ApiError';
	readonly code: string;
	readonly status: number;
	readonly data: unknown;
	/** First line of a reply that is no JSON, as text. */
	readonly excerpt: string;

	constructor({ code, message, status = 0, data, excerpt = '' }: ApiErrorFields) {
		super(message);
		this.code = code;
		this.status = status;
		this.data = data;
		this.excerpt = excerpt;
	}
}
