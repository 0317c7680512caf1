import { existsSync, mkdtempSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { start, type RunningStore } from '../../packages/store-server/src/cli/start';
import { openDatabase } from '../../packages/store-server/src/store-file/open';
import { expectSameRows } from '../../packages/store-server/src/testing/store-rows';
import { readState } from '../../packages/store-server/src/sync/state/sync-state';
import { beginTableSync, TableSync } from '../../packages/store-server/src/sync/tables/table-sync';
import { layFixture } from '../support/stores/fixture-file';
import { contents, tablesOfReports } from './report-tables';
import { LAST_OF_FIRST, one, PASSWORD, Shops, toFirstOrders, toPosts } from './shops';

let shops: Shops;
let exported: Record<string, object[]>;

beforeAll(async () => {
	shops = await Shops.start();
	shops.make('shop');
	shops.copy('shop', 'old', toPosts);
	shops.copy('shop', 'early', toFirstOrders);
	const file = path.join(shops.folder, 'export.duckdb');
	await layFixture(file);
	const store = await openDatabase(file);
	exported = await contents(store);
	await store.close();
});

/** Rows of the export that belong to the first orders. */
function early(table: string, order: string): object[] {
	return (exported[table] ?? []).filter((row) => Number(Reflect.get(row, order)) <= LAST_OF_FIRST);
}

/** The same of what orders say, without the later orders of their customers. */
function earlyStats() {
	interface Said {
		readonly parent_id: number;
		readonly customer_id: number;
		readonly status: string;
		readonly returning_customer: number;
	}
	const rows = early('stats', 'order_id') as Said[];
	const orders = rows.filter((row) => row.parent_id === 0);
	const again = orders.filter(
		({ status, returning_customer: flag }) => flag === 1 && !uncounted.includes(status),
	);
	const customers = new Set(again.map((row) => row.customer_id));
	return rows.map((row) => ({
		...row,
		came_back:
			row.parent_id === 0 && row.returning_customer === 0 && customers.has(row.customer_id),
	}));
}

const uncounted = ['wc-pending', 'wc-cancelled', 'wc-failed', 'wc-trash', 'wc-checkout-draft'];

afterEach(() => shops.closeStores());

afterAll(() => shops.stop());

describe('A store filled from the tables of a shop', () => {
	it.each([
		['tables of their own', 'shop'],
		['the posts', 'old'],
	])("matches WooCommerce's own export, with orders in %s", async (_, name) => {
		const { database, sync } = await shops.fill(name);
		expect(sync.work.refused).toEqual([]);
		const found = await contents(database);
		for (const table of Object.keys(tablesOfReports)) {
			expectSameRows({ [table]: found[table] ?? [] }, { [table]: exported[table] ?? [] });
		}
		expect(found['orders']).toHaveLength(3000);
	});

	it('resumes after an interruption, with the same result', async () => {
		const tables = shops.tables('early');
		const database = await shops.store();
		await beginTableSync({ database, tables });
		const stop = new AbortController();
		stop.abort();
		const first = await TableSync.open({ database, tables, signal: stop.signal });
		await expect(first.run()).rejects.toThrow();
		const between = await one<{ count: number; last: string }>(
			database,
			'SELECT count(*) AS count, max(date_created_gmt) AS last FROM orders',
		);
		const moments = early('orders', 'id').map((row) =>
			String(Reflect.get(row, 'date_created_gmt')),
		);
		expect(between).toEqual({ count: 250, last: moments?.sort().at(-1) });
		await (await TableSync.open({ database, tables })).run();
		expect((await contents(database))['stats']).toEqual(earlyStats());
	});
});

describe('A comparison with the days that the shop has counted in its tables', () => {
	interface Counted {
		order_id: number;
		parent_id: number;
		status: string;
		date_paid: string | null;
		net_total: number;
	}

	it('finds equal days, rereads those where the store is wrong, and names those where the shop differs', async () => {
		shops.copy('early', 'counted');
		const { database, sync } = await shops.fill('counted');
		expect(await readState(database, 'proof')).toMatchObject({
			repaired: 0,
			differences: [],
			problem: null,
		});
		const counted = (early('stats', 'order_id') as Counted[]).filter(
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
		expect((await contents(database))['stats']).toEqual(earlyStats());

		shops.server.run(
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

describe('A database that cannot be read', () => {
	it.each([
		[
			'a wrong password',
			() => shops.tables('shop', { secret: 'wrong-secret' }),
			/name or password may be wrong/,
		],
		[
			'a database that is not there',
			() => shops.tables('nowhere', { user: 'root', secret: '' }),
			/There is no database nowhere/,
		],
		['one that the user may not see', () => shops.tables('mysql'), /GRANT SELECT ON `mysql`/],
		[
			'a wrong prefix',
			() => shops.tables('shop', { prefix: 'xx_' }),
			/no tables with the prefix xx_\. It has shops with these prefixes: --prefix wp_/,
		],
	])('leads to advice about %s', async (_, open, sentence) => {
		const error: unknown = await TableSync.open({
			database: await shops.store(),
			tables: open(),
		}).catch((problem: unknown) => problem);
		expect(String(error)).toMatch(sentence);
		expect(String(error)).not.toContain('wrong-secret');
		expect(Object(error).name).toBe('ShopError');
	});

	it('is not accepted as a shop without WooCommerce', async () => {
		shops.server.run('CREATE DATABASE blog; USE blog; CREATE TABLE wp_options (option_id INT)');
		const opening = TableSync.open({
			database: await shops.store(),
			tables: shops.tables('blog', { user: 'root', secret: '' }),
		});
		await expect(opening).rejects.toThrow('has no WooCommerce tables');
	});

	it('is never written to, even if the user may write', async () => {
		const tables = shops.tables('shop', { user: 'root', secret: '' });
		const before = shops.server.run('SELECT COUNT(*) FROM shop.wp_posts');
		await expect(tables.rows('DELETE FROM {posts}')).rejects.toThrow('rejected a query');
		expect(shops.server.run('SELECT COUNT(*) FROM shop.wp_posts')).toBe(before);
	});
});

describe('npm start -- --database', () => {
	it('fills a store and keeps the password only where the owner alone can read it', async () => {
		const written = { out: '', err: '' };
		const root = mkdtempSync(path.join(shops.folder, 'root-'));
		const socket = encodeURIComponent(shops.server.socket);
		const begin = (variables: NodeJS.ProcessEnv) =>
			start(['--database', `mysql://reader@localhost/early?socket=${socket}`, '--port', '0'], {
				root,
				folder: root,
				out: { write: (text) => (written.out += text) },
				err: { write: (text) => (written.err += text) },
				variables,
			});
		expect(await begin({ STORE_ANALYTICS_DATABASE_PASSWORD: 'wrong-secret' })).toBe('failed');
		expect(written.err).toMatch(/name or password may be wrong/);
		const file = path.join(root, '.store', 'localhost-early.duckdb');
		expect(existsSync(file)).toBe(false);
		const store = (await begin({ STORE_ANALYTICS_DATABASE_PASSWORD: PASSWORD })) as RunningStore;
		await store.stop();
		expect(statSync(`${file}.credentials`).mode & 0o777).toBe(0o600);
		expect(JSON.parse(readFileSync(`${file}.credentials`, 'utf8')).credentials.secret).toBe(
			PASSWORD,
		);
		// Once it is stored, nobody is asked again.
		const again = (await begin({})) as RunningStore;
		await again.stop();
		expect(`${written.out}${written.err}`).not.toContain(PASSWORD);
		expect(readFileSync(file).includes(PASSWORD)).toBe(false);
	});
});
