import { forgetDays, sumAllDays } from '../../day-sums/sum-days';
import { openDemoServer, type DemoServer } from '../../testing/demo-server';

const always = 'after=2020-01-01T00:00:00&before=2026-11-20T23:59:59&per_page=100';
let shop: DemoServer;

beforeAll(async () => {
	shop = await openDemoServer();
});

afterAll(() => shop.close());

type Info = Readonly<Record<string, unknown>>;

/** What is shown of some products or variations, in the order of the ids. */
async function infoOf(report: 'products' | 'variations', ids: readonly number[]): Promise<Info[]> {
	const { rows } = await shop.reply(
		`${report}?${always}&${report}=${ids.join()}&extended_info=true`,
	);
	const id = report === 'products' ? 'product_id' : 'variation_id';
	const infos = new Map(rows.map((row) => [row[id], row['extended_info'] as Info]));
	return ids.map((wanted) => infos.get(wanted) ?? {});
}

/** Copies a product under another id, and changes some of its columns. */
async function copyProduct(from: number, changes: Readonly<Record<string, string>>): Promise<void> {
	const replaced = Object.entries(changes).map(([column, value]) => `${value} AS ${column}`);
	await shop.database.run(
		`INSERT INTO products SELECT * REPLACE (${replaced.join()}) FROM products WHERE id = ${from}`,
	);
}

async function idOf(condition: string): Promise<number> {
	const [found] = await shop.database.all<{ id: number }>(
		`SELECT id FROM products WHERE ${condition} ORDER BY id LIMIT 1`,
	);
	return found?.id ?? 0;
}

describe('rows of Products', () => {
	it('show the picture of a product as markup that its address cannot break, and none without one', async () => {
		const from = await idOf('parent_id = 0');
		await copyProduct(from, {
			id: '820001',
			image_src: `'https://shop.example/a"b&c.jpg'`,
		});
		await copyProduct(from, { id: '820002', image_src: 'NULL' });
		const [shown, none] = await infoOf('products', [820_001, 820_002]);
		expect(shown?.['image']).toBe(
			'<img width="300" height="300" src="https://shop.example/a&#34;b&#38;c.jpg" class="attachment-woocommerce_thumbnail size-woocommerce_thumbnail" alt="" decoding="async" loading="lazy" />',
		);
		expect(none?.['image']).toBe('');
	});

	it('name the variations in the order of their menu, and none that is in the bin', async () => {
		const variation = await idOf('parent_id > 0');
		const product = 800_000;
		await copyProduct(await idOf(`id = (SELECT parent_id FROM products WHERE id = ${variation})`), {
			id: String(product),
		});
		const children: [number, number, string][] = [
			[800_001, 3, 'publish'],
			[800_002, 1, 'publish'],
			[800_003, 2, 'trash'],
			[800_004, 2, 'private'],
		];
		for (const [id, place, status] of children) {
			await copyProduct(variation, {
				id: String(id),
				parent_id: String(product),
				menu_order: String(place),
				status: `'${status}'`,
			});
		}
		const [info] = await infoOf('products', [product]);
		expect(info?.['variations']).toEqual([800_002, 800_004, 800_001]);
	});

	it('are sorted by the variations that they name', async () => {
		const from = await idOf('parent_id = 0');
		const products = { 800_040: ['publish', 'trash', 'trash'], 800_050: ['publish', 'private'] };
		for (const [id, statuses] of Object.entries(products)) {
			await copyProduct(from, { id });
			for (const [at, status] of statuses.entries()) {
				await copyProduct(from, {
					id: `${id} + ${at + 1}`,
					parent_id: id,
					status: `'${status}'`,
				});
			}
		}
		const sorted = (order: string) =>
			shop.valuesOf(
				`products?${always}&products=800040,800050&orderby=variations&order=${order}`,
				'product_id',
			);
		expect(await sorted('asc')).toEqual([800_040, 800_050]);
		expect(await sorted('desc')).toEqual([800_050, 800_040]);
	});

	it('name the categories in the order of their names, and none that is gone', async () => {
		const product = 800_010;
		await copyProduct(await idOf('parent_id = 0'), { id: String(product) });
		for (const [id, name] of Object.entries({
			700_001: 'Zinc',
			700_002: 'älter',
			700_003: 'Bell',
		})) {
			await shop.database.run(
				`INSERT INTO categories SELECT * REPLACE (${id} AS id, '${name}' AS name) FROM categories LIMIT 1`,
			);
			await shop.database.run('INSERT INTO product_categories VALUES (?, ?)', [
				product,
				Number(id),
			]);
		}
		await shop.database.run('INSERT INTO product_categories VALUES (?, ?)', [product, 700_009]);
		const [info] = await infoOf('products', [product]);
		expect(info?.['category_ids']).toEqual([700_002, 700_003, 700_001]);
	});

	it('are low in stock by the shop’s amount where they have none of their own', async () => {
		await shop.database.run(
			`INSERT INTO options (name, value) VALUES ('woocommerce_notify_low_stock_amount', '"9"')
				ON CONFLICT (name) DO UPDATE SET value = excluded.value`,
		);
		const from = await idOf('parent_id = 0');
		await copyProduct(from, { id: '800_020', low_stock_amount: 'NULL' });
		await copyProduct(from, { id: '800_021', low_stock_amount: '4' });
		const infos = await infoOf('products', [800_020, 800_021]);
		expect(infos.map((info) => info['low_stock_amount'])).toEqual([9, 4]);
	});

	it('that are gone are told by the name of their last sale, and by nothing else without one', async () => {
		for (const [line, name] of Object.entries({ 9_000_001: 'Old name', 9_000_002: 'Last name' })) {
			await shop.database.run(
				`INSERT INTO order_items SELECT * REPLACE (800_030 AS product_id, 0 AS variation_id,
					${line} AS order_item_id, '${name}' AS order_item_name) FROM order_items LIMIT 1`,
			);
		}
		expect(await infoOf('products', [800_030, 800_031])).toEqual([
			{ name: 'Last name (Deleted)' },
			{ name: '(Deleted)' },
		]);
	});
});

