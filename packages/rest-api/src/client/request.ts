import apiFetch from '@wordpress/api-fetch';
import { isDictionary } from '../parse-replies';
import { withQuery } from '../query';
import { ApiError } from './api-error';
import { whileBusy } from './busy';
import { problemOf } from './failures';
import { expectedReply } from './expected-replies';
import { nonceState, renewNonce } from './nonce';
import { isResponse, readResponse, type ResponseLike } from './read-response';

/** One call to the shop's REST API. */
export interface RequestOptions<T = unknown> {
	/** Path with its namespace, e.g. `/wc-analytics/reports/orders`; it may already contain a query. */
	path: string;
	query?: object;
	/** `OPTIONS` asks for the description of a route. */
	method?: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'OPTIONS';
	/** A request that only reads, whatever its method: it may be sent again while the shop is busy. */
	changesNothing?: boolean;
	/** Sent as a JSON body. */
	data?: unknown;
	/** Sent unchanged: a file with its fields. */
	body?: FormData;
	signal?: AbortSignal;
	/** Timeout of one try in milliseconds; 60,000 by default. */
	timeout?: number;
	/** Checks the shape of the response; another shape is a failure. */
	isExpected?: (body: unknown) => boolean;
	/**
	 * Converts the raw response to the typed result. It should degrade, not throw. Without it, the response is returned
	 * as it is.
	 */
	parse?: (body: unknown) => T;
}

/** A response and the totals of its headers; null where the server sends none. */
export interface Reply<T> {
	data: T;
	/** Rows on all pages (`x-wp-total`). */
	total: number | null;
	/** Number of pages (`x-wp-totalpages`). */
	totalPages: number | null;
	/** What a query says of its numbers beside them. */
	about?: Readonly<Record<string, unknown>>;
}

const defaultTimeout = 60_000;

function timedOut(): ApiError {
	return new ApiError({
		code: 'timeout',
		message: problemOf('timeout'),
	});
}

function signedOut(cause: ApiError): ApiError {
	return new ApiError({
		code: 'signed_out',
		status: cause.status,
		data: cause.data,
		message: problemOf('signed-out'),
	});
}

function wrongShape(): ApiError {
	return new ApiError({ code: 'wrong_shape', status: 200, message: problemOf('wrong-shape') });
}

function toApiError(error: unknown): ApiError {
	if (error instanceof ApiError) return error;
	if (isDictionary(error) && error['name'] === 'AbortError') {
		return new ApiError({ code: 'aborted', message: 'The request was cancelled.' });
	}
	if (isDictionary(error) && error['code'] === 'offline_error') {
		return new ApiError({
			code: 'offline_error',
			message: problemOf('offline'),
		});
	}
	return new ApiError({
		code: 'fetch_error',
		message: problemOf('unreachable'),
	});
}

async function send(
	options: RequestOptions,
	signal: AbortSignal,
): Promise<[unknown, ResponseLike]> {
	const { path, query, method = 'GET', data, body } = options;
	let response: unknown;
	try {
		response = await apiFetch<unknown, false>({
			path: withQuery(path, query),
			method,
			...(data === undefined ? {} : { data }),
			...(body && { body }),
			signal,
			// An unread response keeps headers and status, and keeps api-fetch from renewing nonces endlessly.
			parse: false,
		});
	} catch (error) {
		response = error;
	}
	if (!isResponse(response)) throw toApiError(response);
	return [await readResponse(response), response];
}

async function sendWithNonce(
	options: RequestOptions,
	signal: AbortSignal,
): Promise<[unknown, ResponseLike]> {
	const before = nonceState();
	try {
		return await send(options, signal);
	} catch (error) {
		if (!(error instanceof ApiError) || error.code !== 'rest_cookie_invalid_nonce') throw error;
		if (!(await renewNonce(before))) throw signedOut(error);
	}
	try {
		return await send(options, signal);
	} catch (error) {
		const isRefused = error instanceof ApiError && error.code === 'rest_cookie_invalid_nonce';
		throw isRefused ? signedOut(error) : error;
	}
}

/** Rejects as soon as the signal fires, even if the transport ignores it. */
function untilAborted(signal: AbortSignal): { promise: Promise<never>; stop: () => void } {
	let stop = () => {};
	const promise = new Promise<never>((_, reject) => {
		const listener = () => reject(signal.reason);
		signal.addEventListener('abort', listener);
		stop = () => signal.removeEventListener('abort', listener);
	});
	promise.catch(() => {});
	return { promise, stop };
}

/** Returns a response's body and its headers. */
type Received = [unknown, Pick<ResponseLike, 'headers'>];

async function receive(options: RequestOptions, signal: AbortSignal): Promise<Received> {
	return (await expectedReply(options)) ?? sendWithNonce(options, signal);
}

async function perform(options: RequestOptions): Promise<Received> {
	const controller = new AbortController();
	const cancel = () => controller.abort(toApiError({ name: 'AbortError' }));
	if (options.signal?.aborted) cancel();
	options.signal?.addEventListener('abort', cancel);
	const timer = setTimeout(() => controller.abort(timedOut()), options.timeout ?? defaultTimeout);
	const aborted = untilAborted(controller.signal);
	try {
		controller.signal.throwIfAborted();
		return await Promise.race([receive(options, controller.signal), aborted.promise]);
	} catch (error) {
		throw controller.signal.aborted ? controller.signal.reason : toApiError(error);
	} finally {
		clearTimeout(timer);
		aborted.stop();
		options.signal?.removeEventListener('abort', cancel);
	}
}

function count(response: Received[1], header: string): number | null {
	const value = response.headers.get(header);
	return value !== null && /^\d+$/.test(value) ? Number(value) : null;
}

/** Works like {@link request} and also returns the totals of the headers (S7.other.2). */
export async function requestWithHeaders<T = unknown>(
	options: RequestOptions<T>,
): Promise<Reply<T>> {
	const { method = 'GET', changesNothing = method === 'GET', signal } = options;
	const sendIt = () => perform(options);
	// What changes something is sent once.
	const [body, response] = await (changesNothing ? whileBusy(sendIt, signal) : sendIt());
	if (options.isExpected?.(body) === false) throw wrongShape();
	return {
		data: options.parse ? options.parse(body) : (body as T), // the caller names the type if it parses nothing
		total: count(response, 'x-wp-total'),
		totalPages: count(response, 'x-wp-totalpages'),
	};
}

/**
 * Sends one REST call and returns its JSON response. Rejects only with an {@link ApiError}.
 * @example const rows = await request({ path: paths.reportItems('orders'), query: { per_page: 5 } })
 */
export async function request<T = unknown>(options: RequestOptions<T>): Promise<T> {
	return (await requestWithHeaders(options)).data;
}
