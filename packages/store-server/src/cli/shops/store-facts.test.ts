import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createDemoShop } from '../../sources/demo/create-demo-shop';
import { openDatabase } from '../../store-file/open';
import { GIVEN_NAME } from '../../schema/shop-settings';
import { FactsOfStores } from './store-facts';

const folder = mkdtempSync(path.join(tmpdir(), 'store-analytics-facts-'));
const file = path.join(folder, 'demo.duckdb');
beforeAll(() => createDemoShop({ file, orders: 25, now: new Date('2026-11-28T12:00:00Z') }));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('A closed store tells its shop’s name and orders, and can be opened meanwhile and afterwards', async () => {
	const facts = new FactsOfStores();
	const told = facts.of(file, null);
	const database = await openDatabase(file);
	expect(await told).toMatchObject({ name: 'Fern & Field', orders: 25 });
	// A demo has orders from the two years before.
	const { firstOrder, newestOrder } = (await told) ?? {};
	expect(firstOrder).toMatch(/^202[45]-\d\d-\d\d$/);
	expect(newestOrder).toMatch(/^2026-1[01]-\d\d$/);
	// Nothing has changed, so nothing is read.
	expect(await facts.of(file, null)).toBe(await told);
	expect(await new FactsOfStores().of(file, null)).toBeNull();
	await database.run('INSERT INTO store_meta VALUES (?, ?)', [GIVEN_NAME, 'My café']);
	expect(await facts.of(file, database)).toMatchObject({ name: 'My café', orders: 25 });
	await database.close();
	expect(await facts.of(file, null)).toMatchObject({ name: 'My café' });
});

it('A file that is no store has no facts', async () => {
	expect(await new FactsOfStores().of(path.join(folder, 'gone.duckdb'), null)).toBeNull();
});
