import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { start, type RunningStore } from '../../packages/store-server/src/cli/start';
import { openDatabase } from '../../packages/store-server/src/database/open';
import type { StoreDatabase } from '../../packages/store-server/src/database/store-database';
import { importShop } from '../../packages/store-server/src/import/import-shop';
import { ShopDatabase } from '../../packages/store-server/src/shop-database/shop-database';
import { readState } from '../../packages/store-server/src/sync/run/sync-state';
import { beginTableSync, TableSync } from '../../packages/store-server/src/sync/tables/table-sync';
import { packedExport } from '../contract/store';
import { startDatabase, type DatabaseServer } from '../differential/database';
import { contents, tablesOfReports } from './report-tables';

const fixture = path.join(__dirname, '../fixtures/store-a-tables.sql.gz');
const PASSWORD = 'p@ss:word/1';

let folder: string;
let server: DatabaseServer;
let exported: Record<string, object[]>;
const stores: StoreDatabase[] = [];
const readers: ShopDatabase[] = [];

beforeAll(async () => {
	folder = mkdtempSync(path.join(tmpdir(), 'sa-db-'));
	server = await startDatabase(path.join(folder, 'mariadb'));
	server.run(`CREATE USER reader@'localhost' IDENTIFIED BY '${PASSWORD}';
		DELETE FROM mysql.global_priv WHERE User = ''; FLUSH PRIVILEGES`);
	makeShop('shop');
	makeShop('old', readFileSync(path.join(__dirname, 'to-posts.sql'), 'utf8'));
	const file = path.join(folder, 'export.duckdb');
	await importShop(packedExport, file);
	const store = await openDatabase(file);
	exported = await contents(store);
	await store.close();
});

afterEach(async () => {
	for (const store of stores.splice(0)) await store.close();
	for (const reader of readers.splice(0)) await reader.close();
});

afterAll(async () => {
	await server.stop();
	rmSync(folder, { recursive: true, force: true });
});

function makeShop(name: string, change = ''): void {
	const dump = gunzipSync(readFileSync(fixture)).toString('utf8');
	server.run(
		`CREATE DATABASE ${name} CHARACTER SET utf8mb4; GRANT SELECT ON ${name}.* TO reader@'localhost'`,
	);
	server.run(`USE ${name}; ${dump}\n${change}`);
}

/** The address of a shop's database, as it is kept: by the socket, as the server has no port. */
function addressOf(name: string, prefix = 'wp_'): string {
	const socket = encodeURIComponent(server.socket);
	return `mysql://localhost:3306/${name}?prefix=${prefix}&socket=${socket}`;
}

function tablesOf(name: string, about: { prefix?: string; user?: string; secret?: string } = {}) {
	const { prefix, user = 'reader', secret = PASSWORD } = about;
	const tables = new ShopDatabase({
		shop: addressOf(name, prefix),
		credentials: { kind: 'database', name: user, secret },
	});
	readers.push(tables);
	return tables;
}

/** A store that was filled from a shop's tables, and what keeps it in step. */
async function fill(name: string) {
	const tables = tablesOf(name);
	const database = await openDatabase(':memory:');
	stores.push(database);
	await beginTableSync({ database, tables });
	const sync = await TableSync.open({ database, tables });
	await sync.run();
	return { database, sync, tables };
}

async function one<Row extends object>(
	store: StoreDatabase,
	question: string,
): Promise<Row | undefined> {
	const [row] = await store.all<Row>(question);
	return row;
}

describe('a store that is filled from the tables of a shop', () => {
	it.each([
		['tables of their own', 'shop'],
		['the posts', 'old'],
	])('holds what WooCommerce itself exported, with orders in %s', async (_, name) => {
		const { database, sync } = await fill(name);
		expect(sync.work.refused).toEqual([]);
		const found = await contents(database);
		for (const question of Object.keys(tablesOfReports)) {
			expect({ [question]: found[question] }).toEqual({ [question]: exported[question] });
		}
		expect(found['orders']).toHaveLength(3000);
	});

	it('goes on where it was stopped, and ends with the same', async () => {
		const tables = tablesOf('shop');
		const database = await openDatabase(':memory:');
		stores.push(database);
		await beginTableSync({ database, tables });
		const stop = new AbortController();
		stop.abort();
		const first = await TableSync.open({ database, tables, signal: stop.signal });
		await expect(first.run()).rejects.toThrow();
		const between = await one<{ count: number; last: string }>(
			database,
			'SELECT count(*) AS count, max(date_created_gmt) AS last FROM orders',
		);
		const moments = exported['orders']?.map((row) => String(Reflect.get(row, 'date_created_gmt')));
		expect(between).toEqual({ count: 250, last: moments?.sort().at(-1) });
		await (await TableSync.open({ database, tables })).run();
		expect((await contents(database))['stats']).toEqual(exported['stats']);
	});
});

