/**
 * Stores for journeys, in one process per run. A native database does not run in jsdom, and a process for each test
 * file would take two seconds to start. `POST /` with `{ about?, engine? }` opens a store and responds with an
 * `OpenStore`; `DELETE /ID` closes it.
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

/** Noon in New York, on the day of the fixture shop's export. */
const now = new Date('2026-11-20T17:00:00Z');

/** A store for a single journey. */
export interface OpenStore {
	readonly id: number;
	readonly origin: string;
	/** Path that logs one browser in. */
	readonly login: string;
}

interface Wanted {
	/** Changes of the export's store.json, such as another version of the shop. */
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
		return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`; // as: it listens to a port
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
		// The page contains its settings only together with an app, which the journey mounts itself.
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

	/** Returns the file of a changed shop; imported once. */
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
