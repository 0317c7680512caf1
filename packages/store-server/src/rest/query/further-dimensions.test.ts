import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { StoreDatabase } from '../../database/store-database';
import { importShop } from '../../sources/export/import-shop';
import { openDatabase } from '../../store-file/open';
import { restApp } from '../../testing/rest-app';

const fixture = path.resolve(import.meta.dirname, '../../../../../tests/fixtures/store-a.zip');

type Row = Readonly<Record<string, unknown>>;
interface Reply {
	readonly rows: readonly Row[];
	readonly totals: Readonly<Record<string, number>>;
	readonly coverage: Readonly<Record<string, unknown>>;
	readonly message?: string;
}

const folder = mkdtempSync(path.join(tmpdir(), 'store-analytics-dimensions-'));
let database: StoreDatabase;
let app: FastifyInstance;

beforeAll(async () => {
	const file = path.join(folder, 'shop.duckdb');
	await importShop(fixture, file);
	database = await openDatabase(file);
	app = await restApp(database);
});
afterAll(async () => {
	await app.close();
	await database.close();
	rmSync(folder, { recursive: true, force: true });
});

async function ask(about: object): Promise<Reply> {
	const reply = await app.inject({
		method: 'POST',
		url: '/wp-json/store-analytics/v1/query',
		headers: { 'content-type': 'application/json' },
		payload: JSON.stringify({ range: { after: '2026-10-01', before: '2026-10-31' }, ...about }),
	});
	return reply.json<Reply>();
}

const named = (rows: readonly Row[], dimension: string) =>
	rows.map((row) => [
		(row['label'] as Row)[dimension] ?? row[dimension], // as: names of values by dimension
		row['net_revenue'],
		row['orders_count'],
	]);

// Worked out from the export's documents by a script of its own.
describe('A query of the recorded shop for October', () => {
	it('counts which order of its customer each order is', async () => {
		const { rows, totals } = await ask({ dimensions: ['order_number'] });
		expect(named(rows, 'order_number').slice(0, 5)).toEqual([
			['5th order', 1993.22, 11],
			['2nd order', 1816.11, 16],
			['1st order', 1700.33, 13],
			['3rd order', 1056.17, 13],
			['10th order', 943.85, 7],
		]);
		expect(totals).toEqual({ net_revenue: 15196.53, orders_count: 141 });
	});
});
