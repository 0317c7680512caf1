import { existsSync } from 'node:fs';
import path from 'node:path';
import { isLoopback } from '../server/auth/host-check';
import {
	keepCredentials,
	readCredentials,
	type ConnectedShop,
} from '../sources/connection/credentials';
import { noTimeZone, problemWithLog } from './choice-problem';
import type { Tell } from '../server/first-run/choice';
import { createFirstRunServer, type FirstRunServer } from '../server/first-run/first-run-server';
import { ShopChooser } from '../server/first-run/shop-chooser';
import type { Ways } from '../server/first-run/ways';
import { PageLanguages } from '../server/first-run/page-language';
import { OVERVIEW } from '../server/pages/routes';
import { removeAbandonedUploads } from '../server/first-run/receive-upload';
import { removeAbandoned, removeKept, removeStore } from '../store-file/remove-store';
import { importShop } from '../sources/export/import-shop';
import { isTimeZone } from '../base/time/shop-time';
import { makeShopStore } from './connect';
import { demoFile, newFile, noteOpened, shopFile, storeFolder } from '../stores/kept-stores';
import {
	builtApp,
	checkStore,
	makeDemo,
	openStore,
	type Access,
	type OpenStore,
} from './open-store';
import type { StartOptions, StoreOptions } from './options';
import { shopFiles } from '../stores/shop-files';
import { openShops } from './open-shops';
import { changeShop, readChange, writeName } from './shops/change-shop';
import { telling } from './shops/telling';
import { FactsOfStores } from './shops/store-facts';
import { backUpKept, keptStore, listedStores } from './shops/listed-stores';
import { faultLines } from './terminal/fault-lines';
import { sentenceFor } from './terminal/sentence-for';
import type { StartEnvironment } from './environment';

/** A running server of stores, one or several. */
type Opened = Pick<OpenStore, 'stop' | 'databaseOf'>;

/**
 * The shops of `npm start`: the page for choosing one, and the servers of those that are open. One server runs at a
 * time; when a shop comes or goes, the next takes over the port.
 */
export class FirstRun {
	readonly chooser: ShopChooser;
	private server: FirstRunServer | null = null;
	private opened: Opened | null = null;
	private readonly facts = new FactsOfStores();
	/** The open stores, in order. */
	private files: readonly string[] = [];
	/** Its address, once it listens. */
	private port = 0;

	private constructor(
		private readonly options: StartOptions,
		private readonly given: Access,
		private readonly environment: StartEnvironment,
		/** Where the stores are, and where new ones are made. */
		private readonly folder: string,
		languages: PageLanguages,
	) {
		this.chooser = new ShopChooser({
			ways: this.ways(),
			sessions: given.sessions,
			languages,
			language: options.language,
			folder,
			problemOf: problemWithLog(environment.err),
		});
	}

	static async of(
		options: StartOptions,
		access: Access,
		environment: StartEnvironment,
		folder = storeFolder(environment.root),
	) {
		await removeAbandonedUploads(folder);
		await removeAbandoned(folder);
		const languages = await PageLanguages.of(builtApp(environment.root));
		return new FirstRun(options, access, environment, folder, languages);
	}

	/** What servers of stores get. */
	get access(): Access {
		return { ...this.given, chooser: this.chooser };
	}

	/** Resolves to the server without a store, which does not listen yet. */
	async prepare(): Promise<FirstRunServer> {
		const { options } = this;
		this.server = await createFirstRunServer({
			chooser: this.chooser,
			sessions: this.given.sessions,
			isPublic: !isLoopback(options.host),
			isBehindProxy: options.isBehindProxy,
			log: options.log,
		});
		return this.server;
	}

	/** Takes over a running server of stores. */
	adopt(opened: Opened, files: readonly string[]): void {
		this.opened = opened;
		this.files = files;
	}

	/** The address of the store's server. */
	listensOn(port: number): void {
		this.port = port;
	}

	/** Cancels running work, and closes everything. */
	async stop(): Promise<void> {
		await this.chooser.choice.stop();
		await this.server?.stop();
		await this.opened?.stop();
	}

	private ways(): Ways {
		const { options, folder } = this;
		return {
			demo: async (tell, language) => {
				const file = demoFile(folder);
				await this.make(file, tell, async () => {
					if (existsSync(file)) return;
					await makeDemo(options, file, telling(tell, 'making-demo'), language);
				});
				await this.open({ ...options, file }, null);
			},
			connect: async (shop, timeZone, tell, signal) => {
				if (timeZone !== null && !isTimeZone(timeZone)) throw noTimeZone(timeZone);
				const file = shopFile(folder, shop.shop);
				const zone = timeZone ?? options.timeZone;
				await this.make(file, tell, () =>
					makeShopStore(shop, {
						...{ file, timeZone: zone, signal },
						onFound: () => tell('connecting'),
					}),
				);
				await this.open({ ...options, file, connect: shop.shop, timeZone: zone }, shop);
			},
			import: async (upload, { name, shop }, tell) => {
				const file = newFile(folder, shop || name.replace(/\.(zip|csv)$/i, ''));
				tell('importing');
				await this.make(file, tell, async () => {
					const found = await importShop(upload, file, telling(tell, 'importing'), name);
					if (shop !== '') await writeName(file, shop);
					this.environment.err.write(faultLines(found));
				});
				await this.open({ ...options, file }, null);
			},
			open: async (store) => {
				const file = await keptStore(folder, store);
				await this.open({ ...options, file }, await readCredentials(file));
			},
			change: (...change) => this.change(...change),
			remove: (store) => this.remove(store),
			backUp: (store) => backUpKept(folder, store),
			stores: () =>
				listedStores(folder, {
					...{ files: this.files, facts: this.facts },
					databaseOf: (file) => this.opened?.databaseOf(file) ?? null,
				}),
		};
	}

