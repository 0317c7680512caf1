import { gzipSync } from 'node:zlib';
import { fitting, parsed } from '../support/store-server/plugin-limits';
import { flood, floodUnits, forgedTotals, replyOf } from '../support/store-server/hostile-replies';

const packed = (text: string) => gzipSync(text);

describe('A response of a store server', () => {
	it('is refused before it is parsed if PHP has not the memory for it', () => {
		const floods = floodUnits.flatMap((unit) => [
			Buffer.from(flood(unit, 400_000)),
			packed(flood(unit, 4_000_000)),
		]);
		const types = parsed(floods, '64M');
		// A list of numbers or short texts of that size is no danger.
		expect(types.map((type, index) => [floodUnits[index >> 1], type])).toEqual(
			floodUnits.flatMap((unit) => [
				[unit, /^["0]/.test(unit) ? 'array' : 'boolean'],
				[unit, 'boolean'],
			]),
		);
	});

	it('is parsed if it is a page of a report, packed or not, with a small limit', () => {
		const row = {
			order_id: 1,
			net_total: 12.5,
			extended_info: { products: [{ id: 1, name: 'A, {b}' }] },
		};
		const page = JSON.stringify({ shop: 'x', age: 1, data: Array(100).fill(row) });
		expect(parsed([Buffer.from(page), packed(page)], '64M')).toEqual(['array', 'array']);
	});

	it('is refused if its totals fit neither the request nor the rows', () => {
		const forged = forgedTotals.map((totals) => JSON.parse(replyOf('x', totals)) as object); // as: it writes objects
		expect(fitting({}, forged)).toEqual(forged.map(() => false));
		const rows = (count: number) => Array(count).fill({});
		const first = { total: 7, total_pages: 3, data: rows(3) };
		const last = { total: 7, total_pages: 3, data: rows(1) };
		const none = { total: null, total_pages: null, data: rows(9) };
		expect(fitting({}, [first, last, none])).toEqual([true, false, true]);
		expect(fitting({ page: 3 }, [first, last])).toEqual([false, true]);
		const week = { after: '2026-11-01T00:00:00', before: '2026-11-07T23:59:59' };
		const stats = (total: number) => ({
			total,
			total_pages: Math.ceil(total / 3),
			data: { totals: {}, intervals: rows(3) },
		});
		expect(fitting(week, [stats(7), stats(70)])).toEqual([true, false]);
		expect(fitting({ ...week, interval: 'hour' }, [stats(168), stats(1680)])).toEqual([
			true,
			false,
		]);
	});

	it('is no JSON if it nests without end, is damaged or unpacks to more than the limit', () => {
		const deep = Buffer.from(`${'['.repeat(500)}${']'.repeat(500)}`);
		const damaged = packed('{"shop":"x"}').subarray(0, 20);
		const bomb = packed(' '.repeat(64 * 1024 ** 2));
		expect(parsed([deep, damaged, bomb], '64M')).toEqual(['NULL', 'NULL', 'NULL']);
	});
});
