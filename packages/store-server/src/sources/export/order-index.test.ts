import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { EntryIndex } from './entry-index';
import { programWords } from '../../testing/own-process';

const indexer = path.resolve(import.meta.dirname, '../../testing/many-entries.fixture.ts');

describe('the index of an export’s orders', () => {
	it('finds entries by ids far apart and beyond 32 bits, and keeps the later place of repeated ones', () => {
		const index = new EntryIndex();
		const ids = [1, 2, 1025, 4096, 2 ** 32 + 1, 2 ** 32 + 2, 2 ** 52, 2 ** 52 + 1, 3 * 2 ** 32];
		for (const times of [1, 2]) {
			ids.forEach((id, at) => {
				const place = { offset: times * 1e10 + at, bytes: at };
				index.set({ id, created: `2026-0${times}-02 03:04:05`, place });
			});
		}
		expect(index.size).toBe(ids.length);
		expect(ids.map((id) => index.rowOf(id))).toEqual(ids.map((_, row) => row));
		expect(ids.map((_, row) => index.idOf(row))).toEqual(ids);
		expect(index.placeOf(8)).toEqual({ offset: 2e10 + 8, bytes: 8 });
		expect(index.dateOf(8)).toBe(20260202030405);
		for (const id of [0, 3, 2 ** 32, 2 ** 52 + 2]) expect(index.rowOf(id)).toBeUndefined();
	});

	it('keeps a million orders in a heap that is smaller than they are', async () => {
		// The process fails if it needs more memory; lists and maps of numbers would take twice as much.
		const { stdout } = await promisify(execFile)(process.execPath, [
			...['--max-old-space-size=64', ...programWords(indexer), '1000000'],
		]);
		expect(JSON.parse(stdout)).toEqual({
			size: 1_000_000,
			events: 1_000_000,
			told: [
				[3_000_000, 3_000_003_000, true],
				[6_000_000, 3_000_006_000, true],
				[3_000_000_000_000, 6_000_000_000, true],
			],
		});
	});
});
