import { casesOf } from '../thorough';
import { askAll } from './ask-all';
import { askForShop } from './ask-for-shop';

const MEGABYTE = 1_000_000;

/** `npm run fuzz` sends more requests, with a new seed each time, and measures the slowest. */
const requests = casesOf(1200, 10_000);
const toStore = casesOf(200, 1000);

describe(`${requests} random requests`, () => {
	it('get valid responses without failures, engine messages or leaked memory', async () => {
		const { asked, ofEachKind, faults, memory } = await askAll(requests, 1);
		expect(asked).toBe(requests);
		expect(ofEachKind).toBeGreaterThanOrEqual(casesOf(6, 10));
		expect(faults).toEqual([]);
		// Code that is still being compiled takes memory, too: the more requests, the less.
		expect((memory.end - memory.start) / MEGABYTE).toBeLessThan(casesOf(40, 10));
	});
});

describe(`${toStore} random requests to the store of a connected shop, as its plugin, webhooks and backups send them`, () => {
	it('get valid responses without failures or engine messages', async () => {
		const { faults, statuses } = await askForShop(toStore, 1);
		expect(faults).toEqual([]);
		// Many requests are valid enough to succeed.
		expect(statuses[200]).toBeGreaterThan(casesOf(20, 100));
	});
});
