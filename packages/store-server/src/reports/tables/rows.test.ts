import { openDemoServer, type DemoServer, type Row } from '../../testing/demo-server';

const always = 'after=2020-01-01T00:00:00&before=2026-11-20T23:59:59';
let shop: DemoServer;
const reply = (request: string) => shop.reply(request);
const valuesOf = (request: string, field: string) => shop.valuesOf(request, field);

beforeAll(async () => {
	shop = await openDemoServer();
});

afterAll(() => shop.close());

describe('rows of Stock', () => {
	/** All that is listed, in pages. */
	async function listed(): Promise<Row[]> {
		const rows: Row[] = [];
		for (let page = 1; ; page++) {
			const { rows: more } = await reply(`stock?orderby=id&order=asc&per_page=100&page=${page}`);
			if (more.length === 0) return rows;
			rows.push(...more);
		}
	}
	const idsOf = (rows: readonly Row[]) => rows.map(({ id }) => id);
	const asked = (filter: string) =>
		valuesOf(`stock?orderby=id&order=asc&per_page=100&${filter}`, 'id');

	it('are those that are asked for by id or by product, or all but these', async () => {
		const all = await listed();
		const parents = [...new Set(all.map(({ parent_id }) => Number(parent_id)).filter(Boolean))];
		const [one, two] = [all[3]?.id, all[7]?.id];
		const [parent] = parents;
		const ofParent = all.filter(({ parent_id }) => parent_id === parent);
		expect(ofParent.length).toBeGreaterThan(1);
		expect(await asked(`include=${two},${one}`)).toEqual([one, two]);
		expect(await asked(`exclude=${one},${two}`)).toEqual(
			idsOf(all.filter(({ id }) => id !== one && id !== two)).slice(0, 100),
		);
		expect(await asked(`parent=${parent}`)).toEqual(idsOf(ofParent));
		expect(await asked(`parent_exclude=${parent}`)).toEqual(
			idsOf(all.filter(({ parent_id }) => parent_id !== parent)).slice(0, 100),
		);
	});

	it('are few in stock where that is asked for, by their own amount or the shop’s', async () => {
		const low = (await reply('stock?type=lowstock&orderby=id&order=asc&per_page=100')).rows;
		expect(low.length).toBeGreaterThan(0);
		expect(low.length).toBeLessThan((await listed()).length);
		for (const row of low) {
			expect(Number(row.stock_quantity)).toBeLessThanOrEqual(Number(row.low_stock_amount));
		}
	});

	it('are sorted by their numbers with no regard to case, variations that show that of their product first', async () => {
		const all = await listed();
		const variation = all.find(({ parent_id }) => Number(parent_id) > 0);
		const product = all.find(({ id }) => id === variation?.parent_id);
		const [one, other] = all.filter(({ id, parent_id }) => id !== product?.id && !parent_id);
		const numbers = [
			[variation?.id, 'M-5'],
			[one?.id, 'a-1'],
			[other?.id, 'B-2'],
			[product?.id, 'M-5'],
		];
		for (const [id, sku] of numbers) {
			await shop.database.run(`UPDATE products SET sku = '${sku}' WHERE id = ${id}`);
		}
		const ids = numbers.map(([id]) => id);
		const sorted = (order: string) =>
			valuesOf(`stock?include=${ids.join()}&orderby=sku&order=${order}`, 'id');
		expect(await sorted('asc')).toEqual(ids);
		expect(await sorted('desc')).toEqual([...ids].reverse());
	});

	it('are counted beyond the last page, too', async () => {
		const all = await listed();
		expect(await reply('stock?per_page=100&page=99')).toEqual({ rows: [], total: all.length });
	});
});

