import apiFetch from '@wordpress/api-fetch';
import { ApiError, configureClient, failureOf, request, requestWithHeaders } from '.';

interface Sent {
	url: string;
	method: string;
	nonce: string | undefined;
	body: unknown;
}

const sent: Sent[] = [];
let respond: (call: Sent) => Response | Promise<Response>;

function json(body: unknown, status = 200, headers: Record<string, string> = {}): Response {
	return new Response(JSON.stringify(body), { status, headers });
}

const refusedNonce = () =>
	json(
		{ code: 'rest_cookie_invalid_nonce', message: 'Cookie check failed', data: { status: 403 } },
		403,
	);

beforeAll(() => {
	globalThis.fetch = (url, init = {}) => {
		const headers = Object.fromEntries(new Headers(init.headers));
		const call = {
			url: String(url),
			method: headers['x-http-method-override'] ?? init.method ?? 'GET',
			nonce: headers['x-wp-nonce'],
			body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
		};
		sent.push(call);
		return new Promise((resolve, reject) => {
			init.signal?.addEventListener('abort', () => {
				reject(Object.assign(new Error('aborted'), { name: 'AbortError' }));
			});
			Promise.resolve(respond(call)).then(resolve, reject);
		});
	};
	configureClient({ root: 'https://shop.example/wp-json/', nonce: 'fresh0001' });
});

beforeEach(() => {
	sent.length = 0;
	if (apiFetch.nonceMiddleware) apiFetch.nonceMiddleware.nonce = 'fresh0001';
});

const get = (options = {}) => request({ path: '/wc-analytics/reports/orders', ...options });
const failure = (promise: Promise<unknown>) =>
	promise.then(
		() => undefined,
		(error: unknown) => error,
	);
const isNonceCall = ({ url }: Sent) => url.includes('admin-ajax.php?action=rest-nonce');

describe('A request', () => {
	it('[S7.other.2] goes to the API root with the nonce, and returns body and totals of the headers', async () => {
		respond = () => json([1, 2], 200, { 'X-WP-Total': '153', 'X-WP-TotalPages': '7' });
		const reply = await requestWithHeaders({
			path: '/wc-analytics/reports/orders',
			query: { page: 1 },
		});
		expect(reply).toEqual({ data: [1, 2], total: 153, totalPages: 7 });
		expect(sent).toEqual([
			{
				url: 'https://shop.example/wp-json/wc-analytics/reports/orders?page=1&_locale=user',
				method: 'GET',
				nonce: 'fresh0001',
				body: undefined,
			},
		]);
	});

	it('returns null for totals that the shop does not send, and for an empty response', async () => {
		respond = () => new Response(null, { status: 204 });
		expect(await requestWithHeaders({ path: '/x', method: 'DELETE' })).toEqual({
			data: null,
			total: null,
			totalPages: null,
		});
		expect(sent[0]?.method).toBe('DELETE');
	});

	it('rejects with the shop’s own error', async () => {
		const data = { status: 400, params: { stats: 'stats[0] is not one of …' } };
		respond = () =>
			json({ code: 'rest_invalid_param', message: 'Invalid parameter(s): stats', data }, 400);
		const error = await failure(get());
		expect(error).toBeInstanceOf(ApiError);
		expect(error).toMatchObject({ code: 'rest_invalid_param', status: 400, data });
	});

	it.each([
		[
			'HTML with status 200',
			() => new Response('<!doctype html><p>Maintenance</p>'),
			'invalid_json',
			200,
		],
		[
			'HTML with status 500',
			() => new Response('<p>critical error</p>', { status: 500 }),
			'invalid_json',
			500,
		],
		['JSON without a code', () => json({ oops: true }, 502), 'invalid_json', 502],
		[
			'an error whose data is a number',
			() => json({ code: 'cannot_view', message: 'm', data: 500 }, 500),
			'cannot_view',
			500,
		],
		['a cut connection', () => Promise.reject(new TypeError('Failed to fetch')), 'fetch_error', 0],
	])('rejects with an ApiError for %s', async (_name, reply, code, status) => {
		respond = reply;
		const error = await failure(get());
		expect(error).toBeInstanceOf(ApiError);
		expect(error).toMatchObject({ code, status });
		expect((error as ApiError).message).not.toBe('');
	});

	it('times out when the shop does not respond', async () => {
		respond = () => new Promise(() => {});
		expect(await failure(get({ timeout: 5 }))).toMatchObject({ code: 'timeout', status: 0 });
	});

	it('can be cancelled before it is sent and while it is in flight', async () => {
		respond = () => new Promise(() => {});
		const controller = new AbortController();
		const pending = failure(get({ signal: controller.signal }));
		controller.abort();
		expect(await pending).toMatchObject({ code: 'aborted' });
		expect(await failure(get({ signal: controller.signal }))).toMatchObject({ code: 'aborted' });
		expect(sent).toHaveLength(1);
	});

	describe('to a server that is busy', () => {
		const busy = (status = 503, retryAfter = '2') =>
			json({ code: 'store_busy', message: 'Try again in a few seconds.' }, status, {
				'Retry-After': retryAfter,
			});
		const busyFor = (tries: number, reply = busy) => {
			respond = () => (sent.length > tries ? json({ a: 1 }) : reply());
		};
		beforeEach(() => void jest.useFakeTimers());
		afterEach(() => void jest.useRealTimers());

		it('waits as long as the server asks to, and asks again without an error', async () => {
			busyFor(3);
			const reply = get();
			await jest.advanceTimersByTimeAsync(1_990);
			expect(sent).toHaveLength(1);
			await jest.advanceTimersByTimeAsync(7_100);
			expect(await reply).toEqual({ a: 1 });
			expect(sent).toHaveLength(4);
		});

		it('waits also where requests are limited (429)', async () => {
			busyFor(1, () => busy(429, '1'));
			const reply = get();
			await jest.advanceTimersByTimeAsync(1_600);
			expect(await reply).toEqual({ a: 1 });
		});

		it('gives up after three minutes', async () => {
			busyFor(Infinity);
			const error = failure(get());
			await jest.advanceTimersByTimeAsync(181_000);
			expect(await error).toMatchObject({ code: 'store_busy', status: 503, retryAfter: 2 });
			expect(sent.length).toBeGreaterThan(59);
			expect(sent.length).toBeLessThan(92);
		});

		it('ends when it is cancelled meanwhile', async () => {
			busyFor(Infinity);
			const controller = new AbortController();
			const error = failure(get({ signal: controller.signal }));
			await jest.advanceTimersByTimeAsync(500);
			controller.abort();
			expect(await error).toMatchObject({ code: 'aborted' });
			await jest.advanceTimersByTimeAsync(10_000);
			expect(sent).toHaveLength(1);
		});

		it.each([
			['is sent once if it changes something', { method: 'POST' as const, data: {} }, '2'],
			['is sent once if the wait is long, as during maintenance', {}, '600'],
			['is sent once if the wait is not a number', {}, 'soon'],
		])('%s', async (_title, options, retryAfter) => {
			busyFor(Infinity, () => busy(503, retryAfter));
			const error = failure(get(options));
			await jest.advanceTimersByTimeAsync(1_000);
			expect(await error).toMatchObject({ status: 503 });
			expect(sent).toHaveLength(1);
		});
	});

	it('returns the parser’s result', async () => {
		respond = () => json({ a: 1 });
		expect(await get({ parse: (body: unknown) => Object.keys(body as object) })).toEqual(['a']);
	});
});

