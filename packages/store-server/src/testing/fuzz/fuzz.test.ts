import { askAll } from './ask-all';
import { askForShop } from './ask-for-shop';

const MEGABYTE = 1_000_000;

/** `npm run fuzz` asks more, with another seed each time. */
describe('10,000 random requests', () => {
	it('get a response without failing, without a word of the engine, none in over two seconds, and without memory that stays taken', async () => {
		const { asked, faults, slowest, memory } = await askAll(10_000, 1);
		expect(asked).toBe(10_000);
		expect(faults).toEqual([]);
		expect(slowest).toHaveLength(10);
		expect(slowest.filter(({ milliseconds }) => milliseconds >= 2000)).toEqual([]);
		expect((memory.end - memory.start) / MEGABYTE).toBeLessThan(10);
	});
});

describe('1,000 requests to a store that follows a shop, as its plugin, its webhooks and backups send them', () => {
	it('get a response without failing and without a word of the engine', async () => {
		const { faults, statuses } = await askForShop(1000, 1);
		expect(faults).toEqual([]);
		// Many were meant well enough to succeed.
		expect(statuses[200]).toBeGreaterThan(100);
	});
});
