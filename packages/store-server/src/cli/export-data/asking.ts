import { randomBytes } from 'node:crypto';
import { createWriteStream, existsSync } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { UsageError } from '../../base/errors';
import { InUseError } from '../../database/failures';
import { Exports } from '../../exports/exports';
import { createStoreServer } from '../../server/server';
import { openDatabase } from '../../store-file/open';
import { readControl, type Control } from '../../stores/control-file';

/** A store server to ask: the running one, or one of this process that nobody else reaches. */
export interface Asking {
	/** Returns the reply, parsed. Throws a UsageError with the server's own sentence. */
	send(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<unknown>;
	/** Streams a reply into a new file that only the current user can read. */
	download(path: string, file: string): Promise<void>;
	close(): Promise<void>;
}

const PREFIX = '/wp-json';

/** Reaches the server that has the store open, or else opens the store. */
export async function reach(store: string): Promise<Asking> {
	const control = await readControl(store);
	const running = control && over(control);
	if (running && (await isOurs(running))) return running;
	if (!existsSync(store)) {
		throw new UsageError(`There is no store at ${store}; name it with --db.`);
	}
	return await within(store);
}

function over({ url, token }: Control): Asking {
	const ask = (method: string, path: string, body?: object) =>
		fetch(url + PREFIX + path, {
			method,
			headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
			...(body && { body: JSON.stringify(body) }),
		});
	return {
		send: async (method, path, body) => {
			const reply = await ask(method, path, body);
			return checked(reply.ok, await reply.json().catch(() => null));
		},
		download: async (path, file) => {
			const reply = await ask('GET', path);
			if (!reply.ok || !reply.body) throw new UsageError('The server did not send the file.');
			// The types of Node and web streams differ, the streams do not.
			await save(Readable.fromWeb(reply.body as ReadableStream), file);
		},
		close: async () => undefined,
	};
}

/** Another server on a reused port must not get the token twice. */
async function isOurs(asking: Asking): Promise<boolean> {
	return asking.send('GET', '/store-analytics/v1/exports').then(
		() => true,
		() => false,
	);
}

async function within(store: string): Promise<Asking> {
	const database = await openDatabase(store).catch((error: unknown) => {
		if (!(error instanceof InUseError)) throw error;
		throw new UsageError(`${store} is in use by a process that gives no exports; stop it first.`);
	});
	const exports = new Exports(database, { repeats: false });
	const token = randomBytes(24).toString('hex');
	const context = { database, exports, now: () => new Date() };
	const server = await createStoreServer({ context, token });
	const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
	return {
		send: async (method, path, body) => {
			const asked = { method, url: PREFIX + path, headers };
			const reply = await server.inject(body ? { ...asked, payload: body } : asked);
			return checked(reply.statusCode < 400, reply.json<unknown>());
		},
		download: async (path, file) => {
			const url = PREFIX + path;
			const reply = await server.inject({ url, headers, payloadAsStream: true });
			await save(reply.stream(), file);
		},
		close: async () => {
			await exports.close();
			await server.close();
			await database.close();
		},
	};
}

function checked(isOk: boolean, reply: unknown): unknown {
	if (isOk) return reply;
	const { message } = Object(reply) as { message?: unknown };
	throw new UsageError(
		typeof message === 'string' ? message : 'The server of the store made no export.',
	);
}

async function save(stream: Readable, file: string): Promise<void> {
	await pipeline(stream, createWriteStream(file, { mode: 0o600, flags: 'wx' }));
}
