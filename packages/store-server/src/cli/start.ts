import { statSync } from 'node:fs';
import { Sessions } from '../server/auth/sessions';
import { newToken } from '../server/auth/tokens';
import { readCredentials } from '../sources/connection/credentials';
import { WEBHOOK_PATH } from '../sources/connection/webhook';
import type { StoreServer } from '../server/server';
import { shopFiles } from '../stores/shop-files';
import { ShopTime } from '../base/time/shop-time';
import { connectShop } from './connect';
import type { StartEnvironment } from './environment';
import { FirstRun } from './first-run';
import { allLastOpened } from '../stores/kept-stores';
import { ensureStore, openStore, readNow, type Access } from './open-store';
import { help } from './help';
import { readOptions, type StartOptions, type StoreOptions } from './options';
import { addExtensionDimensions } from './extension-dimensions';
import { UsageError } from '../base/errors';
import { urlOf } from './own-address';
import { openShops } from './open-shops';
import { serveAgent } from './serve-agent';
import { lineFor } from './terminal/sentence-for';

/** A running store. */
export interface RunningStore {
	readonly url: string;
	/** Stops it: no more requests, everything written. */
	stop(): Promise<void>;
}

/**
 * Runs `npm start`. Resolves to the running store, to 'done' if there was nothing to run, and to 'failed' after one
 * sentence on `err`.
 */
export async function start(
	words: readonly string[],
	environment: StartEnvironment,
): Promise<RunningStore | 'done' | 'failed'> {
	try {
		const options = readOptions(words, environment.root, environment.folder, environment.variables);
		if (options.help) {
			environment.out.write(help);
			return 'done';
		}
		if (options.mcp) {
			await serveAgent(options, environment);
			return 'done';
		}
		return await run(options, environment);
	} catch (error) {
		environment.err.write(lineFor(error));
		return 'failed';
	}
}

async function run(options: StartOptions, environment: StartEnvironment): Promise<RunningStore> {
	if (options.now !== null) readNow(options.now, new ShopTime('UTC'));
	options.extensions.forEach(checkExtension);
	options.extensions.forEach(addExtensionDimensions);
	const token = options.token ?? newToken();
	const sessions = new Sessions(token, { sealedWith: options.token ?? '' });
	const access = { token, sessions };
	if (options.shops.length > 0) {
		return runShops(options, access, environment, await shopsPage(options, access, environment));
	}
	const kept = options.choose || options.file !== null ? [] : await allLastOpened(environment.root);
	const file = options.file ?? kept[0] ?? null;
	const firstRun = await FirstRun.of(options, access, environment);
	if (file === null) return runFirst(options, firstRun, access, environment);
	const several = kept.length > 1 ? kept : [];
	if (several.length > 0 && !showsSecrets(options)) {
		return runShops({ ...options, shops: several }, access, environment, firstRun);
	}
	return runStore({ ...options, file }, access, environment, firstRun);
}

async function runStore(
	options: StoreOptions,
	access: Access,
	environment: StartEnvironment,
	firstRun: FirstRun | null = null,
): Promise<RunningStore> {
	const connected = await connectShop(options, environment);
	if (showsSecrets(options) && !connected) throw new UsageError(noSecrets);
	await ensureStore(options, environment);
	const store = await openStore(options, connected, firstRun?.access ?? access, environment);
	const port = await listen(store, options);
	firstRun?.adopt(store, [options.file]);
	firstRun?.listensOn(port);
	const url = urlOf(options.host, port);
	const link = url + store.server.newLoginPath();
	environment.out.write(greeting(`${store.title} is open.`, link, options, access));
	const kept = showsSecrets(options) ? await readCredentials(options.file) : null;
	if (options.showsWebhook) environment.out.write(webhookLines(url, kept?.webhookSecret));
	if (options.showsShopToken) environment.out.write(shopTokenLines(url, kept?.shopToken));
	return { url, stop: () => (firstRun ?? store).stop() };
}

async function runFirst(
	options: StartOptions,
	firstRun: FirstRun,
	access: Access,
	environment: StartEnvironment,
): Promise<RunningStore> {
	if (showsSecrets(options)) throw new UsageError(noSecrets);
	const server = await firstRun.prepare();
	const port = await listen({ server, stop: () => firstRun.stop() }, options);
	firstRun.listensOn(port);
	const url = urlOf(options.host, port);
	const what = 'Choose a shop in the browser: a demo, your own, or an export.';
	environment.out.write(greeting(what, url + server.newLoginPath(), options, access));
	return { url, stop: () => firstRun.stop() };
}

