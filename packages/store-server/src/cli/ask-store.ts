import type { Answer, Ask } from '../mcp/ask';
import { keysBeside } from '../rest/keys/kept-keys';
import { KeyRing } from '../rest/keys/key-ring';
import { newToken } from '../server/auth/tokens';
import { createStoreServer, type StoreServer } from '../server/server';
import { readControl, type Control } from '../stores/control-file';
import { OpenFiles } from '../stores/open-files';
import { PooledDatabase } from '../stores/pooled-database';

/** A store that answers this process. */
export interface AskedStore {
	readonly ask: Ask;
	/** The address of wp-admin on the running server; null if there is none. */
	readonly address: () => Promise<string | null>;
	close(): Promise<void>;
}

/** Milliseconds after which a file that nobody asks is closed, so that a server can open it. */
const AT_REST = 5000;

/**
 * Asks a store: the server that runs on it, or its file in this process. Each request decides anew, because servers start and
 * stop meanwhile. Requests reject with a DatabaseError if another process uses the file.
 */
export function askStore(file: string, now: () => Date = () => new Date()): AskedStore {
	let own: Promise<OwnServer> | undefined;
	return {
		async ask(request) {
			const control = await readControl(file);
			const answer = control && (await askRunning(control, request));
			if (answer) return answer;
			own ??= openOwn(file, now);
			return (await own).ask(request);
		},
		async address() {
			const control = await readControl(file);
			return control && `${control.url}/wp-admin/`;
		},
		close: async () => (await own)?.close(),
	};
}

/** Undefined if no server runs there any more. */
async function askRunning(
	{ url, token }: Control,
	{ path, body }: Parameters<Ask>[0],
): Promise<Answer | undefined> {
	const response = await fetch(`${url}/wp-json${path}`, {
		method: body ? 'POST' : 'GET',
		headers: { authorization: `Bearer ${token}` },
		...(body && { body: JSON.stringify(body) }),
	}).catch(() => undefined);
	// Another server has taken the port, or this one has just ended.
	if (!response || response.status === 401) return undefined;
	return answerOf(response.status, await response.text(), response.headers.get('x-wp-total'));
}

interface OwnServer extends Omit<AskedStore, 'address'> {
	readonly server: StoreServer;
}

async function openOwn(file: string, now: () => Date): Promise<OwnServer> {
	const files = new OpenFiles({ most: 1, atRest: AT_REST });
	const database = new PooledDatabase(files, file);
	const keys = new KeyRing(keysBeside(file));
	const token = newToken();
	await keys.load();
	// Standard output belongs to rows and to the protocol.
	const server = await createStoreServer({
		context: { database, now, keys },
		token,
		log: 'silent',
	});
	return {
		server,
		async ask({ path, body }) {
			const { statusCode, payload, headers } = await server.inject({
				method: body ? 'POST' : 'GET',
				url: `/wp-json${path}`,
				headers: { host: '127.0.0.1', authorization: `Bearer ${token}` },
				...(body && { payload: JSON.stringify(body) }),
			});
			return answerOf(statusCode, payload, headers['x-wp-total']);
		},
		async close() {
			await server.close(0);
			await keys.flush();
			files.endReads();
			await files.close();
		},
	};
}

function answerOf(status: number, text: string, total: unknown): Answer {
	const data: unknown = text === '' ? null : JSON.parse(text);
	return { status, data, total: total === undefined || total === null ? null : Number(total) };
}