describe('An expired nonce', () => {
	it.each([
		['WordPress', 'fresh0002'],
		['the embedded store', 'w-dI8K0bhnd-yOVv_Qom'],
	])('of %s is renewed once for all failed requests, and they succeed', async (_shop, fresh) => {
		respond = (call) => {
			if (isNonceCall(call)) return new Response(fresh);
			return call.nonce === fresh ? json('ok') : refusedNonce();
		};
		expect(await Promise.all([get(), get(), get()])).toEqual(['ok', 'ok', 'ok']);
		expect(sent.filter(isNonceCall)).toHaveLength(1);
	});

	it('of a signed-out user gives all requests one clear error, without a burst of attempts', async () => {
		respond = (call) => (isNonceCall(call) ? new Response('0', { status: 400 }) : refusedNonce());
		const errors = await Promise.all([failure(get()), failure(get()), failure(get())]);
		for (const error of errors) {
			expect(error).toMatchObject({ code: 'signed_out', status: 403 });
			expect(failureOf(error).kind).toBe('signed-out');
		}
		expect(sent.filter(isNonceCall)).toHaveLength(1);
		expect(sent).toHaveLength(4);
	});

	it('of a signed-out user is not renewed again by a late refusal', async () => {
		let letGo = () => {};
		const late = new Promise<void>((resolve) => {
			letGo = resolve;
		});
		respond = async (call) => {
			if (isNonceCall(call)) return new Response('0', { status: 400 });
			if (call.url.includes('late')) await late;
			return refusedNonce();
		};
		const second = failure(get({ query: { late: 1 } }));
		expect(await failure(get())).toMatchObject({ code: 'signed_out' });
		letGo();
		expect(await second).toMatchObject({ code: 'signed_out' });
		expect(sent.filter(isNonceCall)).toHaveLength(1);
	});

	it('that is still refused after a renewal is not renewed endlessly', async () => {
		respond = (call) => (isNonceCall(call) ? new Response('fresh0003') : refusedNonce());
		expect(await failure(get())).toMatchObject({ code: 'signed_out' });
		expect(sent).toHaveLength(3);
	});

	it('works again after the user has signed in from another tab', async () => {
		respond = (call) => (isNonceCall(call) ? new Response('0', { status: 400 }) : refusedNonce());
		await failure(get());
		respond = (call) => {
			if (isNonceCall(call)) return new Response('fresh0004');
			return call.nonce === 'fresh0004' ? json('ok') : refusedNonce();
		};
		expect(await get()).toBe('ok');
	});
});
