import { openDatabase } from './open';
import { readable, TooMuchError } from './failures';
import type { StoreFile } from './store-database';

/** A statement that would not end by itself. */
const ENDLESS = 'SELECT sum(a.range * b.range) AS sum FROM range(10000000) a, range(10000000) b';

let database: StoreFile;
beforeEach(async () => {
	database = await openDatabase(':memory:');
});
afterEach(() => database.close());

function reading(signal: AbortSignal) {
	const reads = database.readingFor?.(signal);
	if (!reads) throw new Error('A store is shared by requests.');
	return reads;
}

describe('what one request reads', () => {
	it('ends when nobody wants it any more, and the next one gets an answer', async () => {
		const leaving = new AbortController();
		const reads = reading(leaving.signal);
		const all = Promise.allSettled([1, 2, 3].map(() => reads.all(ENDLESS)));
		expect(database.load().read).toEqual({ running: 2, waiting: 1 });
		leaving.abort(new Error('The client has left.'));
		for (const end of await all) {
			expect(end).toMatchObject({ reason: { message: 'The client has left.' } });
		}
		expect(database.load().read).toEqual({ running: 0, waiting: 0 });
		expect(await database.all('SELECT 1 AS one')).toEqual([{ one: 1 }]);
		await expect(reads.all('SELECT 1 AS one')).rejects.toThrow('The client has left.');
	});

	it('leaves room for what others read', async () => {
		const leaving = new AbortController();
		const heavy = reading(leaving.signal);
		const all = Promise.allSettled([1, 2, 3].map(() => heavy.all(ENDLESS)));
		const light = reading(new AbortController().signal);
		expect(await light.all('SELECT 1 AS one')).toEqual([{ one: 1 }]);
		leaving.abort(new Error('The client has left.'));
		await all;
	});

	it('ends when it has taken the time that one request may take', async () => {
		jest.useFakeTimers({ doNotFake: ['setInterval', 'setImmediate', 'nextTick', 'performance'] });
		const read = reading(new AbortController().signal).all(ENDLESS);
		const ended = expect(read).rejects.toThrow(new TooMuchError('time', '30 seconds').message);
		await new Promise((resolve) => setImmediate(resolve));
		jest.advanceTimersByTime(30_000);
		jest.useRealTimers();
		await ended;
		expect(await database.all('SELECT 1 AS one')).toEqual([{ one: 1 }]);
	});

	it('is told in a sentence when it wants more memory than there is', () => {
		const said = readable(new Error('Out of Memory Error: failed to allocate 16.0 MiB'));
		expect(said).toEqual(new TooMuchError('memory', 'memory'));
	});
});
