import { openDatabase } from '../../store-file/open';
import { raw } from '../../database/sql';
import type { StoreDatabase } from '../../database/store-database';
import { byValue } from '../../database/text-order';
import { alsoWithout, idTable, readPage, sortedBy, type TableQuery } from './table';

/** Five rows; two have the same size, one has none. */
const rows = raw(
	`SELECT * FROM (VALUES (1, 7), (2, 5), (3, 7), (4, NULL), (5, 6)) things(id, size)`,
);
const bySize = sortedBy<'size'>('id', {});

let database: StoreDatabase;
beforeAll(async () => {
	database = await openDatabase(':memory:');
});
afterAll(() => database.close());

const page = (asked: Partial<TableQuery>) =>
	readPage<{ id: number }>(database, {
		rows,
		sort: bySize('size'),
		order: 'asc',
		page: 1,
		perPage: 10,
		...asked,
	});
const ids = async (asked: Partial<TableQuery>) => (await page(asked)).rows.map(({ id }) => id);

describe.each([{ countedApart: false }, { countedApart: true }])(
	'a page of a table ($countedApart: rows are counted apart)',
	({ countedApart }) => {
		it('has equal rows by their id in both directions, and those of no value last', async () => {
			expect(await ids({ countedApart })).toEqual([2, 5, 1, 3, 4]);
			expect(await ids({ countedApart, order: 'desc' })).toEqual([1, 3, 5, 2, 4]);
		});

		it('has equal rows in the direction of the table where an order says so twice', async () => {
			const sort = [byValue('size'), byValue('id'), byValue('id')];
			expect(await ids({ countedApart, sort, order: 'desc' })).toEqual([3, 1, 5, 2, 4]);
		});

		it('follows the direction where a table is sorted by one thing alone', async () => {
			expect(await ids({ countedApart, sort: [byValue('id')], order: 'desc' })).toEqual([
				5, 4, 3, 2, 1,
			]);
		});

		it('says how many rows and pages there are, the last one begun', async () => {
			const second = await page({ countedApart, perPage: 2, page: 2 });
			expect(second).toMatchObject({ rows: [{ id: 1 }, { id: 3 }], total: 5, totalPages: 3 });
		});

		it('is everything where it is not cut into pages', async () => {
			const all = await page({ countedApart, perPage: 2, unpaged: true });
			expect([all.rows.length, all.total, all.totalPages]).toEqual([5, 5, 1]);
		});

		it('beyond the end says that there is nothing, or how many rows there are where that is asked', async () => {
			const beyond = { countedApart, page: 3, perPage: 5 };
			expect(await page(beyond)).toEqual({ rows: [], total: 0, totalPages: 0 });
			expect(await page({ ...beyond, keepsTotal: true })).toMatchObject({ rows: [], total: 5 });
		});
	},
);

describe('rows of a table', () => {
	it('are sorted by what stands for a column where the table names that', async () => {
		const small = sortedBy<'size'>('id', { size: byValue('-size') });
		expect(await ids({ sort: small('size') })).toEqual([1, 3, 5, 2, 4]);
	});

	it('are one for each requested id, once, even if there is none', async () => {
		const wanted = alsoWithout(rows, 'id', idTable('id', [5, 9, 5]));
		const found = await page({ rows: wanted, sort: [byValue('id')] });
		expect(found.rows).toMatchObject([
			{ id: 5, size: 6 },
			{ id: 9, size: null },
		]);
		expect(
			await ids({ rows: alsoWithout(rows, 'id', idTable('id', [])), sort: [byValue('id')] }),
		).toEqual([]);
	});
});