describe('rows of Variations', () => {
	it('that share the number of their product are sorted as those without one', async () => {
		const product = 810_000;
		const from = await idOf('parent_id = 0');
		await copyProduct(from, { id: String(product), sku: `'MIDDLE'` });
		const numbers: [number, string][] = [
			[810_001, 'ALPHA'],
			[810_002, 'MIDDLE'],
			[810_003, 'ZULU'],
		];
		for (const [id, sku] of numbers) {
			await copyProduct(from, { id: String(id), parent_id: String(product), sku: `'${sku}'` });
		}
		const sorted = (order: string) =>
			shop.valuesOf(
				`variations?${always}&variations=810001,810002,810003&orderby=sku&order=${order}`,
				'variation_id',
			);
		expect(await sorted('asc')).toEqual([810_002, 810_001, 810_003]);
		expect(await sorted('desc')).toEqual([810_003, 810_001, 810_002]);
	});

	it('of which nothing was sold name their product, and their attributes in the order of the product', async () => {
		await copyProduct(await idOf('parent_id > 0'), { id: '810_010', parent_id: '810_000' });
		const options: [number, string, string][] = [
			[1, 'pa_size', 'A'],
			[0, 'pa_color', 'Z'],
		];
		for (const [position, slug, option] of options) {
			await shop.database.run(
				`INSERT INTO variation_attributes SELECT * REPLACE (810_010 AS variation_id, ${position} AS position,
					'${slug}' AS slug, '${option}' AS option) FROM variation_attributes LIMIT 1`,
			);
		}
		const { rows } = await shop.reply(`variations?${always}&variations=810010&extended_info=true`);
		expect(rows).toMatchObject([{ product_id: 810_000, variation_id: 810_010, items_sold: 0 }]);
		const [info] = rows.map((row) => row['extended_info'] as Info);
		expect(info?.['attributes']).toMatchObject([
			{ name: 'color', option: 'Z' },
			{ name: 'size', option: 'A' },
		]);
	});
});

describe('rows of Categories', () => {
	it('count an order once, however many of its products are of the category, and no refund', async () => {
		// As many again, with numbers 4,096 further: orders are counted in blocks of so many.
		for (const table of ['wc_order_stats', 'wc_order_product_lookup']) {
			await shop.database.run(
				`INSERT INTO ${table} SELECT * REPLACE (order_id + 4096 AS order_id) FROM ${table} WHERE order_id < 4096`,
			);
		}
		const expected = await shop.database.all<{ id: number; orders: number }>(
			`SELECT pc.category_id AS id, COUNT(DISTINCT s.order_id) AS orders
				FROM wc_order_product_lookup l JOIN wc_order_stats s USING (order_id)
				JOIN product_categories pc ON pc.product_id = l.product_id
				WHERE s.parent_id = 0 AND s.status NOT IN ('wc-pending', 'wc-failed', 'wc-cancelled', 'wc-auto-draft', 'wc-trash', 'wc-checkout-draft')
				GROUP BY 1 ORDER BY 1`,
		);
		for (const count of [sumAllDays, forgetDays]) {
			await count(shop.database);
			const { rows } = await shop.reply(`categories?${always}&orderby=category_id&order=asc`);
			expect(rows.map((row) => ({ id: row['category_id'], orders: row['orders_count'] }))).toEqual(
				expected,
			);
		}
	});
});
