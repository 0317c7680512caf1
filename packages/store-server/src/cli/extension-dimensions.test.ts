import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { removeDimension } from '@store-analytics/rest-api/dimensions';
import type { FastifyInstance } from 'fastify';
import type { StoreDatabase } from '../database/store-database';
import { restApp } from '../testing/rest-app';
import { importSmall, orderDocument } from '../testing/small-export';
import { addExtensionDimensions } from './extension-dimensions';

const sample = path.resolve('docs/extending/gift-wrap-dimension.js');
const folder = mkdtempSync(path.join(tmpdir(), 'store-analytics-own-dimension-'));
const key = 'example_gift_wrap';
let database: StoreDatabase;
let app: FastifyInstance;

const wrapped = (...papers: string[]) => ({
	date_created: '2026-03-02T12:00:00',
	date_created_gmt: '2026-03-02T12:00:00',
	date_paid: '2026-03-02T12:00:00',
	date_paid_gmt: '2026-03-02T12:00:00',
	meta_data: papers.map((value) => ({ key: '_gift_wrap', value })),
});

beforeAll(async () => {
	addExtensionDimensions(sample);
	database = await importSmall({
		'orders.json': [
			orderDocument(1, wrapped('Red')),
			orderDocument(2, wrapped(' Red ', 'Blue')),
			orderDocument(3, wrapped('Blue')),
			orderDocument(4, wrapped()),
		],
	});
	app = await restApp(database);
});
afterAll(async () => {
	removeDimension(key);
	await app.close();
	await database.close();
	rmSync(folder, { recursive: true, force: true });
});

async function ask(about: object) {
	const range = { after: '2026-03-01', before: '2026-03-31' };
	const payload = { range, metrics: ['orders_count'], ...about };
	const reply = await app.inject({
		method: 'POST',
		url: '/wp-json/store-analytics/v1/query',
		payload,
	});
	return reply.json<{
		rows: Record<string, unknown>[];
		totals: Record<string, number>;
		link: string;
	}>();
}

describe('A dimension of an extension on the embedded store', () => {
	it('breaks numbers down by the first value of an order’s meta data', async () => {
		const { rows, link } = await ask({ dimensions: [key] });
		expect(rows.map((row) => [row[key], row['orders_count']])).toEqual([
			['Red', 2],
			[null, 1],
			['Blue', 1],
		]);
		expect(link).toContain(`/analytics/breakdown&by=${key}`);
	});

	it('filters queries and reports, with the unknown as a value', async () => {
		const filters = [{ dimension: key, is: ['Red'] }];
		expect((await ask({ filters })).totals).toEqual({ orders_count: 2 });
		const url = `/wp-json/wc-analytics/reports/orders?after=2026-03-01T00:00:00&before=2026-03-31T23:59:59`;
		const orders = async (filter: string) => (await app.inject(`${url}&${key}_${filter}`)).json();
		expect(await orders('is=Red')).toHaveLength(2);
		expect(await orders('is=~')).toMatchObject([{ order_id: 4 }]);
	});

	it('is what programs can ask for, also of single orders', async () => {
		const listed = (await app.inject('/wp-json/store-analytics/v1/dimensions')).json();
		expect(listed).toContainEqual(
			expect.objectContaining({ key, label: 'Gift wrap', grain: 'order', values: 'text' }),
		);
		const own = `/wp-json/store-analytics/v1/orders/dimensions?orders=2,4&dimensions=${key}`;
		expect((await app.inject(own)).json()).toEqual([
			{ order_id: 2, values: { [key]: { value: 'Red', label: 'Red' } } },
			{ order_id: 4, values: { [key]: null } },
		]);
	});

	it.each([
		['{}', 'is no list of dimensions'],
		['[', 'cannot be read'],
		['[{ "key": "Gift" }]', 'the key "Gift" is not like "example_gift_wrap"'],
		[
			'[{ "key": "payment_method", "label": "A", "meta": "b" }]',
			'a dimension "payment_method" already',
		],
		['[{ "key": "a_b", "meta": "b" }]', '"a_b" has no label'],
		['[{ "key": "a_b", "label": "A" }]', '"a_b" has no meta'],
	])('stops the start if its file is wrong, and says how: %s', (text, problem) => {
		const script = path.join(folder, 'wrong.js');
		writeFileSync(path.join(folder, 'wrong.dimensions.json'), text);
		expect(() => addExtensionDimensions(script)).toThrow(problem);
	});

	it('is none where a script has no such file', () => {
		expect(() => addExtensionDimensions(path.join(folder, 'none.js'))).not.toThrow();
	});
});