describe('rows of Downloads', () => {
	it('follow the names of their products in any case when sorted by these, and the days otherwise', async () => {
		const products = await shop.database.all<{ id: number; name: string }>(
			'SELECT id, name FROM products',
		);
		const names = new Map(products.map(({ id, name }) => [id, name.toLowerCase()]));
		const request = `downloads?${always}&per_page=100&order=asc`;
		const byProduct = await valuesOf(`${request}&orderby=product`, 'product_id');
		const shown = byProduct.map((id) => names.get(Number(id)) ?? '');
		expect(new Set(shown).size).toBeGreaterThan(1);
		expect(shown).toEqual([...shown].sort());
		await shop.database.run(`UPDATE products SET name = LOWER(name) WHERE id = ${byProduct[0]}`);
		expect(await valuesOf(`${request}&orderby=product`, 'product_id')).toEqual(byProduct);
		const ofFirst = async () => (await valuesOf(`${request}&orderby=product`, 'id')).slice(0, 2);
		const inTime = await ofFirst();
		expect(byProduct[1]).toBe(byProduct[0]);
		await shop.database.run(
			`UPDATE wc_download_log SET timestamp = timestamp - INTERVAL 100 DAY WHERE download_log_id = ${String(inTime[1])}`,
		);
		expect(await ofFirst()).toEqual([...inTime].reverse());
		const days = (await valuesOf(`${request}&orderby=date`, 'date')).map(String);
		expect(days).toEqual([...days].sort());
		expect(await valuesOf(`${request}&orderby=date`, 'product_id')).not.toEqual(byProduct);
	});
});

describe('rows of Coupons', () => {
	it('are there for each coupon that is asked for, also when it was not used', async () => {
		const [used] = await shop.database.all<{ id: number; orders: number }>(
			'SELECT coupon_id AS id, COUNT( DISTINCT order_id ) AS orders FROM wc_order_coupon_lookup GROUP BY 1 ORDER BY 2 DESC LIMIT 1',
		);
		const [unused] = await shop.database.all<{ id: number }>(
			'INSERT INTO coupons SELECT * REPLACE ( 999999 AS id ) FROM coupons LIMIT 1 RETURNING id',
		);
		const ids = [used?.id ?? 0, unused?.id ?? 0];
		const { rows } = await reply(
			`coupons?${always}&orderby=coupon_id&order=asc&coupons=${ids.join()}`,
		);
		expect(rows.map(({ coupon_id, orders_count }) => [coupon_id, orders_count])).toEqual([
			[used?.id, expect.any(Number)],
			[unused?.id, 0],
		]);
		expect(rows[0]?.orders_count).toBeGreaterThan(0);
		const all = await valuesOf(`coupons?${always}&per_page=100`, 'coupon_id');
		expect(all).not.toContain(unused?.id);
	});

	it('that are asked for twice are there once, and all on one page', async () => {
		const [one, other] = await valuesOf(
			`coupons?${always}&orderby=coupon_id&order=asc`,
			'coupon_id',
		);
		const twice = [one, other, one, other].join();
		expect(
			await valuesOf(
				`coupons?${always}&orderby=coupon_id&order=asc&per_page=1&coupons=${twice}`,
				'coupon_id',
			),
		).toEqual([one, other]);
	});

	it('are sorted by their codes with no regard to case and accents, those of no code last', async () => {
		const codes = ['Äpfel', 'apfelmus', 'Birne', 'zimt'];
		const ids = (await valuesOf(`coupons?${always}&orderby=coupon_id&order=asc`, 'coupon_id'))
			.map(Number)
			.slice(0, 5);
		for (const [place, id] of ids.entries()) {
			const code = codes[place];
			await shop.database.run(
				code === undefined
					? `UPDATE coupons SET status = 'deleted' WHERE id = ${id}`
					: `UPDATE coupons SET code = '${code}' WHERE id = ${id}`,
			);
		}
		const sorted = (order: string) =>
			valuesOf(`coupons?${always}&orderby=code&order=${order}&coupons=${ids.join()}`, 'coupon_id');
		expect(await sorted('asc')).toEqual(ids);
		expect(await sorted('desc')).toEqual([...ids.slice(0, 4).reverse(), ids[4]]);
	});
});