async function runShops(
	options: StartOptions,
	access: Access,
	environment: StartEnvironment,
	firstRun: FirstRun | null = null,
): Promise<RunningStore> {
	const named = shopFiles(options.shops);
	const [only, ...others] = named;
	if (only && others.length === 0)
		return runStore({ ...options, file: only.file }, access, environment, firstRun);
	const shops = await openShops(named, options, firstRun?.access ?? access, environment);
	const port = await listen(shops, options);
	const files = named.map(({ file }) => file);
	firstRun?.adopt(shops, files);
	firstRun?.listensOn(port);
	const url = urlOf(options.host, port);
	const link = url + shops.server.newLoginPath();
	environment.out.write(greeting(shops.what, link, options, access));
	for (const { file, address } of shops.followed) {
		const kept = await readCredentials(file);
		if (options.showsWebhook)
			environment.out.write(webhookLines(url + address, kept?.webhookSecret));
		if (options.showsShopToken)
			environment.out.write(shopTokenLines(url + address, kept?.shopToken));
	}
	return { url, stop: () => (firstRun ?? shops).stop() };
}

/** The page Shops of one folder of shops; a list of files has no place for a further one. */
async function shopsPage(
	options: StartOptions,
	access: Access,
	environment: StartEnvironment,
): Promise<FirstRun | null> {
	const [folder = '', ...others] = options.shops;
	const isFolder = statSync(folder, { throwIfNoEntry: false })?.isDirectory() ?? false;
	if (!isFolder || others.length > 0) return null;
	return FirstRun.of(options, access, environment, folder);
}

function checkExtension(file: string): void {
	const stats = statSync(file, { throwIfNoEntry: false });
	if (stats === undefined) {
		throw new UsageError(`${file} does not exist; --extension takes a JavaScript file.`);
	}
	if (!stats.isFile() || !/\.js$/.test(file)) {
		throw new UsageError(
			`${file} is no JavaScript file; --extension takes one that ends with .js.`,
		);
	}
}

function greeting(what: string, link: string, options: StartOptions, { token }: Access): string {
	const opening = what + (what.includes('\n') ? '\n' : ' ');
	if (options.isService) {
		return `${opening}It is at ${new URL(link).origin}; the access token logs browsers in, and scripts.\nStop with Ctrl+C.\n`;
	}
	const access =
		options.token === null
			? [
					`Access token: ${token}`,
					'It logs further browsers in, and scripts that send it as "Authorization: Bearer …"; the next start has another.',
				]
			: ['The access token of --token logs further browsers in, and scripts.'];
	const lines = [
		`${opening}This link logs one browser in:`,
		'',
		`  ${link}`,
		'',
		...access,
		'Stop with Ctrl+C.',
	];
	return `${lines.join('\n')}\n`;
}

const noSecrets =
	'--webhook-secret and --shop-token are for a store that follows a shop; give --connect with them.';

function showsSecrets({ showsWebhook, showsShopToken }: StartOptions): boolean {
	return showsWebhook || showsShopToken;
}

/** The settings for the shop's webhooks, with which it reports changes itself. */
function webhookLines(url: string, secret = ''): string {
	const lines = [
		'',
		'WooCommerce → Settings → Advanced → Webhooks → Add webhook (docs/own-shop.md):',
		`  Delivery URL  ${url}${WEBHOOK_PATH} (or what leads there from the shop)`,
		`  Secret        ${secret}`,
		'',
	];
	return lines.join('\n');
}

/** The settings for the shop's wp-admin, with which it uses this store for its reports. */
function shopTokenLines(url: string, token = ''): string {
	const lines = [
		'',
		'In the shop: Analytics → Settings → Store server (docs/wordpress.md):',
		`  Address  ${url} (or what leads there from the shop)`,
		`  Token    ${token}`,
		'',
	];
	return lines.join('\n');
}

/** A server that can listen, and be stopped if it cannot. */
interface Startable {
	readonly server: Pick<StoreServer, 'listen'>;
	stop(): Promise<void>;
}

async function listen(started: Startable, { port, host }: StartOptions): Promise<number> {
	try {
		return await started.server.listen(port, host);
	} catch (error) {
		await started.stop();
		const code: unknown = Object(error).code;
		if (code === 'EADDRINUSE') {
			throw new UsageError(
				`Port ${port} is in use; stop what listens there, or name another with --port (0 takes a free one).`,
			);
		}
		if (code === 'EACCES') {
			throw new UsageError(`Port ${port} may not be used by you; name one above 1023 with --port.`);
		}
		if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
			throw new UsageError(`--host ${host} is no address of this machine.`);
		}
		throw error;
	}
}
