import { casesOf } from '../thorough';
import { askAll } from './ask-all';
import { askForShop } from './ask-for-shop';

const MEGABYTE = 1_000_000;

/** `npm run fuzz` asks more, with another seed each time, and looks at how long the slowest take. */
const requests = casesOf(2000, 10_000);
const toStore = casesOf(300, 1000);

describe(`${requests} requests that nobody means`, () => {
	it('get a response without failing, without a word of the engine, and without memory that stays taken', async () => {
		const { asked, ofEachKind, faults, memory } = await askAll(requests, 1);
		expect(asked).toBe(requests);
		expect(ofEachKind).toBeGreaterThanOrEqual(10);
		expect(faults).toEqual([]);
		// Code that is still compiled takes some, too: less after more requests.
		expect((memory.end - memory.start) / MEGABYTE).toBeLessThan(casesOf(40, 10));
	});
});

describe(`${toStore} requests to a store that follows a shop, as its plugin, its webhooks and backups send them`, () => {
	it('get a response without failing and without a word of the engine', async () => {
		const { faults, statuses } = await askForShop(toStore, 1);
		expect(faults).toEqual([]);
		// Many were meant well enough to succeed.
		expect(statuses[200]).toBeGreaterThan(casesOf(20, 100));
	});
});
