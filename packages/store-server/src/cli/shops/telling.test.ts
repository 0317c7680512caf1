import { areSummed } from '../../day-sums/sum-days';
import { fillStore } from '../../sources/export/import-shop';
import { openDatabase } from '../../store-file/open';
import { orderDocument, smallSource } from '../../testing/small-export';
import { dayTables } from '../../schema/tables/day-tables';
import { telling } from './telling';

it('An import names the adding up of days after its last order, with a per cent of its own', async () => {
	const database = await openDatabase(':memory:');
	const told: unknown[][] = [];
	const summed: Promise<boolean>[] = [];
	const tell = telling((...progress) => {
		told.push(progress);
		if (progress[0] === 'summing') summed.push(areSummed(database));
	}, 'importing');
	await fillStore(
		database,
		smallSource({ 'orders.json': [1, 2].map((id) => orderDocument(id)) }),
		tell,
	);
	const first = told.findIndex(([step]) => step === 'summing');
	expect(told[first - 1]).toEqual(['importing', 1, { unit: 'orders', done: 2, total: 2 }]);
	const shares = told.slice(first).map(([, share]) => Number(share));
	expect(shares).toEqual([...shares].sort((one, other) => one - other));
	expect([shares[0], shares.at(-1)]).toEqual([0, 1]);
	// One for each table of days, one for customers, one for downloads, and the beginning.
	expect(shares).toHaveLength(Object.keys(dayTables).length + 3);
	expect((await Promise.all(summed))[0]).toBe(false);
	expect(await areSummed(database)).toBe(true);
	await database.close();
});
