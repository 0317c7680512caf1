import { get } from 'node:http';
import type { Database } from '../../database/database';
import { BusyError, damagedStore, DiskFullError, TooMuchError } from '../../database/failures';
import { openDatabase } from '../../store-file/open';
import type { StoreFile } from '../../database/store-database';
import { createStoreServer, type StoreServer } from '../server';

const token = 'the-token-of-this-test';
const headers = { authorization: `Bearer ${token}` };
const path = '/wp-json/wc-analytics/reports/revenue/stats';

let database: StoreFile;
let server: StoreServer;
/** The state of a request's reads. */
let read: (signal: AbortSignal) => Promise<never[]>;
beforeEach(async () => {
	database = await openDatabase(':memory:');
	const all: Database = {
		all: (sql, parameters) => database.all(sql, parameters),
		run: (sql, parameters) => database.run(sql, parameters),
		transaction: (work) => database.transaction(work),
		close: () => database.close(),
	};
	const shared = {
		...all,
		readingFor: (signal: AbortSignal) => ({ ...all, all: () => read(signal) }),
	};
	server = await createStoreServer({ context: { database: shared, now: () => new Date() }, token });
});
afterEach(async () => {
	await server.close();
	await database.close();
});

describe('A requested report', () => {
	it('aborts its reads when the client leaves', async () => {
		const port = await server.listen(0, '127.0.0.1');
		const reason = new Promise<unknown>((resolve) => {
			read = (signal) =>
				new Promise((_, reject) => {
					signal.addEventListener('abort', () => {
						resolve(signal.reason);
						reject(signal.reason);
					});
					// The client has left, now that it is read.
					client.destroy();
				});
		});
		const client = get({ port, host: '127.0.0.1', path, headers });
		client.on('error', () => undefined);
		expect(await reason).toMatchObject({ message: 'The client has left.' });
	});

	it('says that the store is busy, or that it asks for too much, and what to do', async () => {
		read = () => Promise.reject(new BusyError());
		const busy = await server.inject({ url: path, headers });
		expect([busy.statusCode, busy.json()]).toMatchObject([
			503,
			{ code: 'store_busy', message: expect.stringMatching(/Try again in a few seconds\.$/) },
		]);
		for (const [of, status] of [
			['time', 504],
			['memory', 503],
		] as const) {
			read = () => Promise.reject(new TooMuchError(of, 'a limit'));
			const reply = await server.inject({ url: path, headers });
			expect([reply.statusCode, reply.json()]).toMatchObject([
				status,
				{ code: 'store_too_much', message: expect.stringMatching(/Choose a shorter date range/) },
			]);
		}
	});

	it('says that the store is damaged, or that its disk is full: two different things', async () => {
		for (const [error, status, code] of [
			[damagedStore(), 500, 'store_damaged'],
			[new DiskFullError('The disk is full.'), 507, 'store_database'],
		] as const) {
			read = () => Promise.reject(error);
			const reply = await server.inject({ url: path, headers });
			expect([reply.statusCode, reply.json()]).toMatchObject([
				status,
				{ code, message: error.message },
			]);
		}
	});
});
