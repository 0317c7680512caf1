import { isDictionary } from '../parse-replies';
import { ApiError } from './api-error';

/** webpack rejects so when a script or a style sheet cannot be loaded, whatever the reason. */
export function isMissingCode(error: unknown): boolean {
	if (!isDictionary(error)) return false;
	return error['name'] === 'ChunkLoadError' || error['code'] === 'CSS_CHUNK_LOAD_FAILED';
}

/**
 * Asks the server for the file that webpack could not load, and returns the error to show. It is the same error only if
 * the server no longer has the file, so that a stopped server is not taken for an update.
 */
export async function whyCodeIsMissing(error: unknown): Promise<unknown> {
	if (!isMissingCode(error) || !isDictionary(error)) return error;
	const { request: address, message } = error;
	if (typeof address !== 'string' || globalThis.navigator?.onLine === false) return error;
	try {
		const { status } = await globalThis.fetch(address, { method: 'HEAD', cache: 'no-store' });
		if (status === 404 || status === 410) return error;
		// The file is there, so the connection broke off.
		const code = status >= 400 ? '' : 'fetch_error';
		return new ApiError({ code, status: code ? 0 : status, message: String(message) });
	} catch {
		return new ApiError({ code: 'fetch_error', message: String(message) });
	}
}