describe('rows of Orders', () => {
	it('have the dates of the shop for `date_type`, as in WooCommerce, and other dates for `dated_by`', async () => {
		const idsOf = (query: string) =>
			valuesOf(`orders?${always}&orderby=date&per_page=1&status_is_not=trash${query}`, 'order_id');
		const unpaid = await shop.database.all<{ order_id: number }>(
			`SELECT order_id FROM wc_order_stats WHERE date_paid IS NULL ORDER BY date_created DESC LIMIT 1`,
		);
		const [id] = unpaid.map(({ order_id }) => order_id);
		expect(id).toBeGreaterThan(0);
		const only = `&order_includes=${id}`;
		expect(await idsOf(only)).toEqual([]);
		expect(await idsOf(`${only}&date_type=date_created`)).toEqual([]);
		expect(await idsOf(`${only}&dated_by=date_created`)).toEqual([id]);
	});

	it('of the same moment follow the direction by their id, and of the same sum do not', async () => {
		const [, ...same] = await shop.database.all<{ order_id: number }>(
			`SELECT order_id FROM wc_order_stats WHERE parent_id = 0 AND status = 'wc-completed' ORDER BY order_id DESC LIMIT 5`,
		);
		const ids = same.map(({ order_id }) => order_id).sort((one, other) => one - other);
		await shop.database.run(
			`UPDATE wc_order_stats SET date_created = '2026-06-01 12:00:00', date_paid = '2026-06-01 12:00:00',
				date_completed = '2026-06-01 12:00:00', net_total = CASE order_id WHEN ${ids[0]} THEN 99 ELSE 77 END WHERE order_id IN (${ids.join()})`,
		);
		const sorted = (by: string) =>
			valuesOf(`orders?${always}&order_includes=${ids.join()}&${by}`, 'order_id');
		expect(await sorted('orderby=date&order=asc')).toEqual(ids);
		expect(await sorted('orderby=date&order=desc')).toEqual([...ids].reverse());
		const [greatest, ...equal] = ids;
		expect(await sorted('orderby=net_total&order=asc')).toEqual([...equal, greatest]);
		expect(await sorted('orderby=net_total&order=desc')).toEqual([greatest, ...equal]);
	});

	it('say what was bought, with which coupons, by whom and from where, as far as that is known', async () => {
		const [order] = await shop.database.all<{ id: number; customer: number }>(
			`SELECT s.order_id AS id, s.customer_id AS customer FROM wc_order_stats s
				JOIN wc_order_coupon_lookup c ON c.order_id = s.order_id
				JOIN wc_order_product_lookup l ON l.order_id = s.order_id
				WHERE s.status = 'wc-completed' GROUP BY 1, 2 HAVING COUNT( DISTINCT l.order_item_id ) > 1 ORDER BY 1 LIMIT 1`,
		);
		const id = order?.id ?? 0;
		const lines = await shop.database.all<{
			product_id: number;
			variation_id: number;
			product_qty: number;
		}>(
			'SELECT product_id, variation_id, product_qty FROM wc_order_product_lookup WHERE order_id = $1 ORDER BY order_item_id',
			[id],
		);
		const coupons = await shop.database.all<{ id: number; code: string }>(
			`SELECT c.id, c.code FROM wc_order_coupon_lookup l JOIN coupons c ON c.id = l.coupon_id
				WHERE l.order_id = $1 ORDER BY 1`,
			[id],
		);
		const request = `orders?${always}&order_includes=${id}&extended_info=true`;
		const [before] = await valuesOf(request, 'extended_info');
		expect(before).toMatchObject({
			products: lines.map((line) => ({
				id: String(line.variation_id || line.product_id),
				quantity: String(line.product_qty),
			})),
			coupons: coupons.map((coupon) => ({ id: String(coupon.id), code: coupon.code })),
			customer: { customer_id: order?.customer },
		});
		await shop.database.run('DELETE FROM orders WHERE id = $1', [id]);
		await shop.database.run('DELETE FROM wc_customer_lookup WHERE customer_id = $1', [
			order?.customer ?? 0,
		]);
		const [after] = await valuesOf(request, 'extended_info');
		expect(after).toMatchObject({ customer: [], attribution: { origin: 'Unknown' } });
	});
});
