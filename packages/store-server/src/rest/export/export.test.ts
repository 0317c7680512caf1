import { createDemoShop } from '../../sources/demo/create-demo-shop';
import { openDatabase } from '../../store-file/open';
import type { StoreDatabase } from '../../database/store-database';
import { createStoreServer, type StoreServer } from '../../server/server';
import { until } from '../../testing/until';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const now = new Date('2026-11-20T17:00:00Z');
const folder = mkdtempSync(path.join(tmpdir(), 'store-analytics-export-'));
const bearer = { authorization: 'Bearer t', 'content-type': 'application/json' };

let database: StoreDatabase;
let server: StoreServer;

beforeAll(async () => {
	const file = path.join(folder, 'demo.duckdb');
	await createDemoShop({ file, orders: 700, now });
	database = await openDatabase(file);
	server = await createStoreServer({ context: { database, now: () => now }, token: 't' });
});

afterAll(async () => {
	await server.close();
	await database.close();
	rmSync(folder, { recursive: true, force: true });
});

/** The file of a new export, fetched by who is logged in. */
async function fileOf(type: string, report_args: object = {}): Promise<string> {
	const { download_url } = await exported(type, report_args);
	const login = await server.inject(server.newLoginPath());
	const cookie = String(login.headers['set-cookie']).split(';')[0] ?? '';
	const url = download_url.replace(/^https?:\/\/[^/]+/, '');
	return (await server.inject({ url, headers: { cookie } })).body;
}

/** The status of a new export once its file is there. */
async function exported(type: string, report_args: object = {}) {
	const start = await server.inject({
		method: 'POST',
		url: `/wp-json/wc-analytics/reports/${type}/export`,
		headers: bearer,
		payload: JSON.stringify({ report_args: { ...allDays, ...report_args } }),
	});
	const url = `/wp-json/wc-analytics/reports/${type}/export/${start.json().export_id}/status`;
	return until(
		async () => (await server.inject({ url, headers: bearer })).json(),
		({ percent_complete: percent, code }) => percent === 100 || code,
	);
}

const allDays = { after: '2024-01-01T00:00:00', before: '2026-11-20T23:59:59' };

describe('A report as a file', () => {
	it('has columns of what orders say of themselves if these are asked for', async () => {
		const file = await fileOf('orders', { dimensions: ['device', 'billing_country'] });
		const [head = '', ...lines] = file.trim().split('\r\n');
		expect(head).toMatch(/Attribution,Device,Country$/);
		for (const device of ['Mobile', 'Desktop', 'Tablet']) {
			const url = `/wp-json/wc-analytics/reports/orders?per_page=1&device_is=${device}&after=${allDays.after}&before=${allDays.before}`;
			const total = (await server.inject({ url, headers: bearer })).headers['x-wp-total'];
			const found = lines.filter((line) => line.split(',').at(-2) === device);
			expect(found.length).toBeGreaterThan(0);
			expect([device, found.length]).toEqual([device, Number(total)]);
		}
		expect(lines.some((line) => /,(United|Germany|Canada|France)/.test(line))).toBe(true);
	});

	it('is refused with a column that no order has', async () => {
		const reply = await server.inject({
			method: 'POST',
			url: '/wp-json/wc-analytics/reports/orders/export',
			headers: bearer,
			payload: JSON.stringify({ report_args: { ...allDays, dimensions: ['product'] } }),
		});
		expect(reply.statusCode).toBe(400);
		expect(reply.json().message).toMatch(/^There is no dimension of orders "product"\..*device/);
	});

	it('can be fetched by logged-in users only', async () => {
		const { download_url } = await exported('orders');
		const url = download_url.replace(/^https?:\/\/[^/]+/, '');
		const login = await server.inject(server.newLoginPath());
		const cookie = String(login.headers['set-cookie']).split(';')[0] ?? '';
		const file = await server.inject({ url, headers: { cookie } });
		expect(file.statusCode).toBe(200);
		expect(file.headers['content-type']).toBe('text/csv; charset=utf-8');
		expect(file.headers['content-disposition']).toMatch(
			/^attachment; filename="wc-orders-report-export-\d+\.csv"$/,
		);
		const total = await server.inject({
			url: `/wp-json/wc-analytics/reports/orders?per_page=1&after=${allDays.after}&before=${allDays.before}`,
			headers: bearer,
		});
		// More than fit into one page: the heading, a line per row, and nothing behind the last line's end.
		expect(file.body.split('\r\n')).toHaveLength(Number(total.headers['x-wp-total']) + 2);
		expect(Number(total.headers['x-wp-total'])).toBeGreaterThan(500);
		expect((await server.inject(url)).body).not.toContain('Items sold');
		const guess = await server.inject({
			url: url.replace(/\d+$/, '1795194000000'),
			headers: { cookie },
		});
		expect(guess.statusCode).toBe(404);
	});

	it('is written by the CSV package: what a spreadsheet would run is text', async () => {
		await database.run("UPDATE categories SET name = '＝1+1, wide'");
		const [head, ...lines] = (await fileOf('categories')).split('\r\n');
		expect(head).toBe('Category,"Items sold","Net Revenue",Products,Orders');
		expect(lines[0]).toMatch(/^"\t＝1\+1, wide",\d+,\d+\.\d\d,\d+,\d+$/);
	});

	it('has phones and role of customers at its end, since WooCommerce 11.2', async () => {
		const head = async () => (await fileOf('customers')).split('\r\n')[0];
		expect(await head()).toMatch(/,"Postal Code"$/);
		await database.run("UPDATE store_meta SET value = '11.2.0' WHERE key = 'wc_version'");
		expect(await head()).toMatch(/,"Postal Code","Billing Phone","Shipping Phone",Role$/);
		await database.run("UPDATE store_meta SET value = '10.9.1' WHERE key = 'wc_version'");
	});

	it('keeps the last twenty files', async () => {
		for (let count = 0; count < 21; count++) {
			expect(await exported('categories')).toMatchObject({ percent_complete: 100 });
		}
		const files = await database.all('SELECT DISTINCT id FROM report_exports');
		expect(files).toHaveLength(20);
	});
});
