/** Codes that the client itself gives; all others are the server's. */
export type ClientErrorCode =
	'aborted' | 'fetch_error' | 'invalid_json' | 'offline_error' | 'signed_out' | 'timeout';

interface ApiErrorFields {
	code: string;
	message: string;
	status?: number;
	data?: unknown;
}

/** What any failed request rejects with. `status` is 0 when no answer came; `data` is what WordPress sent along. */
export class ApiError extends Error {
	override readonly name = 'ApiError';
	readonly code: string;
	readonly status: number;
	readonly data: unknown;

	constructor({ code, message, status = 0, data }: ApiErrorFields) {
		super(message);
		this.code = code;
		this.status = status;
		this.data = data;
	}
}

/** Whether the user has to sign in again before anything else can work. */
export function isSignedOut(error: unknown): boolean {
	return error instanceof ApiError && (error.code === 'signed_out' || error.status === 401);
}
