/**
 * Stores for journeys, in one process of a run: a native database has no place in jsdom, and a process of its own would take each test
 * file two seconds to start. `POST /` with `{ about?, engine? }` opens a store and responds with an `OpenStore`; `DELETE /ID` closes it.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { copyFile } from 'node:fs/promises';
import { createStoreServer, importShop } from '@store-analytics/store-server';
import { changedExport } from './changed-export';
import { FIXTURE_EXPORT } from './fixture-file';
import { openOnEngine } from './open-on-engine';

/** Noon of the day on which the fixture shop was exported, New York. */
const now = new Date('2026-11-20T17:00:00Z');

/** A store that a journey has to itself. */
export interface OpenStore {
	readonly id: number;
	readonly origin: string;
	/** Path that logs one browser in. */
	readonly login: string;
}

interface Wanted {
	/** What is otherwise in the export's store.json: a shop of another version, say. */
	readonly about?: Readonly<Record<string, unknown>>;
	/** Address of a ClickHouse database from which the store reads its reports. */
	readonly engine?: string;
}

/** Starts a host whose stores are copies of the fixture's file. */
export async function startStoreHost(fixture: string) {
	const host = new StoreHost(fixture);
	await host.start();
	return host;
}

class StoreHost {
	private readonly server: Server;
	private readonly closing = new Map<number, () => Promise<void>>();
	private readonly imports = new Map<string, Promise<string>>();
	private readonly folder = mkdtempSync(path.join(tmpdir(), 'store-analytics-journeys-'));
	private count = 0;

	constructor(private readonly fixture: string) {
		this.server = createServer((request, response) => {
			void this.respond(request)
				.then((reply) => response.end(JSON.stringify(reply)))
				.catch((error: unknown) => {
					response.statusCode = 500;
					response.end(String(error));
				});
		});
	}

	async start(): Promise<void> {
		await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
	}

	get address(): string {
		return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`; // it listens to a port
	}

	/** Closes the host and every store that is still open. */
	async stop(): Promise<void> {
		this.server.close();
		for (const close of this.closing.values()) await close();
		rmSync(this.folder, { recursive: true, force: true });
	}

	private async respond(request: IncomingMessage): Promise<OpenStore | object> {
		const id = Number(request.url?.slice(1));
		if (request.method !== 'DELETE') return this.open(JSON.parse(await textOf(request)));
		await this.closing.get(id)?.();
		this.closing.delete(id);
		return {};
	}

	private async open({ about, engine }: Wanted): Promise<OpenStore> {
		const id = ++this.count;
		const folder = mkdtempSync(path.join(this.folder, 'store-'));
		const file = path.join(folder, 'store.duckdb');
		await copyFile(about ? await this.imported(about) : this.fixture, file);
		// The page prints its settings only together with an app; the journey mounts that itself.
		writeFileSync(path.join(folder, 'manifest.json'), '{ "app.js": "app.js" }');
		const database = await openOnEngine(file, engine);
		const server = await createStoreServer({
			context: { database, now: () => now },
			token: 'journey',
			staticDir: folder,
			clockIsPinned: true,
		});
		const port = await server.listen(0, '127.0.0.1');
		this.closing.set(id, async () => {
			await server.close();
			await database.close();
			rmSync(folder, { recursive: true, force: true });
		});
		return { id, origin: `http://127.0.0.1:${port}`, login: server.newLoginPath() };
	}

	/** The file of a shop that is otherwise; imported once. */
	private imported(about: object): Promise<string> {
		const key = JSON.stringify(about);
		const file = this.imports.get(key) ?? this.import(about);
		this.imports.set(key, file);
		return file;
	}

	private async import(about: object): Promise<string> {
		const folder = mkdtempSync(path.join(this.folder, 'import-'));
		const file = path.join(folder, 'store.duckdb');
		const from = changedExport(FIXTURE_EXPORT, { ...about }, path.join(folder, 'export'));
		await importShop(from, file);
		return file;
	}
}

async function textOf(request: IncomingMessage): Promise<string> {
	let text = '';
	for await (const chunk of request) text += chunk;
	return text;
}
