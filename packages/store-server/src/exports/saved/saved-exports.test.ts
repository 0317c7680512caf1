import {
	existsSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	statSync,
	symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { SavedExport } from '@store-analytics/rest-api';
import type { StoreFile } from '../../database/store-database';
import { openDatabase } from '../../store-file/open';
import { Exports } from '../exports';
import { ExportRequestError } from '../request';

const folder = mkdtempSync(path.join(tmpdir(), 'store-analytics-saved-'));
const root = path.join(folder, 'out');
const file = path.join(folder, 'shop.duckdb');
const daily = {
	name: 'Every night',
	tables: ['orders', 'days'],
	format: 'parquet',
	every: 'day',
	at: '03:00',
	to: { kind: 'folder', folder: 'shop/nightly' },
};
const bucket = {
	...daily,
	to: {
		...{ kind: 'bucket', endpoint: 'https://s3.example', region: 'eu-central-1' },
		...{ bucket: 'exports', prefix: '/shop/', accessKey: 'AKIA' },
	},
	secret: 'the-secret-of-the-bucket',
};

let database: StoreFile;
let exports: Exports;

const opened = () => new Exports(database, { folder: root, now: () => new Date() });

beforeAll(async () => {
	database = await openDatabase(file);
	await database.run(`INSERT INTO options VALUES ('timezone_string', '"Europe/Berlin"')`);
});
beforeEach(() => {
	// Of the clock only the timers of the schedule are fake: the database and files are real.
	const doNotFake = [
		'nextTick',
		'setImmediate',
		'queueMicrotask',
		'performance',
		'hrtime',
	] as const;
	jest.useFakeTimers({ now: new Date('2026-10-24T20:00:00Z'), doNotFake: [...doNotFake] });
	mkdirSync(root);
	exports = opened();
});
afterEach(async () => {
	await exports.close();
	jest.useRealTimers();
	rmSync(root, { recursive: true, force: true });
	rmSync(`${file}.exports`, { recursive: true, force: true });
});
afterAll(async () => {
	await database.close();
	rmSync(folder, { recursive: true, force: true });
});

/** Lets the clock run, and waits for what it started. */
async function advance(minutes: number): Promise<SavedExport | undefined> {
	jest.advanceTimersByTime(minutes * 60_000);
	await exports.saved.settled();
	return (await exports.saved.list())[0];
}

const filesIn = (place: string) => readdirSync(path.join(root, place)).sort();

describe('A saved export', () => {
	it('writes its files into its folder at its time, across a change of the clocks', async () => {
		const saved = await exports.saved.save(daily);
		// 03:00 comes after the clocks went back from 03:00 to 02:00.
		expect(saved?.nextAt).toBe('2026-10-25T02:00:00.000Z');
		expect(await advance(5 * 60 + 59)).toMatchObject({ runs: [] });
		const done = await advance(1);
		expect(done).toMatchObject({
			nextAt: '2026-10-26T02:00:00.000Z',
			runs: [{ problem: null, place: path.join(root, 'shop/nightly/2026-10-25') }],
		});
		expect(filesIn('shop/nightly/2026-10-25')).toEqual([
			...['days.parquet', 'orders.parquet', 'schema.json'],
		]);
		expect(statSync(path.join(root, 'shop/nightly/2026-10-25/orders.parquet')).mode & 0o777).toBe(
			0o600,
		);
		await advance(24 * 60);
		expect(filesIn('shop/nightly')).toEqual(['2026-10-25', '2026-10-26']);
		// The server keeps none of them.
		expect(await exports.jobs.list()).toEqual([]);
	});

	it('runs once at the next start if it was due while the server was off', async () => {
		await exports.saved.save(daily);
		await exports.close();
		jest.setSystemTime(new Date('2026-10-28T10:00:00Z'));
		exports = opened();
		expect(await advance(0)).toMatchObject({
			runs: [{ problem: null }],
			nextAt: '2026-10-29T02:00:00.000Z',
		});
		expect(filesIn('shop/nightly')).toEqual(['2026-10-28']);
	});

	it('is repeated after a failure, which tells what to do, and then waits for its time', async () => {
		const saved = await exports.saved.save(daily);
		rmSync(root, { recursive: true });
		await exports.saved.run(saved?.id ?? '');
		expect(await advance(0)).toMatchObject({
			runs: [
				{ problem: `The folder ${root} does not exist. Create it on the server.`, place: null },
			],
			nextAt: '2026-10-24T20:15:00.000Z',
		});
		await advance(15);
		await advance(15);
		expect(await advance(15)).toMatchObject({ nextAt: '2026-10-25T02:00:00.000Z' });
		mkdirSync(root);
		const done = await advance(6 * 60);
		expect(done?.runs.map(({ problem }) => problem === null)).toEqual([
			true,
			false,
			false,
			false,
			false,
		]);
		expect(readdirSync(`${file}.exports`)).toEqual(['saved.json']);
	});

	it.each([
		...['../out', 'a/../../b', '/etc', '', '.', 'a//b', '.hidden', 'a\\b', 'a\0b', '~/../..'],
	])('refuses the folder %j', async (typed) => {
		const to = { kind: 'folder', folder: typed };
		await expect(exports.saved.save({ ...daily, to })).rejects.toThrow(ExportRequestError);
	});

	it('does not follow a link out of the configured folder', async () => {
		const outside = mkdtempSync(path.join(tmpdir(), 'store-analytics-outside-'));
		symlinkSync(outside, path.join(root, 'shop'));
		const saved = await exports.saved.save(daily);
		await exports.saved.run(saved?.id ?? '');
		expect((await advance(0))?.runs[0]?.problem).toMatch(/is a file or a link, not a folder/);
		expect(readdirSync(outside)).toEqual([]);
		rmSync(outside, { recursive: true });
	});

	it('needs the server’s folder', async () => {
		const without = new Exports(database);
		await expect(without.saved.save(daily)).rejects.toThrow('Start it with --export-folder');
		await without.close();
	});

	it('never tells its secret, and a changed address needs it again', async () => {
		const saved = await exports.saved.save(bucket);
		const id = saved?.id ?? '';
		const kept = path.join(`${file}.exports`, 'saved.json');
		expect(statSync(kept).mode & 0o777).toBe(0o600);
		expect(readFileSync(kept, 'utf8')).toContain(bucket.secret);
		expect(JSON.stringify([saved, await exports.saved.list()])).not.toContain(bucket.secret);
		const again = { ...bucket, secret: '' };
		expect(await exports.saved.save({ ...again, name: 'Renamed' }, id)).toMatchObject({
			name: 'Renamed',
			to: { prefix: 'shop' },
		});
		expect(readFileSync(kept, 'utf8')).toContain(bucket.secret);
		for (const change of [{ endpoint: 'https://evil.example' }, { accessKey: 'AKIB' }]) {
			await expect(
				exports.saved.save({ ...again, to: { ...bucket.to, ...change } }, id),
			).rejects.toThrow('Enter the secret of the access key.');
		}
	});

	it.each([
		['http://s3.example', 'not encrypted'],
		['http://192.168.1.5:9000', 'not encrypted'],
		['https://169.254.169.254', 'belongs to no storage service'],
		['https://[fe80::1]', 'belongs to no storage service'],
		['https://user:pass@s3.example', 'without the bucket'],
		['https://s3.example/bucket', 'without the bucket'],
		['file:///etc/passwd', 'without the bucket'],
	])('refuses the address %s', async (endpoint, reason) => {
		const asked = { ...bucket, to: { ...bucket.to, endpoint } };
		await expect(exports.saved.save(asked)).rejects.toThrow(reason);
	});

	it('ends, and its files stay', async () => {
		const saved = await exports.saved.save(daily);
		await exports.saved.run(saved?.id ?? '');
		await advance(0);
		expect(await exports.saved.remove(saved?.id ?? '')).toBe(true);
		expect(await exports.saved.list()).toEqual([]);
		expect(existsSync(path.join(root, 'shop/nightly/2026-10-24/schema.json'))).toBe(true);
	});
});
