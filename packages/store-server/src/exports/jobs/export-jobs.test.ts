import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ExportRequest } from '@store-analytics/rest-api';
import { BusyError, ClosedError } from '../../database/failures';
import type { StoreFile } from '../../database/store-database';
import { openDatabase } from '../../store-file/open';
import { ExportJobs } from './export-jobs';

const folder = mkdtempSync(path.join(tmpdir(), 'store-analytics-jobs-'));
const file = path.join(folder, 'shop.duckdb');
const request: ExportRequest = {
	tables: ['orders', 'days'],
	...{ report: null, format: 'csv' },
	...{ since: null, until: null, personal: false },
};
const now = () => new Date('2026-11-20T17:00:00Z');

let database: StoreFile;
beforeAll(async () => {
	database = await openDatabase(file);
});
afterEach(() => rmSync(`${file}.exports`, { recursive: true, force: true }));
afterAll(async () => {
	await database.close();
	rmSync(folder, { recursive: true, force: true });
});

/** Exports of the store with other long work. */
function jobsWith(apart: StoreFile['apart']): ExportJobs {
	const store = new Proxy(database, {
		get(target, name) {
			const value: unknown = name === 'apart' ? apart : Reflect.get(target, name, target);
			return typeof value === 'function' ? value.bind(target) : value;
		},
	});
	return new ExportJobs(store, now);
}

const begun = () => readdirSync(`${file}.exports`);

describe('An export that fails', () => {
	it.each([
		[
			'IO Error: Could not write file: No space left on device',
			'The disk of Store Analytics is full.',
		],
		['ENOSPC: no space left on device, write', 'The disk of Store Analytics is full.'],
		['something else', 'The export failed. See the server log for the reason.'],
	])('of “%s” tells “%s” and leaves nothing', async (message, problem) => {
		const jobs = jobsWith(async (work, signal) => {
			await database.apart(work, signal);
			expect(begun().filter((name) => name.endsWith('.part'))).toHaveLength(1);
			throw new Error(message);
		});
		const { info, ended } = jobs.start(request);
		expect(await ended).toMatchObject({
			state: 'failed',
			problem: expect.stringContaining(problem),
		});
		expect(begun()).toEqual([`${info.id}.asked.json`]);
		const next = new ExportJobs(database, now);
		for (const list of [await jobs.list(), await next.list()]) {
			expect(list).toMatchObject([
				{ id: info.id, state: 'failed', problem: expect.stringContaining(problem) },
			]);
		}
		expect(await jobs.remove(info.id)).toBe(true);
		expect(await jobs.list()).toEqual([]);
	});

	it('because the store is closed or restored says so', async () => {
		const jobs = jobsWith(() => Promise.reject(new ClosedError()));
		expect((await jobs.start(request).ended).problem).toMatch(/^Store Analytics was stopped/);
	});
});

describe('Exports', () => {
	it('are made one after the other, and only a few may wait', async () => {
		let letGo: () => void = () => undefined;
		const gate = new Promise<void>((resolve) => (letGo = resolve));
		let running = 0;
		let most = 0;
		const jobs = jobsWith(async (work, signal) => {
			most = Math.max(most, ++running);
			await gate;
			return database.apart(work, signal).finally(() => running--);
		});
		const started = Array.from({ length: 6 }, () => jobs.start(request));
		expect(() => jobs.start(request)).toThrow(BusyError);
		letGo();
		const ended = await Promise.all(started.map((one) => one.ended));
		expect(ended.map(({ state }) => state)).toEqual(Array(6).fill('done'));
		expect(most).toBe(1);
		await jobs.close();
	});

	it('that a killed server had begun are removed at the next start, and finished ones stay', async () => {
		const first = new ExportJobs(database, now);
		const { id } = await first.start(request).ended;
		expect(begun()).toEqual([id]);
		const rest = path.join(`${file}.exports`, '20261120170000-0123456789ab.part');
		mkdirSync(rest);
		writeFileSync(path.join(rest, 'orders.csv'), 'order_id');
		const next = new ExportJobs(database, now);
		expect((await next.list()).map((one) => one.id)).toEqual([id]);
		expect(existsSync(rest)).toBe(false);
	});

	it('that the end of the server interrupted say so at the next start, until they are deleted', async () => {
		let written: () => void = () => undefined;
		const isWritten = new Promise<void>((resolve) => (written = resolve));
		const jobs = jobsWith(async (work, signal) => {
			await database.apart(work, signal);
			written();
			return new Promise((_, reject) =>
				signal.addEventListener('abort', () => reject(signal.reason)),
			);
		});
		const ids = [jobs.start(request), jobs.start(request)].map(({ info }) => info.id);
		jobs.start(request, { isPassing: true });
		await isWritten;
		await jobs.close();
		expect(begun()).toEqual(ids.map((id) => `${id}.asked.json`));
		const next = new ExportJobs(database, now);
		const problem = 'Store Analytics was stopped during the export. Export again.';
		expect(await next.list()).toMatchObject(
			ids.toReversed().map((id) => ({ id, tables: request.tables, state: 'failed', problem })),
		);
		for (const id of ids) expect(await next.remove(id)).toBe(true);
		await next.close();
		expect(begun()).toEqual([]);
	});
});

describe('Long work of a store', () => {
	it('is interrupted within a statement', async () => {
		const cancelling = new AbortController();
		const work = database.apart(async (reader) => {
			setImmediate(() => cancelling.abort(new Error('Enough.')));
			await reader.all('SELECT SUM(a.range * b.range) FROM range(1000000) a, range(1000000) b');
		}, cancelling.signal);
		await expect(work).rejects.toThrow('Enough.');
	});
});
