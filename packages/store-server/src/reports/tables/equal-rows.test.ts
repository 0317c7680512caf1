import { openDemoServer, type DemoServer } from '../../testing/demo-server';

const always = 'after=2020-01-01T00:00:00&before=2026-11-20T23:59:59&per_page=100';
let shop: DemoServer;

beforeAll(async () => {
	shop = await openDemoServer();
});

afterAll(() => shop.close());

const run = (statement: string) => shop.database.run(statement);

/** Ids of some listed products, the lowest first. */
async function products(count: number): Promise<number[]> {
	const found = await shop.database.all<{ id: number }>(
		`SELECT id FROM products WHERE parent_id = 0 AND status = 'publish' ORDER BY id LIMIT ${count}`,
	);
	return found.map(({ id }) => id);
}

describe('rows of Stock that are equal in what they are sorted by', () => {
	it('follow the direction by their ids for quantity and SKU, and do not for status, date and title', async () => {
		const ids = await products(3);
		await run(
			`UPDATE products SET name = 'Same', sku = 'same', stock_quantity = 5, manage_stock = 'yes', stock_status = 'instock',
				date_created = '2026-06-01 12:00:00' WHERE id IN (${ids.join()})`,
		);
		const sorted = (orderby: string, order: string) =>
			shop.valuesOf(`stock?include=${ids.join()}&orderby=${orderby}&order=${order}`, 'id');
		const backwards = [...ids].reverse();
		for (const by of ['stock_quantity', 'sku']) {
			expect([by, await sorted(by, 'asc')]).toEqual([by, ids]);
			expect([by, await sorted(by, 'desc')]).toEqual([by, backwards]);
		}
		for (const by of ['stock_status', 'date', 'title']) {
			expect([by, await sorted(by, 'asc')]).toEqual([by, ids]);
			expect([by, await sorted(by, 'desc')]).toEqual([by, ids]);
		}
		expect(await sorted('id', 'desc')).toEqual(backwards);
	});
});

describe('rows of Stock', () => {
	it('of one status follow their quantity, those that are not counted or share it before all others', async () => {
		const ids = await products(4);
		const [few = 0, many = 0, uncounted = 0, shared = 0] = ids;
		const [first, second] = [uncounted, shared].sort((one, other) => one - other);
		await run(`UPDATE products SET stock_status = 'instock', manage_stock = 'yes',
			stock_quantity = CASE id WHEN ${few} THEN 2 WHEN ${many} THEN 9 WHEN ${shared} THEN 5 END WHERE id IN (${ids.join()})`);
		await run(`UPDATE products SET manage_stock = 'parent' WHERE id = ${shared}`);
		const sorted = (by: string) =>
			shop.valuesOf(`stock?include=${ids.join()}&orderby=${by}&order=asc`, 'id');
		expect(await sorted('stock_status')).toEqual([first, second, few, many]);
		expect(await sorted('stock_quantity')).toEqual([first, second, few, many]);
	});

	it('follow their dates and their titles with no regard to case, and are found by a part of their title', async () => {
		const ids = await products(3);
		const [one = 0, two = 0, three = 0] = ids;
		await run(`UPDATE products SET name = CASE id WHEN ${one} THEN 'birch Zebrawood' WHEN ${two} THEN 'Cedar' ELSE 'Ash' END, sku = 'zebrawood' || id,
			date_created = CASE id WHEN ${one} THEN '2026-06-03 12:00:00' WHEN ${two} THEN '2026-06-01 12:00:00' ELSE '2026-06-02 12:00:00' END::TIMESTAMP
			WHERE id IN (${ids.join()})`);
		const sorted = (by: string) =>
			shop.valuesOf(`stock?include=${ids.join()}&orderby=${by}&order=asc`, 'id');
		expect(await sorted('title')).toEqual([three, one, two]);
		expect(await sorted('date')).toEqual([two, three, one]);
		expect(await shop.valuesOf('stock?search=zebraWOOD', 'id')).toEqual([one]);
	});

	it('are of the status that is asked for, and no draft is among them', async () => {
		const [first = 0, second = 0] = await products(2);
		await run(`UPDATE products SET stock_status = 'onbackorder' WHERE id IN (${first}, ${second})`);
		await run(`UPDATE products SET status = 'draft' WHERE id = ${first}`);
		const asked = `stock?include=${first},${second}`;
		expect(await shop.valuesOf(`${asked}&type=onbackorder`, 'id')).toEqual([second]);
		expect(await shop.valuesOf(`${asked}&type=outofstock`, 'id')).toEqual([]);
		expect(await shop.valuesOf(asked, 'id')).toEqual([second]);
	});
});

