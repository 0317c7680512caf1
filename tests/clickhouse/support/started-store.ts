import { start, type RunningStore } from '@store-analytics/store-server';

const TOKEN = 'a-token-of-16-signs';
/** The demo shop's orders are from the two years before this time. */
export const NOW = '2026-11-20T12:00:00';

/** A store as `npm start` opens it, with its output. */
export interface StartedStore {
	readonly written: { out: string; err: string };
	/** Requests `/wp-json<path>`; with a body, by PUT. */
	ask(path: string, body?: object): Promise<{ status: number; body: unknown }>;
	stop(): Promise<void>;
}

/** Stores of the current test: those that a failed test left open would keep Jest from ending. */
const open = new Set<RunningStore>();

afterEach(async () => {
	for (const store of open) await store.stop();
	open.clear();
});

/** Runs `npm start -- words` in a folder. Throws its output if it does not start. */
export async function startStore(folder: string, ...words: string[]): Promise<StartedStore> {
	const written = { out: '', err: '' };
	const result = await start(
		['--port', '0', '--token', TOKEN, '--now', NOW, '--log', 'silent', ...words],
		{
			root: folder,
			folder,
			out: { write: (text) => (written.out += text) },
			err: { write: (text) => (written.err += text) },
		},
	);
	if (typeof result === 'string') throw new Error(written.err || result);
	open.add(result);
	return {
		written,
		ask: (path, body) => ask(result, path, body),
		stop: () => {
			open.delete(result);
			return result.stop();
		},
	};
}

/** Averages of averages are binary fractions, whose last digit depends on the order of addition. */
function inTwelveDigits(_key: string, value: unknown): unknown {
	return typeof value === 'number' ? Number(value.toPrecision(12)) : value;
}

async function ask({ url }: RunningStore, path: string, body?: object) {
	const response = await fetch(`${url}/wp-json${path}`, {
		method: body ? 'PUT' : 'GET',
		headers: {
			authorization: `Bearer ${TOKEN}`,
			...(body && { 'content-type': 'application/json' }),
		},
		...(body && { body: JSON.stringify(body) }),
	});
	// Links contain the port, which changes.
	const text = (await response.text()).replaceAll(url, 'http://store');
	return { status: response.status, body: JSON.parse(text, inTwelveDigits) };
}
