import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { openDatabase } from '../../packages/store-server/src/store-file/open';
import type { StoreDatabase } from '../../packages/store-server/src/database/store-database';
import { ShopDatabase } from '../../packages/store-server/src/sources/tables/shop-database';
import { beginTableSync, TableSync } from '../../packages/store-server/src/sync/tables/table-sync';
import { startDatabase, type DatabaseServer } from '../differential/database';

/** The password of the user `reader`, who may read every shop. */
export const PASSWORD = 'p@ss:word/1';

/** Statements that move a shop's orders into its posts. */
export const toPosts = readFileSync(path.join(__dirname, 'to-posts.sql'), 'utf8');

/** The id of the shop's 400th order. */
export const LAST_OF_FIRST = 561;

/** Statements that leave a shop its first 400 orders: most tests need no more, and 3,000 take seconds to read. */
export const toFirstOrders = [
	['wp_wc_orders', 'id'],
	...['wp_wc_orders_meta', 'wp_wc_order_addresses', 'wp_wc_order_operational_data'].map(ofOrder),
	...['wp_woocommerce_order_items', 'wp_wc_order_stats'].map(ofOrder),
]
	.map(([table, id]) => `DELETE FROM ${table} WHERE ${id} > ${LAST_OF_FIRST};`)
	.join('\n');

function ofOrder(table: string) {
	return [table, 'order_id'] as const;
}

const dump = gunzipSync(
	readFileSync(path.join(__dirname, '../fixtures/store-a-tables.sql.gz')),
).toString('utf8');

/** A MariaDB with shops that are all the same at first. */
export class Shops {
	private readonly stores: StoreDatabase[] = [];
	private readonly readers: ShopDatabase[] = [];

	private constructor(
		readonly folder: string,
		readonly server: DatabaseServer,
	) {}

	static async start(): Promise<Shops> {
		const folder = mkdtempSync(path.join(tmpdir(), 'sa-db-'));
		const shops = new Shops(folder, await startDatabase(path.join(folder, 'mariadb')));
		shops.server.run(`CREATE USER reader@'localhost' IDENTIFIED BY '${PASSWORD}';
			DELETE FROM mysql.global_priv WHERE User = ''; FLUSH PRIVILEGES`);
		return shops;
	}

	/** Creates another shop with the same content, changed by statements. */
	make(name: string, change = ''): void {
		this.create(name);
		this.server.run(`USE ${name}; ${dump}\n${change}`);
	}

	/**
	 * Creates a shop with the current content of another one, changed by statements. The dump takes several times as long.
	 * Tables that `isFilled` denies are empty.
	 */
	copy(from: string, name: string, change = '', isFilled = (_table: string) => true): void {
		const tables = this.server.run(`SHOW TABLES FROM ${from}`).split('\n').filter(Boolean);
		const copies = tables.map(
			(table) =>
				`CREATE TABLE ${table} LIKE ${from}.${table};${isFilled(table) ? ` INSERT INTO ${table} SELECT * FROM ${from}.${table};` : ''}`,
		);
		this.create(name);
		// As in the dump, an id of zero is not a request for a new id.
		this.server.run(`USE ${name}; SET @mode = @@sql_mode; SET sql_mode = 'NO_AUTO_VALUE_ON_ZERO';
			${copies.join('\n')}
			SET sql_mode = @mode; ${change}`);
	}

	private create(name: string): void {
		this.server.run(
			`CREATE DATABASE ${name} CHARACTER SET utf8mb4; GRANT SELECT ON ${name}.* TO reader@'localhost'`,
		);
	}

	/** The address of a shop's tables by socket, because the server has no port. */
	tables(name: string, about: { prefix?: string; user?: string; secret?: string } = {}) {
		const { prefix = 'wp_', user = 'reader', secret = PASSWORD } = about;
		const socket = encodeURIComponent(this.server.socket);
		const tables = new ShopDatabase({
			shop: `mysql://localhost:3306/${name}?prefix=${prefix}&socket=${socket}`,
			credentials: { kind: 'database', name: user, secret },
		});
		this.readers.push(tables);
		return tables;
	}

	/** An empty store. */
	async store(): Promise<StoreDatabase> {
		const store = await openDatabase(':memory:');
		this.stores.push(store);
		return store;
	}

	/** A store filled from a shop's tables, and the sync that keeps it up to date. */
	async fill(name: string, now: () => number = Date.now) {
		const tables = this.tables(name);
		const database = await this.store();
		await beginTableSync({ database, tables });
		const sync = await TableSync.open({ database, tables, now });
		await sync.run();
		return { database, sync, tables };
	}

	async closeStores(): Promise<void> {
		for (const store of this.stores.splice(0)) await store.close();
		for (const reader of this.readers.splice(0)) await reader.close();
	}

	async stop(): Promise<void> {
		await this.server.stop();
		rmSync(this.folder, { recursive: true, force: true });
	}
}

/** The only row of a query. */
export async function one<Row extends object>(
	store: StoreDatabase,
	question: string,
): Promise<Row | undefined> {
	const [row] = await store.all<Row>(question);
	return row;
}
