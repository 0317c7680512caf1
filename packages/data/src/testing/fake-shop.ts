/** A request as the shop receives it. */
export interface Call {
	method: string;
	path: string;
	query: Record<string, string>;
	body: unknown;
	signal: AbortSignal | null;
}

/** A response of the fake shop; `body` becomes JSON unless it is text. */
export interface ShopResponse {
	status?: number;
	body?: unknown;
	text?: string;
	headers?: Record<string, string>;
}

type Handler = (call: Call) => ShopResponse | Promise<ShopResponse>;

/** A shop behind `fetch` that sends the test's responses and records all requests. */
export interface FakeShop {
	calls: Call[];
	/** Responds to requests whose `METHOD path` matches; later rules win over earlier ones. */
	on(what: string | RegExp, response: ShopResponse | Handler): void;
	/** Returns the requests with this `METHOD path`. */
	callsTo(what: string): Call[];
}

function responseOf({ status = 200, body, text, headers = {} }: ShopResponse) {
	const lower = new Map(
		Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
	);
	return {
		ok: status >= 200 && status < 300,
		status,
		headers: { get: (name: string) => lower.get(name.toLowerCase()) ?? null },
		text: async () => text ?? JSON.stringify(body ?? null),
	};
}

function callOf(url: string, init: RequestInit): Call {
	const { pathname, searchParams } = new URL(url, 'https://shop.example');
	searchParams.delete('_locale');
	const headers = (init.headers ?? {}) as Record<string, string>; // api-fetch passes a plain object
	return {
		method: headers['X-HTTP-Method-Override'] ?? init.method ?? 'GET',
		path: pathname,
		query: Object.fromEntries(searchParams),
		body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
		signal: init.signal ?? null,
	};
}

/** Replaces `fetch` with a fake shop. */
export function fakeShop(): FakeShop {
	const rules: { what: string | RegExp; response: ShopResponse | Handler }[] = [];
	const calls: Call[] = [];
	const responseTo = async (call: Call): Promise<ShopResponse> => {
		const name = `${call.method} ${call.path}`;
		const rule = rules.findLast(({ what }) =>
			typeof what === 'string' ? what === name : what.test(name),
		);
		if (!rule) {
			const body = {
				code: 'rest_no_route',
				message: `No route for ${name}`,
				data: { status: 404 },
			};
			return { status: 404, body };
		}
		return typeof rule.response === 'function' ? rule.response(call) : rule.response;
	};
	const fakeFetch = (url: unknown, init: RequestInit = {}) => {
		const call = callOf(String(url), init);
		calls.push(call);
		return responseTo(call).then(responseOf);
	};
	globalThis.fetch = fakeFetch as unknown as typeof fetch; // the part of a response that the client reads
	return {
		calls,
		on: (what, response) => rules.push({ what, response }),
		callsTo: (what) => calls.filter(({ method, path }) => `${method} ${path}` === what),
	};
}

/** A response that waits until the test releases it. */
export function heldResponse(response: ShopResponse): { release: () => void; handler: Handler } {
	let release = () => {};
	const gate = new Promise<void>((resolve) => {
		release = resolve;
	});
	return { release: () => release(), handler: () => gate.then(() => response) };
}

/** Runs due timers and promises: some turns of the event loop, however long each takes. */
export async function settle(turns = 10): Promise<void> {
	for (let turn = 0; turn < turns; turn++) await new Promise((resolve) => setTimeout(resolve));
}
