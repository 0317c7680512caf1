/** The data of a REST error besides its message. */
export interface RestApiErrorData {
	/** HTTP status. */
	status?: number;
	params?: Readonly<Record<string, string>>;
	details?: Readonly<Record<string, unknown>>;
}

/** An error response of the shop's REST API. */
export interface RestApiError {
	code: string;
	message: string;
	data?: RestApiErrorData | null;
	additional_errors?: readonly RestApiError[];
}

/**
 * Checks whether a thrown value is an error response of the shop's REST API, and not a failed connection or a fault.
 * @example isRestApiError({ code: 'rest_forbidden', message: 'Sorry', data: { status: 403 } }) // true
 */
export function isRestApiError(error: unknown): error is RestApiError {
	if (typeof error !== 'object' || error === null) return false;
	return 'code' in error && error.code !== undefined && 'message' in error;
}
