import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { startDatabase, type DatabaseServer } from '../../differential/database';
import type { FillNumbers } from './fill-store';

const PASSWORD = 'bench';

/** The least memory for tables that a server of such a shop has. */
const SERVER = ['--innodb-buffer-pool-size=1G', '--innodb-log-file-size=1G'];

/** Measurements of filling a store, and the machine's load during it. */
export interface DatabaseNumbers extends FillNumbers {
	/** The load average of the last minute, before and after. */
	readonly load: readonly [before: number, behind: number];
	readonly databaseSeconds: number;
}

/** Fills a store from the tables of a shop of a million orders, which are generated once and stay in .cache/bench. */
export async function measureDatabase(root: string): Promise<DatabaseNumbers> {
	const folder = path.join(root, '.cache/bench/mariadb');
	mkdirSync(folder, { recursive: true });
	const server = await startDatabase(folder, SERVER);
	const file = path.join(root, '.cache/bench/filled.duckdb');
	const forget = () => {
		for (const name of [file, `${file}.wal`]) rmSync(name, { force: true });
	};
	try {
		makeShop(server, root);
		forget();
		const socket = encodeURIComponent(server.socket);
		const before = os.loadavg()[0] ?? Number.NaN;
		const spent = server.processorSeconds();
		const said = execFileSync(
			process.execPath,
			[
				...['--import', 'tsx', path.join(import.meta.dirname, 'fill-store.ts')],
				...[`mysql://localhost:3306/shop?prefix=wp_&socket=${socket}`, PASSWORD, file],
			],
			{ cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] },
		);
		return {
			...(JSON.parse(said) as FillNumbers), // as: fill-store.ts prints it
			load: [before, os.loadavg()[0] ?? Number.NaN],
			databaseSeconds: server.processorSeconds() - spent,
		};
	} finally {
		await server.stop();
		forget();
	}
}

/** Generates the shop if it is missing or unfinished. */
function makeShop(server: DatabaseServer, root: string): void {
	const databases = server.run('SHOW DATABASES').split('\n');
	if (databases.includes('shop') && !databases.includes('shop_kept')) return;
	console.log('making the tables of a shop of a million orders, which takes some minutes …');
	const dump = gunzipSync(readFileSync(path.join(root, 'tests/fixtures/store-a-tables.sql.gz')));
	server.run(
		`DROP DATABASE IF EXISTS shop; CREATE DATABASE shop CHARACTER SET utf8mb4; USE shop; ${dump.toString('utf8')}`,
	);
	server.keep('shop');
	server.run(readFileSync(path.join(import.meta.dirname, 'large-shop.sql'), 'utf8'));
	server.run(`CREATE OR REPLACE USER reader@'localhost' IDENTIFIED BY '${PASSWORD}';
		GRANT SELECT ON shop.* TO reader@'localhost'; DROP DATABASE shop_kept`);
}