describe('rows of Taxes', () => {
	const taxes = (by: string) => shop.valuesOf(`taxes?${always}&${by}`, 'tax_rate_id');

	it('follow names and codes with no regard to case, equal ones their ids, and tell of rates that are gone', async () => {
		const ids = (await taxes('orderby=tax_rate_id&order=asc')).map(Number).slice(0, 4);
		const [one = 0, two = 0, three = 0, four = 0] = ids;
		const named = `taxes=${ids.join()}`;
		await run(`UPDATE tax_rates SET
			name = CASE id WHEN ${one} THEN 'vat' WHEN ${two} THEN 'GST' ELSE 'Excise' END,
			code = CASE id WHEN ${one} THEN 'b' WHEN ${two} THEN 'C' ELSE 'A' END WHERE id IN (${ids.join()})`);
		expect(await taxes(`${named}&orderby=name&order=asc`)).toEqual([three, four, two, one]);
		expect(await taxes(`${named}&orderby=name&order=desc`)).toEqual([one, two, three, four]);
		expect(await taxes(`${named}&orderby=tax_code&order=asc`)).toEqual([three, four, one, two]);

		const request = `taxes?${always}&taxes=${two}`;
		const [before] = (await shop.reply(request)).rows;
		await run(
			`INSERT INTO deleted_tax_rates (id, country, state, rate, name, priority, code, label)
				SELECT id, country, state, rate, name, priority, code, name FROM tax_rates WHERE id = ${two}`,
		);
		await run(`DELETE FROM tax_rates WHERE id = ${two}`);
		expect((await shop.reply(request)).rows).toEqual([before]);
		await run(`DELETE FROM deleted_tax_rates WHERE id = ${two}`);
		expect((await shop.reply(request)).rows).toEqual([
			{ ...before, name: '', tax_rate: 0, country: '', state: '', priority: 0 },
		]);
	});
});

describe('rows of Downloads', () => {
	it('of one moment or product stay in the order of the log in both directions', async () => {
		const ids = (await shop.valuesOf(`downloads?${always}&orderby=date&order=asc`, 'id')).map(
			Number,
		);
		const last = Math.max(...ids);
		const three = [last, ...ids.filter((id) => id !== last).slice(0, 2)].sort((a, b) => a - b);
		await run(
			`UPDATE wc_download_log SET "timestamp" = '2019-01-01 12:00:00' WHERE download_log_id NOT IN (${three.join()})`,
		);
		await run(
			`UPDATE wc_download_log SET "timestamp" = '2026-06-01 12:00:00', permission_id = (SELECT MIN(permission_id) FROM wc_download_log)
				WHERE download_log_id IN (${three.join()})`,
		);
		const sorted = (by: string) => shop.valuesOf(`downloads?${always}&${by}`, 'id');
		for (const by of ['date', 'product']) {
			expect([by, await sorted(`orderby=${by}&order=asc`)]).toEqual([by, three]);
			expect([by, await sorted(`orderby=${by}&order=desc`)]).toEqual([by, three]);
		}
		const [first = 0, ...later] = three;
		await run(
			`UPDATE wc_download_log SET "timestamp" = '2026-06-02 12:00:00' WHERE download_log_id = ${first}`,
		);
		expect(await sorted('orderby=product&order=asc')).toEqual([...later, first]);
		expect(await sorted('orderby=product&order=desc')).toEqual([...later, first]);
	});

	it('stay when their product, order and user are gone', async () => {
		const ids = await shop.valuesOf(`downloads?${always}`, 'id');
		expect(ids.length).toBeGreaterThan(0);
		for (const table of ['products', 'orders', 'users']) await run(`DELETE FROM ${table}`);
		expect(await shop.valuesOf(`downloads?${always}`, 'id')).toEqual(ids);
	});
});