	/** Makes a store to open; a new one is deleted if the choice was cancelled. */
	private async make(file: string, tell: Tell, work: () => Promise<void>): Promise<void> {
		const isNew = !existsSync(file);
		await work();
		try {
			tell('opening');
		} catch (error) {
			if (isNew) await removeStore(file);
			throw error;
		}
	}

	/** Opens a store beside the open ones, or again with other credentials. */
	private async open(options: StoreOptions, connected: ConnectedShop | null): Promise<void> {
		const { file } = options;
		if (this.opened === null) await this.serve([file], options, connected);
		else if (connected || !this.files.includes(file)) {
			if (!this.files.includes(file)) await checkStore(options);
			if (connected) await this.keepKey(file, connected);
			const files = [...new Set([...this.files, file])];
			await this.replace(files, { ...options, ...noWay });
		}
		this.chooser.openedAt = this.addressOf(file);
	}

	/** With several shops, each sync reads its key from the file. */
	private async keepKey(file: string, connected: ConnectedShop): Promise<void> {
		const kept = await readCredentials(file);
		const secrets = kept?.shop === connected.shop ? kept : {};
		await keepCredentials(file, { ...secrets, ...connected });
	}

	/** Stops the running server between two transactions of its syncs, and serves these stores instead. */
	private async replace(files: readonly string[], options: StartOptions): Promise<void> {
		const before = this.files;
		await this.opened?.stop();
		this.opened = null;
		try {
			await this.serve(files, options, await this.keyOf(files));
		} catch (error) {
			await this.serve(before, { ...this.options, ...noWay }, await this.keyOf(before)).catch(
				() => undefined,
			);
			throw error;
		}
	}

	private async keyOf([file, ...others]: readonly string[]): Promise<ConnectedShop | null> {
		return file !== undefined && others.length === 0 ? readCredentials(file) : null;
	}

	/** Serves stores on the same port, with the same sessions. */
	private async serve(
		files: readonly string[],
		options: StartOptions,
		connected: ConnectedShop | null,
	): Promise<void> {
		const { environment, access } = this;
		const [file] = files;
		if (file === undefined) {
			const server = await this.prepare();
			await server.listen(this.port, options.host);
			this.files = [];
			return;
		}
		const opened =
			files.length === 1
				? await openStore({ ...options, file }, connected, access, environment)
				: await openShops(shopFiles(files), options, access, environment);
		await this.server?.close();
		this.server = null;
		this.opened = opened;
		this.files = files;
		const port = await opened.server.listen(this.port, options.host).catch((error: unknown) => {
			// The page that could report it no longer exists.
			environment.err.write(`${sentenceFor(error)}\n`);
			throw error;
		});
		await noteOpened(environment.root, files);
		const isOne = 'title' in opened;
		const what = isOne ? `${opened.title} is open` : opened.what.replace(/\.$/, '');
		const from = isOne ? `, from ${path.relative(environment.folder, file)}` : '';
		environment.out.write(`${what} on port ${port}${from}.\n`);
	}

	/** The first page of an open shop. */
	private addressOf(file: string): string {
		const [first, ...others] = shopFiles(this.files);
		const slug = others.find((one) => one.file === file)?.slug;
		return first && slug !== undefined ? `/shops/${slug}${OVERVIEW}` : '/';
	}

	/** Changes a store while it is closed; it opens again also after a failure. */
	private async change(...[store, to, tell, signal]: Parameters<Ways['change']>): Promise<void> {
		const file = await keptStore(this.folder, store);
		const change = await readChange(file, to, signal);
		tell('opening');
		const before = this.files;
		await this.close(file);
		let after = before;
		try {
			const changed = await changeShop(file, change);
			after = before.map((one) => (one === file ? changed : one));
		} finally {
			if (before.includes(file)) await this.replace(after, { ...this.options, ...noWay });
		}
		this.chooser.openedAt = '/shops';
	}

	/** Closes a store. The others go on. */
	private async close(file: string): Promise<void> {
		const others = this.files.filter((one) => one !== file);
		if (others.length < this.files.length)
			await this.replace(others, { ...this.options, ...noWay });
	}

	/** Deletes a store with all that belongs to it. */
	private async remove(store: string): Promise<void> {
		const file = await keptStore(this.folder, store);
		await this.close(file);
		await removeKept(file);
		this.chooser.openedAt = this.files.length > 0 ? '/shops' : '/';
	}
}

/** How a store came here counts only when it is made. */
const noWay = { connect: null, database: null, importFrom: null } as const;
