import { setMaxListeners } from 'node:events';
import { openDatabase } from '../store-file/open';
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

describe('The reads of one request', () => {
	it('end when the client leaves, and the next reader gets its result', async () => {
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

	it('leave room for others, however many slow requests there are', async () => {
		const leaving = new AbortController();
		const heavy = [1, 2, 3, 4].map(() => reading(leaving.signal));
		const all = Promise.allSettled(heavy.flatMap((one) => [one.all(ENDLESS), one.all(ENDLESS)]));
		for (let request = 0; request < 3; request++) {
			const light = reading(new AbortController().signal);
			const [one, two] = await Promise.all([
				light.all(`SELECT ${request} AS one`),
				light.all(`SELECT ${request} AS two`),
			]);
			expect([one, two]).toEqual([[{ one: request }], [{ two: request }]]);
		}
		const { running, waiting } = database.load().read;
		expect(running + waiting).toBe(8);
		leaving.abort(new Error('The client has left.'));
		for (const end of await all) expect(end).toMatchObject({ status: 'rejected' });
		expect(database.load().read).toEqual({ running: 0, waiting: 0 });
	});

	it('of settings neither wait behind reports nor are refused for them', async () => {
		const leaving = new AbortController();
		setMaxListeners(0, leaving.signal);
		const report = (sender: string) => database.readingFor?.(leaving.signal, { sender });
		const reports = Array.from({ length: 310 }, (_, at) => report(`browser ${at}`)?.all(ENDLESS));
		const ended = Promise.allSettled(reports);
		const settings = database.readingFor?.(new AbortController().signal, { isReport: false });
		expect(await settings?.all('SELECT 1 AS one')).toEqual([{ one: 1 }]);
		expect(await database.all('SELECT 2 AS two')).toEqual([{ two: 2 }]);
		leaving.abort(new Error('The client has left.'));
		const reasons = (await ended).map((end) => String(Object(end).reason));
		expect(reasons.filter((reason) => /more to do than it can/.test(reason)).length).toBeLessThan(
			10,
		);
	});

	it('of settings do not wait behind reports even if they take long', async () => {
		const leaving = new AbortController();
		const reports = [1, 2, 3].map(() => reading(leaving.signal).all(ENDLESS));
		const ended = Promise.allSettled(reports);
		const slow = database.readingFor?.(new AbortController().signal, { isReport: false });
		const others = [1, 2].map(() => database.readingFor?.(leaving.signal, { isReport: false }));
		const counted = slow?.all('SELECT count(*) AS n FROM range(50000000)');
		const quick = others.map((one, n) => one?.all(`SELECT ${n} AS n`));
		const more = Promise.allSettled([1, 2, 3, 4].map(() => reading(leaving.signal).all(ENDLESS)));
		expect(await Promise.all(quick)).toEqual([[{ n: 0 }], [{ n: 1 }]]);
		expect(await counted).toEqual([{ n: 50000000 }]);
		expect(await slow?.all('SELECT 3 AS n')).toEqual([{ n: 3 }]);
		leaving.abort(new Error('The client has left.'));
		await Promise.all([ended, more]);
	});

	it('start again after they had to make room, and are complete', async () => {
		const leaving = new AbortController();
		const endless = [1, 2].map(() => reading(leaving.signal).all(ENDLESS));
		const ended = Promise.allSettled(endless);
		const counting = reading(new AbortController().signal).all(
			'SELECT count(*) AS n FROM range(50000000)',
		);
		const others = [1, 2, 3, 4].map((n) =>
			reading(new AbortController().signal).all(`SELECT ${n} AS n`),
		);
		expect(await Promise.all(others)).toEqual([1, 2, 3, 4].map((n) => [{ n }]));
		leaving.abort(new Error('The client has left.'));
		await ended;
		expect(await counting).toEqual([{ n: 50000000 }]);
	});

	it('end after the time limit of a request', async () => {
		jest.useFakeTimers({ doNotFake: ['setInterval', 'setImmediate', 'nextTick', 'performance'] });
		const read = reading(new AbortController().signal).all(ENDLESS);
		const ended = expect(read).rejects.toThrow(new TooMuchError('time', '30 seconds').message);
		await new Promise((resolve) => setImmediate(resolve));
		jest.advanceTimersByTime(30_000);
		jest.useRealTimers();
		await ended;
		expect(await database.all('SELECT 1 AS one')).toEqual([{ one: 1 }]);
	});

	it('fail with a sentence when they need more memory than available', () => {
		const said = readable(new Error('Out of Memory Error: failed to allocate 16.0 MiB'));
		expect(said).toEqual(new TooMuchError('memory', 'memory'));
	});
});

describe('Rows read in portions', () => {
	it('belong to one moment, whatever is written and compacted before the last one is read', async () => {
		await database.run('CREATE TABLE numbers AS SELECT range AS n FROM range(300000)');
		let [rows, sum] = [0, 0n];
		for await (const portion of database.stream<{ n: number }>('SELECT n FROM numbers')) {
			if (rows === 0) {
				await database.run('DELETE FROM numbers WHERE n < 200000');
				await database.run('CHECKPOINT');
			}
			rows += portion.length;
			sum += BigInt(portion.reduce((total, { n }) => total + Number(n), 0));
		}
		expect([rows, sum]).toEqual([300000, (299999n * 300000n) / 2n]);
		expect(await database.all('SELECT count(*) AS left FROM numbers')).toEqual([{ left: 100000 }]);
	});

	it('end when the store is closed, even between two portions', async () => {
		const portions = database.stream('SELECT range FROM range(300000)');
		expect((await portions.next()).done).toBe(false);
		database.endReads();
		await expect(portions.next()).rejects.toThrow('Store Analytics is shutting down.');
		await expect(database.stream('SELECT 1').next()).rejects.toThrow(
			'Store Analytics is shutting down.',
		);
	});

	it('report faults of the statement', async () => {
		await expect(database.stream('SELECT nothing FROM nowhere').next()).rejects.toThrow('nowhere');
	});
});
