import { __, sprintf } from '@wordpress/i18n';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { isLoopback } from '../server/auth/host-check';
import { readCredentials, type ConnectedShop } from '../sources/connection/credentials';
import { ShopError } from '../sources/connection/shop-error';
import type { Tell } from '../server/first-run/choice';
import {
	createFirstRunServer,
	type FirstRunServer,
	type Ways,
} from '../server/first-run/first-run-server';
import { PageLanguages } from '../server/first-run/page-language';
import { removeAbandonedUploads } from '../server/first-run/receive-upload';
import { removeAbandoned, removeStore } from '../store-file/remove-store';
import { importShop } from '../sources/export/import-shop';
import { isTimeZone } from '../base/time/shop-time';
import { makeShopStore } from './connect';
import {
	demoFile,
	keptFile,
	keptStores,
	newFile,
	shopFile,
	storeFolder,
} from '../stores/kept-stores';
import { builtApp, makeDemo, openStore, type Access, type OpenStore } from './open-store';
import type { StartOptions, StoreOptions } from './options';
import { UsageError } from '../base/errors';
import { sentenceFor } from './terminal/sentence-for';
import type { StartEnvironment } from './environment';

/** The page for choosing a shop, until one is open in its place. */
export class FirstRun {
	private server: FirstRunServer | null = null;
	private opened: OpenStore | null = null;
	/** Its address, once it listens. */
	private port = 0;

	constructor(
		private readonly options: StartOptions,
		private readonly access: Access,
		private readonly environment: StartEnvironment,
	) {}

	/** Resolves to the server, which does not listen yet. */
	async prepare(): Promise<FirstRunServer> {
		const { root } = this.environment;
		await removeAbandonedUploads(storeFolder(root));
		await removeAbandoned(storeFolder(root));
		this.server = await createFirstRunServer({
			ways: this.ways(),
			sessions: this.access.sessions,
			languages: await PageLanguages.of(builtApp(root)),
			language: this.options.language,
			folder: storeFolder(root),
			isPublic: !isLoopback(this.options.host),
			isBehindProxy: this.options.isBehindProxy,
			log: this.options.log,
			problemOf,
		});
		return this.server;
	}

	/** The address of the store's server. */
	listensOn(port: number): void {
		this.port = port;
	}

	/** Cancels running work, and closes everything. */
	async stop(): Promise<void> {
		await this.server?.stop();
		await this.opened?.stop();
	}

	private ways(): Ways {
		const { options } = this;
		const { root } = this.environment;
		return {
			demo: async (tell) => {
				const file = demoFile(root);
				await this.make(file, tell, async () => {
					if (existsSync(file)) return;
					await makeDemo(options, file, (share) => tell('making-demo', share));
				});
				await this.open({ ...options, file }, null);
			},
			connect: async (shop, timeZone, tell, signal) => {
				if (timeZone !== null && !isTimeZone(timeZone)) throw noTimeZone(timeZone);
				const file = shopFile(root, shop.shop);
				const zone = timeZone ?? options.timeZone;
				await this.make(file, tell, () =>
					makeShopStore(shop, {
						...{ file, timeZone: zone, signal },
						onFound: () => tell('connecting'),
					}),
				);
				await this.open({ ...options, file, connect: shop.shop, timeZone: zone }, shop);
			},
			import: async (upload, name, tell) => {
				const file = newFile(root, name.replace(/\.zip$/i, ''));
				tell('importing');
				await this.make(file, tell, async () => {
					await importShop(upload, file, (share) => tell('importing', share), name);
				});
				await this.open({ ...options, file }, null);
			},
			open: async (store) => {
				if (!(await keptStores(root)).includes(store)) {
					throw new UsageError(`${store} is not kept here any more.`);
				}
				const file = keptFile(root, store);
				await this.open({ ...options, file }, await readCredentials(file));
			},
			stores: () => keptStores(root),
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

	/** Opens a store in place of the page: the same port, the same sessions. */
	private async open(options: StoreOptions, connected: ConnectedShop | null): Promise<void> {
		const { environment } = this;
		const opened = await openStore(options, connected, this.access, environment);
		this.opened = opened;
		await this.server?.close();
		const port = await opened.server.listen(this.port, options.host).catch((error: unknown) => {
			// The page that could report it no longer exists.
			environment.err.write(`${sentenceFor(error)}\n`);
			throw error;
		});
		environment.out.write(
			`${opened.title} is open on port ${port}, from ${path.relative(environment.folder, options.file)}.\n`,
		);
	}
}

function problemOf(error: unknown) {
	const asksFor = error instanceof ShopError ? (error.about.asksFor ?? null) : null;
	return { message: () => sentenceFor(error), asksFor };
}

function noTimeZone(text: string): ShopError {
	return new ShopError(
		'refused',
		() =>
			sprintf(
				/* translators: 1: what was typed, 2: name of a time zone */
				__(
					'“%1$s” is not a time zone. Enter it as %2$s or +05:30, as in the shop’s general settings.',
					'store-analytics',
				),
				text,
				'Europe/Berlin',
			),
		{ asksFor: 'time-zone' },
	);
}
