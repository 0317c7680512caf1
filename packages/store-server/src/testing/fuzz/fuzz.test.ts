import { askAll } from './ask-all';

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
