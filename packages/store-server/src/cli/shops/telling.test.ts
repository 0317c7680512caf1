import { areSummed } from '../../day-sums/sum-days';
import { fillStore } from '../../sources/export/import-shop';
import { openDatabase } from '../../store-file/open';
import { orderDocument, smallSource } from '../../testing/small-export';
import { telling } from './telling';

it('An import names the adding up of days after its last order, without a per cent', async () => {
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
	expect(told.at(-2)).toEqual(['importing', 1, { unit: 'orders', done: 2, total: 2 }]);
	expect(told.at(-1)).toEqual(['summing']);
	expect(await Promise.all(summed)).toEqual([false]);
	expect(await areSummed(database)).toBe(true);
	await database.close();
});
