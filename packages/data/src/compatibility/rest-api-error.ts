/** What a REST error says beside its message. */
export interface RestApiErrorData {
	/** Of HTTP. */
	status?: number;
	params?: Readonly<Record<string, string>>;
	details?: Readonly<Record<string, unknown>>;
}

/** How the shop's REST says no. */
export interface RestApiError {
	code: string;
	message: string;
	data?: RestApiErrorData | null;
	additional_errors?: readonly RestApiError[];
}

/** Whether something that was thrown is a response of the shop's REST, rather than a failed connection or a fault. */
export function isRestApiError(error: unknown): error is RestApiError {
	if (typeof error !== 'object' || error === null) return false;
	return 'code' in error && error.code !== undefined && 'message' in error;
}