describe('what changes in the shop', () => {
	it.each([
		['tables of their own', 'shop', 'wp_wc_orders', 'status', 'date_updated_gmt', 'type'],
		['the posts', 'old', 'wp_posts', 'post_status', 'post_modified_gmt', 'post_type'],
	])(
		'is here after the next round, with orders in %s',
		async (_, name, table, status, modified, type) => {
			const { database, sync } = await fill(name);
			const run = (sql: string) => server.run(`USE ${name}; ${sql}`);
			run(`UPDATE ${table} SET ${status} = 'wc-cancelled', ${modified} = UTC_TIMESTAMP() WHERE id = 124;
			UPDATE ${table} SET ${status} = 'trash', ${modified} = UTC_TIMESTAMP() WHERE id = 125;
			DELETE FROM ${table} WHERE id = 126;
			DELETE FROM ${table} WHERE id = 170 AND ${type} = 'shop_order_refund';
			UPDATE wp_wc_product_meta_lookup SET stock_quantity = 3 WHERE product_id = 10;
			UPDATE wp_postmeta SET meta_value = '3' WHERE post_id = 10 AND meta_key = '_stock';
			DELETE FROM wp_posts WHERE ID = 11;
			UPDATE wp_comments SET comment_approved = '1' WHERE comment_ID = 3159;
			UPDATE wp_woocommerce_tax_rates SET tax_rate = '9.5' WHERE tax_rate_id = 1;
			UPDATE wp_options SET option_value = '1' WHERE option_name = 'start_of_week';
			INSERT INTO wp_users (ID, user_login, user_email, user_registered) VALUES (9001, 'new.one', 'new@example.org', '2026-11-20 12:00:00')`);
			await sync.run();
			const rows = await database.all('SELECT id, status FROM orders WHERE id IN (124, 125, 126)');
			expect(rows).toEqual([{ id: 124, status: 'cancelled' }]);
			expect(
				await database.all('SELECT order_id FROM wc_order_stats WHERE order_id IN (125, 126, 170)'),
			).toEqual([]);
			expect(await database.all('SELECT id FROM refunds WHERE id = 170')).toEqual([]);
			expect(await one(database, 'SELECT count(*) AS count FROM orders')).toEqual({ count: 2998 });
			expect(await one(database, 'SELECT stock_quantity FROM products WHERE id = 10')).toEqual({
				stock_quantity: 3,
			});
			expect(await database.all('SELECT id FROM products WHERE id = 11')).toEqual([]);
			expect(await one(database, 'SELECT status FROM reviews WHERE id = 3159')).toEqual({
				status: 'approved',
			});
			expect(await one(database, 'SELECT rate FROM tax_rates WHERE id = 1')).toEqual({ rate: 9.5 });
			expect(await one(database, "SELECT value FROM options WHERE name = 'start_of_week'")).toEqual(
				{ value: '1' },
			);
			expect(await one(database, 'SELECT username FROM users WHERE id = 9001')).toEqual({
				username: 'new.one',
			});
		},
	);
});

describe('days beside those that the shop has counted in its tables', () => {
	interface Counted {
		order_id: number;
		parent_id: number;
		status: string;
		date_paid: string | null;
		net_total: number;
	}
	const uncounted = ['wc-pending', 'wc-cancelled', 'wc-failed', 'wc-trash', 'wc-checkout-draft'];

	it('agree, are read again where the store is wrong, and are named where the shop says something else', async () => {
		makeShop('counted');
		const { database, sync } = await fill('counted');
		expect(await readState(database, 'proof')).toMatchObject({
			repaired: 0,
			differences: [],
			problem: null,
		});
		const counted = (exported['stats'] as Counted[]).filter(
			({ status, date_paid }) => date_paid !== null && !uncounted.includes(status),
		);
		const order = counted.find(({ parent_id, status }) => !parent_id && status === 'wc-completed');
		const { order_id: id = 0, date_paid: paid = null } = order ?? {};
		await database.run('UPDATE wc_order_stats SET net_total = net_total + 5 WHERE order_id = ?', [
			id,
		]);
		sync.prove();
		await sync.run();
		expect(await readState(database, 'proof')).toMatchObject({ repaired: 1, differences: [] });
		expect((await contents(database))['stats']).toEqual(exported['stats']);

		server.run(
			`USE counted; UPDATE wp_wc_order_stats SET net_total = net_total - 1.5 WHERE order_id = ${id}`,
		);
		sync.prove();
		await sync.run();
		const day = paid?.slice(0, 10) ?? '';
		const ofDay = counted.filter(({ date_paid }) => date_paid?.startsWith(day));
		const here = ofDay.reduce((sum, { net_total }) => sum + Math.round(net_total * 100), 0) / 100;
		const proof = await readState(database, 'proof');
		expect(proof?.differences).toMatchObject([
			{ day, netSales: { shop: expect.closeTo(here - 1.5, 6), here }, orderIds: [id] },
		]);
	});
});

