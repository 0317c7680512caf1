import { openDatabase } from '../store-file/open';
import { ReadCache } from './read-cache';
import type { StoreFile } from './store-database';

const statement = 'SELECT value FROM store_meta WHERE key = ?';

let database: StoreFile;
beforeEach(async () => {
	database = await openDatabase(':memory:');
});
afterEach(() => database.close());

async function value(key: string): Promise<unknown> {
	const [row] = await database.all<{ value: string }>(statement, [key]);
	return row?.value;
}

const insert = `INSERT INTO store_meta VALUES ('a', '1')`;

describe('A cached read', () => {
	it('is returned without another query, with rows of its own for each reader', async () => {
		const cache = new ReadCache();
		const load = jest.fn(() => Promise.resolve([{ day: 'Monday' }]));
		const [first] = await cache.read('SELECT 1', [7], load);
		Object.assign(first ?? {}, { day: 'changed by the first' });
		const second = await cache.read('SELECT 1', [7], load);
		Object.assign(second[0] ?? {}, { day: 'changed by the second' });
		second.push({ day: 'added by the second' });
		expect(await cache.read('SELECT 1', [7], load)).toEqual([{ day: 'Monday' }]);
		expect(load).toHaveBeenCalledTimes(1);
	});

	it.each([
		['a number', 7, '7'],
		['a large number', 7n, 7],
		['nothing', null, 'null'],
	])('is not used for %s of similar form', async (_name, one, other) => {
		const cache = new ReadCache();
		await cache.read('SELECT ?', [one], () => Promise.resolve([{ of: 'one' }]));
		const load = () => Promise.resolve([{ of: 'other' }]);
		expect(await cache.read('SELECT ?', [other], load)).toEqual([{ of: 'other' }]);
	});

	it.each<[string, () => Promise<unknown>]>([
		['a statement', () => database.run(insert)],
		['rows', () => database.append('store_meta', [['a', '1']])],
		['a transaction', () => database.transaction((inside) => inside.run(insert))],
		[
			'many rows',
			async () => {
				const load = await database.bulkLoad('store_meta');
				await value('a');
				load.append([['a', '1']]);
				await value('a');
				await load.close();
			},
		],
	])('is repeated after %s', async (_name, write) => {
		expect(await value('a')).toBeUndefined();
		await write();
		expect(await value('a')).toBe('1');
	});

	it('is not cached if something was written meanwhile', async () => {
		const cache = new ReadCache();
		await cache.read('SELECT 1', [], () => {
			cache.clear();
			return Promise.resolve([{ state: 'before' }]);
		});
		const after = () => Promise.resolve([{ state: 'after' }]);
		expect(await cache.read('SELECT 1', [], after)).toEqual([{ state: 'after' }]);
	});

	it('stays valid during a transaction, and after a failed one', async () => {
		await value('a');
		const failing = database.transaction(async (inside) => {
			await inside.run(insert);
			expect(await value('a')).toBeUndefined();
			throw new Error('The shop has gone.');
		});
		await expect(failing).rejects.toThrow('The shop has gone.');
		expect(await value('a')).toBeUndefined();
	});

	it('is not returned to readers who have left, nor while the store is closing', async () => {
		await value('a');
		const left = AbortSignal.abort(new Error('The client has left.'));
		await expect(database.readingFor?.(left).all(statement, ['a'])).rejects.toThrow(
			'The client has left.',
		);
		database.endReads();
		await expect(value('a')).rejects.toThrow('Store Analytics is shutting down.');
	});
});
