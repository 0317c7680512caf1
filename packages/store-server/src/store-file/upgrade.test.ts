import { DuckDBInstance } from '@duckdb/node-api';
import { unzipSync } from 'fflate';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createStoreServer } from '../server/server';
import { SCHEMA_VERSION } from '../schema/schema';
import { readState } from '../sync/state/sync-state';
import { readOrderDimensions } from '../documents/read/order-dimensions';
import { openDatabase } from './open';
import type { StoreFile } from '../database/store-database';

const fixtures = path.resolve(import.meta.dirname, '../../../../tests/fixtures');
const now = new Date('2026-11-20T17:00:00Z');
const token = 'the-token-of-this-test';
let folder = '';
let file = '';
beforeEach(() => {
	folder = mkdtempSync(path.join(tmpdir(), 'store-analytics-upgrade-'));
	file = path.join(folder, 'shop.duckdb');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

type OldStore = '3-first' | '3-last' | '4' | '5' | '6' | '7' | '8';

/**
 * Puts a store there that an older version wrote, after settings, a preference and a message were changed by its REST; resolves to its
 * bytes and to its responses of then. `3-first`: the first that wrote this version of the tables; the others are the last, following a shop.
 */
function oldStore(name: OldStore) {
	const zip = unzipSync(readFileSync(path.join(fixtures, `store-version-${name}.zip`)));
	const bytes = Buffer.from(zip['store.duckdb'] ?? []);
	const replies: unknown = JSON.parse(Buffer.from(zip['replies.json'] ?? []).toString());
	writeFileSync(file, bytes);
	return { bytes, replies: Object.entries(Object(replies) as Record<string, object>) };
}

/** Changes the file as no version does. */
async function edit(statement: string) {
	const instance = await DuckDBInstance.create(file);
	const connection = await instance.connect();
	await connection.run(statement);
	connection.closeSync();
	instance.closeSync();
}

/** What each table is made of. */
async function shape(database: StoreFile) {
	const columns = await database.all(
		`SELECT table_name, column_name, data_type, is_nullable, column_default FROM duckdb_columns()
			WHERE schema_name = 'main' AND NOT internal ORDER BY table_name, column_index`,
	);
	const keys = await database.all(
		`SELECT table_name, constraint_column_names::VARCHAR AS columns FROM duckdb_constraints()
			WHERE constraint_type = 'PRIMARY KEY' ORDER BY table_name`,
	);
	return { columns, keys };
}

describe.each(['3-first', '3-last', '4', '5', '6', '7', '8'] as const)(
	'a store of version %s',
	(name) => {
		const version = Number(name[0]);
		it('responds as it did, with all that was set in it, and has the tables of a new one', async () => {
			const { bytes, replies } = oldStore(name);
			const database = await openDatabase(file);
			const kept = `${file}.version-${version}`;
			expect(database.upgraded).toEqual({ from: version, kept });
			expect(readFileSync(kept).equals(bytes)).toBe(true);
			expect(readdirSync(folder).sort()).toEqual(['shop.duckdb', `shop.duckdb.version-${version}`]);
			const server = await createStoreServer({ context: { database, now: () => now }, token });
			expect(replies.length).toBeGreaterThan(5);
			for (const [url, before] of replies) {
				const headers = { authorization: `Bearer ${token}` };
				const reply = await server.inject({ url: `/wp-json${url}`, headers });
				expect([url, reply.json()]).toMatchObject([url, before]);
			}
			await server.close();
			expect(await database.all('SELECT DISTINCT date_type FROM line_days')).toHaveLength(3);
			expect(await database.all('SELECT DISTINCT date_type FROM customer_days')).toHaveLength(3);
			expect(await database.all('SELECT * FROM category_days')).not.toHaveLength(0);
			expect(await database.all('SELECT * FROM download_days')).not.toHaveLength(0);
			// Each tax has the rate and the code of its order; what was taxed is not known.
			expect(
				await database.all(
					`SELECT count(c.id) > 0 AS some, count(*) - count(c.id) AS lost, count(l.taxable_amount) AS bases
					FROM wc_order_tax_lookup l LEFT JOIN tax_codes c ON c.id = l.tax_code_id AND c.rate_id = l.rate_id`,
				),
			).toEqual([{ some: true, lost: 0, bases: version < 8 ? 0 : expect.any(Number) }]);
			expect(
				await database.all(
					`SELECT count(*) AS other FROM wc_order_tax_lookup l JOIN tax_codes c ON c.id = l.tax_code_id
					WHERE NOT EXISTS (FROM order_items i WHERE i.order_item_type = 'tax' AND i.rate_id = c.rate_id
						AND i.code = c.code AND i.rate_percent = c.rate
						AND i.order_id = CASE l.parent_id WHEN 0 THEN l.order_id ELSE l.parent_id END)`,
				),
			).toEqual([{ other: 0 }]);
			// Each tax is at the place of its rate; of several in one country, what was taxed is not known.
			expect(
				await database.all(
					`SELECT count(*) AS other FROM wc_order_tax_lookup l JOIN tax_codes c ON c.id = l.tax_code_id
					WHERE c.country <> '' AND (l.taxed_country <> c.country OR l.taxed_state <> c.state)
						OR l.country_base IS DISTINCT FROM l.state_base
						OR l.country_base <> l.taxable_amount`,
				),
			).toEqual([{ other: 0 }]);
			const fresh = await openDatabase(':memory:');
			expect(await shape(database)).toEqual(await shape(fresh));
			expect(await readState(database, 'shop')).toBe(
				name !== '3-first' ? 'https://shop.example' : null,
			);
			expect(await readState(database, 'changes')).toEqual(
				name !== '3-first' ? { since: '2026-11-20T16:59:00' } : null,
			);
			expect(await database.all('SELECT email FROM known_customers')).toHaveLength(
				name !== '3-first' ? 1 : 0,
			);
			await database.close();
			await fresh.close();
			const again = await openDatabase(file);
			expect(again.upgraded).toBe(null);
			await again.close();
		});
	},
);

describe('a store of version 8', () => {
	it('gets what its orders say of themselves from their documents, for their refunds, too', async () => {
		oldStore('8');
		const visit = [
			['session_entry', 'https://shop.example/tea/?utm_source=mail#top'],
			['referrer', 'https://www.Search.example/find?q=tea'],
		].map(([field, value]) => ({ key: `_wc_order_attribution_${field}`, value }));
		const before = '"meta_data":[';
		await edit(
			`UPDATE orders SET body = replace(body, '${before}{', '${before}${JSON.stringify(visit).slice(1, -1)},{')
				WHERE id % 2 = 0`,
		);
		const database = await openDatabase(file);
		const rows = await database.all<{ body: string; parent_id: number } & Record<string, unknown>>(
			`SELECT s.*, o.body FROM wc_order_stats s
				JOIN orders o ON o.id = CASE s.parent_id WHEN 0 THEN s.order_id ELSE s.parent_id END`,
		);
		expect(rows.filter(({ parent_id }) => parent_id !== 0).length).toBeGreaterThan(0);
		for (const { body, ...row } of rows) {
			const order = JSON.parse(body) as { coupon_lines: unknown[] } & Record<string, unknown>;
			const hasCoupon = order.coupon_lines.length > 0;
			expect(row).toMatchObject({ ...readOrderDimensions(order), has_coupon: hasCoupon });
		}
		expect(new Set(rows.map((row) => row['has_coupon']))).toEqual(new Set([true, false]));
		expect(new Set(rows.map(({ campaign }) => campaign)).size).toBeGreaterThan(1);
		const visited = rows.map((row) => `${row['referrer']} ${row['landing_page']}`);
		expect(new Set(visited)).toEqual(new Set(['search.example /tea/', 'news.example.org ', ' ']));
		const wrong = await database.all(
			`SELECT s.order_id FROM wc_order_stats s LEFT JOIN refunds r ON r.id = s.order_id
				LEFT JOIN orders o ON o.id = r.parent_id
				WHERE s.refund_reason IS DISTINCT FROM r.reason OR s.refunded_by IS DISTINCT FROM r.refunded_by
				OR s.days_to_refund IS DISTINCT FROM date_diff('day', o.date_created, r.date_created)`,
		);
		expect(wrong).toEqual([]);
		await database.close();
	});

	it('gets options and tax classes of lines from documents, and counts the orders of each customer', async () => {
		oldStore('8');
		await edit(
			`UPDATE orders SET body = replace(body, '"tax_class":""', '"tax_class":"zero"') WHERE id % 3 = 0`,
		);
		await edit(`INSERT INTO order_item_meta SELECT order_item_id, order_id, 'pa_size', 'huge', 'Size', 'Huge' FROM order_items
			WHERE order_item_type = 'line_item' AND order_id IN (SELECT id FROM orders WHERE id % 2 = 0)`);
		await edit(
			`UPDATE products SET body = json_merge_patch(body, '{"tags":[{"id":5,"name":"Tea &amp; more"}]}') WHERE type = 'simple'`,
		);
		const database = await openDatabase(file);
		const lines = await database.all<Record<string, string>>(
			`SELECT l.order_item_id AS id, l.tax_class, l.attributes, o.body, o.id % 2 AS odd FROM wc_order_product_lookup l
				JOIN orders o ON o.id = l.order_id WHERE l.parent_id = 0`,
		);
		for (const { id, tax_class, attributes, body, odd } of lines) {
			const { line_items: all } = JSON.parse(body ?? '') as {
				line_items: { id: number; tax_class: string }[];
			};
			const own = all.find((line) => line.id === Number(id));
			expect([id, tax_class]).toEqual([id, own?.tax_class || 'standard']);
			expect(attributes?.includes('pa_size:huge')).toBe(Number(odd) === 0);
		}
		expect(new Set(lines.map(({ tax_class }) => tax_class)).size).toBeGreaterThan(1);
		const returned = await database.all(
			`SELECT l.order_id FROM wc_order_product_lookup l JOIN wc_order_product_lookup o ON o.order_id = l.parent_id
				AND o.product_id = l.product_id AND o.variation_id = l.variation_id WHERE l.tax_class = o.tax_class`,
		);
		expect(returned.length).toBeGreaterThan(0);
		const terms = await database.all('SELECT DISTINCT taxonomy, term_id, name FROM product_terms');
		expect(terms).toEqual([{ taxonomy: 'product_tag', term_id: 5, name: 'Tea & more' }]);
		const numbered = await database.all<{
			customer_id: number;
			order_number: number;
			returning: number;
		}>(
			`SELECT customer_id, order_number, returning_customer AS returning FROM wc_order_stats
				WHERE parent_id = 0 AND status NOT IN ('wc-pending', 'wc-failed', 'wc-cancelled')
				ORDER BY date_created, order_id`,
		);
		const first = numbered.filter(({ order_number }) => order_number === 1);
		expect(first.length).toBeGreaterThan(1);
		for (const { order_number, returning } of numbered) {
			expect([order_number === 1, returning]).toEqual([returning === 0, returning]);
		}
		await database.close();
	});
});

describe('a store of version 15', () => {
	it('says of each new customer who ordered again in a status that counts', async () => {
		oldStore('8');
		await (await openDatabase(file)).close();
		await edit('ALTER TABLE wc_order_stats DROP COLUMN came_back');
		await edit("UPDATE store_meta SET value = '15' WHERE key = 'schema_version'");
		const database = await openDatabase(file);
		const orders = await database.all<Record<'customer' | 'returning', number>>(
			`SELECT customer_id AS customer, returning_customer AS returning FROM wc_order_stats
				WHERE parent_id = 0 AND status NOT IN ('wc-pending', 'wc-failed', 'wc-cancelled')`,
		);
		const customersOf = (returning: number) =>
			orders.flatMap((one) => (one.returning === returning ? [one.customer] : []));
		const again = new Set(customersOf(1));
		const expected = customersOf(0).filter((customer) => again.has(customer));
		const back = await database.all<{ customer: number }>(
			'SELECT customer_id AS customer FROM wc_order_stats WHERE came_back',
		);
		expect(expected.length).toBeGreaterThan(0);
		expect(back.map(({ customer }) => customer).sort()).toEqual(expected.sort());
		await database.close();
	});
});

describe('an upgrade', () => {
	it('that fails leaves the file as it was, and says what to do', async () => {
		oldStore('3-first');
		// What no version has written: a table that a migration changes is not there.
		await edit('DROP TABLE wc_order_tax_lookup');
		const before = readFileSync(file);
		await expect(openDatabase(file)).rejects.toThrow(
			/shop\.duckdb was made by an older version .* cannot be brought up to date; it is as it was\. Open it with the version that made it, or name another file with --db\.$/,
		);
		expect(readdirSync(folder)).toEqual(['shop.duckdb']);
		expect(readFileSync(file).equals(before)).toBe(true);
	});

	it('overwrites no file that was kept before', async () => {
		oldStore('3-first');
		writeFileSync(`${file}.version-3`, 'kept before');
		const database = await openDatabase(file);
		expect(database.upgraded?.kept).toBe(`${file}.version-3-2`);
		await database.close();
		expect(readFileSync(`${file}.version-3`, 'utf8')).toBe('kept before');
	});
});

describe('a store of another version', () => {
	it.each([
		[SCHEMA_VERSION + 1, /was made by a newer version of Store Analytics; update the program, or/],
		[2, /was made by a version of Store Analytics that is too old; import the shop again, or/],
	])('(%i) is refused with what to do, and not touched', async (version, sentence) => {
		const database = await openDatabase(file);
		await database.run("UPDATE store_meta SET value = ? WHERE key = 'schema_version'", [
			String(version),
		]);
		await database.close();
		const before = readFileSync(file);
		await expect(openDatabase(file)).rejects.toThrow(sentence);
		expect(readFileSync(file).equals(before)).toBe(true);
		expect(readdirSync(folder)).toEqual(['shop.duckdb']);
	});
});
