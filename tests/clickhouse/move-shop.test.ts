import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createDemoShop, moveShop } from '@store-analytics/store-server';
import { askEngine } from './support/ask-engine';
import { engineOfRun } from './support/engine-of-run';
import { shopContents } from './support/shop-contents';
import { startStore } from './support/started-store';

const engine = `${engineOfRun()}/moved`;
let folder: string;
let file: string;

beforeAll(async () => {
	folder = mkdtempSync(path.join(tmpdir(), 'store-analytics-move-'));
	file = path.join(folder, 'shop.duckdb');
	await createDemoShop({ file, orders: 120, now: new Date('2026-11-20T17:00:00Z') });
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function move(...words: string[]) {
	const written = { out: '', err: '' };
	const code = await moveShop(['--engine', engine, '--db', file, ...words], {
		root: folder,
		folder,
		out: { write: (text) => (written.out += text) },
		err: { write: (text) => (written.err += text) },
	});
	return { code, ...written };
}

const rowsThere = () =>
	askEngine(
		engineOfRun(),
		'SELECT count() FROM moved.wc_order_product_lookup_v FINAL FORMAT TabSeparated',
	);

describe('npm run move-shop', () => {
	it('moves a shop to ClickHouse and back without loss', async () => {
		const before = await shopContents(file);
		const there = await move();
		expect(there).toMatchObject({ code: 0, err: '' });
		expect(there.out).toMatch(/shop\.duckdb is in ClickHouse at .* rows, the same in both/);
		expect(Number(await rowsThere())).toBe(before['wc_order_product_lookup']?.length);
		expect(await shopContents(file)).toEqual(before);

		const store = await startStore(folder, '--db', file, '--engine', engine);
		const [product] = before['products'] as { id: number }[];
		const changed = await store.ask(`/wc-analytics/products/${product?.id}`, {
			stock_quantity: 33,
			manage_stock: true,
		});
		expect(changed.status).toBe(200);
		await store.stop();

		const after = await shopContents(file);
		const back = await move('--back');
		expect(back).toMatchObject({ code: 0, err: '' });
		expect(await rowsThere()).toBe('0');
		expect(await shopContents(file)).toEqual(after);
		expect(after['products']).toContainEqual(
			expect.objectContaining({ id: product?.id, stock_quantity: 33 }),
		);
	});

	it('reports if ClickHouse contains something else, and switches nothing', async () => {
		await move();
		await askEngine(engineOfRun(), 'DELETE FROM moved.wc_order_stats_v WHERE parent_id <> 0');
		const { code, err } = await move('--back');
		expect(code).toBe(1);
		expect(err).toMatch(/^wc_order_stats differs in total \(\d+ in the file, \d+ in ClickHouse\)/);
		expect(Number(await rowsThere())).toBeGreaterThan(100);
	});

	it.each([[[]], [['--cluster', 'shops']]])(
		'prints statements that ClickHouse accepts: --tables %s',
		async (words: string[]) => {
			const { out } = await move('--tables', ...words);
			const statements = out.trim().replace(/;$/, '').split(';\n\n');
			expect(statements.length).toBeGreaterThan(30);
			for (const statement of statements) {
				expect(await askEngine(engineOfRun(), `EXPLAIN AST ${statement}`)).toMatch(/^Create/);
			}
			const isOnCluster = words.length > 0;
			const onCluster = statements.filter((text) => text.includes(" ON CLUSTER 'shops'"));
			expect(onCluster).toHaveLength(isOnCluster ? statements.length : 0);
			const kind = isOnCluster
				? `ReplicatedReplacingMergeTree('/clickhouse/tables/{shard}/{database}/{table}', '{replica}', version)`
				: 'ReplacingMergeTree(version)';
			expect(out).toContain(
				`) ENGINE = ${kind} ORDER BY (shop, "date_created", "order_id", copy);`,
			);
		},
	);
});
