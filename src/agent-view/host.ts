import type {
	McpUiHostCapabilities,
	McpUiHostContext,
	McpUiInitializeResult,
} from '@modelcontextprotocol/ext-apps';

/** The version of MCP Apps that this page speaks. */
const PROTOCOL = '2026-01-26';

type Params = Readonly<Record<string, unknown>>;

/** What the client tells the page. */
export interface HostEvents {
	/** What the client shows around the page: its theme and language. It may change. */
	readonly onContext: (context: McpUiHostContext) => void;
	/** The result of the tool, of any shape. */
	readonly onResult: (result: unknown) => void;
	readonly onCancelled: () => void;
}

/** The client that shows this page. */
export interface Host {
	readonly capabilities: McpUiHostCapabilities;
	/** Calls a tool of our server. Rejects if the client refuses. */
	readonly callTool: (name: string, args: Params) => Promise<unknown>;
	/** Asks the client to open an address. */
	readonly openLink: (url: string) => void;
}

interface Message {
	readonly jsonrpc?: unknown;
	readonly id?: string | number;
	readonly method?: string;
	readonly params?: unknown;
	readonly result?: unknown;
	readonly error?: { readonly message?: unknown };
}

interface Waiting {
	readonly resolve: (result: unknown) => void;
	readonly reject: (reason: Error) => void;
}

/**
 * Begins to speak MCP Apps with the window around this page: JSON-RPC by messages. It replaces the class App of ext-apps, which
 * adds 147 kB of gzip to a page of 130 kB (docs/decisions/0047). Messages of other windows are ignored.
 */
export async function connectHost(events: HostEvents, page: Window = window): Promise<Host> {
	const waiting = new Map<string | number, Waiting>();
	const send = (message: object) => page.parent.postMessage({ jsonrpc: '2.0', ...message }, '*');
	let last = 0;
	const request = (method: string, params: Params) =>
		new Promise<unknown>((resolve, reject) => {
			last += 1;
			waiting.set(last, { resolve, reject });
			send({ id: last, method, params });
		});
	page.addEventListener('message', ({ source, data }: MessageEvent<unknown>) => {
		if (source !== page.parent) return;
		const message = Object(data) as Message; // as: every field is optional, and checked below
		if (message.jsonrpc !== '2.0') return;
		if (message.method !== undefined) receive(message, events, send);
		else settle(message, waiting);
	});
	const started = await request('ui/initialize', {
		appInfo: { name: 'store-analytics', version: '1' },
		appCapabilities: { availableDisplayModes: ['inline', 'fullscreen'] },
		protocolVersion: PROTOCOL,
	});
	const { hostCapabilities, hostContext } = Object(started) as Partial<McpUiInitializeResult>; // as: of any client
	events.onContext(hostContext ?? {});
	send({ method: 'ui/notifications/initialized', params: {} });
	reportHeight(page, (height) =>
		send({ method: 'ui/notifications/size-changed', params: { height } }),
	);
	return {
		capabilities: hostCapabilities ?? {},
		callTool: (name, args) => request('tools/call', { name, arguments: args }),
		openLink: (url) => void request('ui/open-link', { url }).catch(() => undefined),
	};
}

function settle({ id, result, error }: Message, waiting: Map<string | number, Waiting>): void {
	const found = id === undefined ? undefined : waiting.get(id);
	if (!found || id === undefined) return;
	waiting.delete(id);
	if (error) found.reject(new Error(String(error.message ?? '')));
	else found.resolve(result);
}

function receive(
	{ id, method, params }: Message,
	events: HostEvents,
	send: (message: object) => void,
): void {
	if (id !== undefined) {
		const isKnown = method === 'ping' || method === 'ui/resource-teardown';
		send(
			isKnown ? { id, result: {} } : { id, error: { code: -32601, message: 'Method not found' } },
		);
		return;
	}
	if (method === 'ui/notifications/tool-result') events.onResult(params);
	if (method === 'ui/notifications/tool-cancelled') events.onCancelled();
	if (method === 'ui/notifications/host-context-changed') {
		events.onContext(Object(params) as McpUiHostContext); // as: every field is optional
	}
}

/** Tells the client how high the page is, so that nothing scrolls inside of it. */
function reportHeight(page: Window, tell: (height: number) => void): void {
	const { body } = page.document;
	let told = 0;
	const look = () => {
		const height = Math.ceil(body.getBoundingClientRect().height);
		if (height !== told) tell(height);
		told = height;
	};
	new ResizeObserver(look).observe(body);
	look();
}
