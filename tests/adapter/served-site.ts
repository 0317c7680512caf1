import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { once } from 'node:events';
import { spawnSync } from 'node:child_process';
import { unzipSync } from 'fflate';

import { shopOfSeed } from '../../packages/store-server/src/testing/shops/random-shop';
import type { DatabaseServer } from '../differential/database';
import { setUpSite, type Site } from '../differential/site';

/** A real shop behind a web server. */
export interface ServedSite {
	readonly address: string;
	/** The days that its orders cover. */
	readonly range: { readonly after: string; readonly before: string };
	/** Passwords for applications, by user. */
	readonly passwords: Readonly<Record<string, string>>;
	stop(): void;
}

export interface ServedFrom {
	readonly wordpress: string;
	readonly woocommerce: string;
	/** The folder of the adapter as a plugin; without it, the copy inside WooCommerce. */
	readonly adapter?: string;
	readonly port: number;
}

const scripts = path.resolve('tests/adapter/php');
const ORDERS = 25;

/** `reader` may see reports but not list users, `visitor` may do neither. */
const users = { admin: [], reader: ['view_woocommerce_reports', 'read'], visitor: [] };

/** Sets a shop with our plugin up, and serves it. The same 25 orders each time. */
export async function serveSite(
	folder: string,
	database: DatabaseServer,
	from: ServedFrom,
): Promise<ServedSite> {
	const address = `http://127.0.0.1:${from.port}`;
	const site = setUpSite(folder, database, { ...from, address });
	const shop = shopOfSeed(1, { orders: ORDERS });
	site.run('make-shop', shop);
	installPlugins(site, folder, from.adapter);
	const passwords = site.run(path.join(scripts, 'make-users'), { users });
	const server = spawn('php', ['-S', `127.0.0.1:${from.port}`, '-t', site.root], {
		stdio: ['ignore', 'ignore', 'pipe'],
	});
	// PHP prints when it listens. Read until the end, because a full pipe would stop the server.
	server.stderr.resume();
	await Promise.race([once(server.stderr, 'data'), once(server, 'exit')]);
	if (server.exitCode !== null) throw new Error(`PHP cannot listen on ${address}.`);
	const days = shop.orders.map(({ created }) => created.slice(0, 10));
	return {
		address,
		range: { after: days[0] ?? '', before: nextDay(days.at(-1) ?? '') },
		passwords: passwords as Readonly<Record<string, string>>,
		stop: () => void server.kill(),
	};
}

/** The shop's own day may be the one after the day in UTC. */
function nextDay(day: string): string {
	return new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
}

function installPlugins({ root, run }: Site, folder: string, adapter?: string): void {
	const plugins = path.join(root, 'wp-content/plugins');
	const files = ['store-analytics/store-analytics.php'];
	if (adapter) {
		cpSync(adapter, path.join(plugins, 'mcp-adapter'), { recursive: true });
		files.push('mcp-adapter/mcp-adapter.php');
	} else {
		const starter = 'start-adapter.php';
		cpSync(path.join(scripts, starter), path.join(root, 'wp-content/mu-plugins', starter));
	}
	unpackPlugin(path.join(folder, 'store-analytics.zip'), plugins);
	run(path.join(scripts, 'activate'), { plugins: files });
}

/** Packs what dist/plugin has, as for an upload. */
function unpackPlugin(zip: string, plugins: string): void {
	const { status, stderr } = spawnSync(
		process.execPath,
		['scripts/plugin.mjs', '--no-build', '--out', zip],
		{ encoding: 'utf8' },
	);
	if (status !== 0 || !existsSync(zip)) throw new Error(`The plugin was not packed: ${stderr}`);
	for (const [name, bytes] of Object.entries(unzipSync(readFileSync(zip)))) {
		const file = path.join(plugins, name);
		mkdirSync(path.dirname(file), { recursive: true });
		writeFileSync(file, bytes);
	}
}