describe('a database that cannot be read', () => {
	it.each([
		[
			'a wrong password',
			() => tablesOf('shop', { secret: 'wrong-secret' }),
			/user or password may be mistyped/,
		],
		[
			'a database that is not there',
			() => tablesOf('nowhere', { user: 'root', secret: '' }),
			/There is no database nowhere/,
		],
		['one that the user may not see', () => tablesOf('mysql'), /GRANT SELECT ON `mysql`/],
		[
			'a wrong prefix',
			() => tablesOf('shop', { prefix: 'xx_' }),
			/no tables under the prefix xx_; there are shops under --prefix wp_/,
		],
	])('says what to do about %s', async (_, open, sentence) => {
		const error: unknown = await TableSync.open({
			database: await storeInMemory(),
			tables: open(),
		}).catch((problem: unknown) => problem);
		expect(String(error)).toMatch(sentence);
		expect(String(error)).not.toContain('wrong-secret');
		expect(Object(error).name).toBe('ShopError');
	});

	it('is none of a shop when WooCommerce is not there', async () => {
		server.run('CREATE DATABASE blog; USE blog; CREATE TABLE wp_options (option_id INT)');
		const opening = TableSync.open({
			database: await storeInMemory(),
			tables: tablesOf('blog', { user: 'root', secret: '' }),
		});
		await expect(opening).rejects.toThrow('has no tables of WooCommerce');
	});

	it('is never written to, not even by a user who may', async () => {
		const tables = tablesOf('shop', { user: 'root', secret: '' });
		const before = server.run('SELECT COUNT(*) FROM shop.wp_posts');
		await expect(tables.rows('DELETE FROM {posts}')).rejects.toThrow('refuses a query');
		expect(server.run('SELECT COUNT(*) FROM shop.wp_posts')).toBe(before);
	});
});

async function storeInMemory(): Promise<StoreDatabase> {
	const store = await openDatabase(':memory:');
	stores.push(store);
	return store;
}

describe('npm start -- --database', () => {
	it('fills a store and keeps the password where only the owner reads it, and nowhere else', async () => {
		const written = { out: '', err: '' };
		const root = mkdtempSync(path.join(folder, 'root-'));
		const socket = encodeURIComponent(server.socket);
		const begin = (variables: NodeJS.ProcessEnv) =>
			start(['--database', `mysql://reader@localhost/shop?socket=${socket}`, '--port', '0'], {
				root,
				folder: root,
				out: { write: (text) => (written.out += text) },
				err: { write: (text) => (written.err += text) },
				variables,
			});
		expect(await begin({ STORE_ANALYTICS_DATABASE_PASSWORD: 'wrong-secret' })).toBe('failed');
		expect(written.err).toMatch(/user or password may be mistyped/);
		const file = path.join(root, '.store', 'localhost-shop.duckdb');
		expect(existsSync(file)).toBe(false);
		const store = (await begin({ STORE_ANALYTICS_DATABASE_PASSWORD: PASSWORD })) as RunningStore;
		await store.stop();
		expect(statSync(`${file}.credentials`).mode & 0o777).toBe(0o600);
		expect(JSON.parse(readFileSync(`${file}.credentials`, 'utf8')).credentials.secret).toBe(
			PASSWORD,
		);
		// Once it is known nobody is asked again.
		const again = (await begin({})) as RunningStore;
		await again.stop();
		expect(`${written.out}${written.err}`).not.toContain(PASSWORD);
		expect(readFileSync(file).includes(PASSWORD)).toBe(false);
	});
});
