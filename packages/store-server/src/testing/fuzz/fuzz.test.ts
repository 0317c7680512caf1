import { askAll } from './ask-all';
import { askForShop } from './ask-for-shop';

const MEGABYTE = 1_000_000;

/** `npm run fuzz` asks more, with another seed each time. */
describe('10,000 requests that nobody means', () => {
	it('are answered without failing, without a word of the engine, and without memory that stays taken', async () => {
		const { asked, faults, memory } = await askAll(10_000, 1);
		expect(asked).toBe(10_000);
		expect(faults).toEqual([]);
		expect((memory.end - memory.start) / MEGABYTE).toBeLessThan(20);
	});
});

describe('1,000 requests to a store that follows a shop, as its plugin, its webhooks and backups send them', () => {
	it('are answered without failing and without a word of the engine', async () => {
		const { faults, statuses } = await askForShop(1000, 1);
		expect(faults).toEqual([]);
		// Many were meant well enough to be answered.
		expect(statuses[200]).toBeGreaterThan(100);
	});
});
