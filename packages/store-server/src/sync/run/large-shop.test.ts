import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { casesOf } from '../../testing/thorough';
import { totalOf } from '../../testing/simulated-shop/many-orders';
import { programWords } from '../../testing/own-process';

const reader = path.resolve(
	import.meta.dirname,
	'../../testing/simulated-shop/large-shop.fixture.ts',
);

/** The length of an order in a response. A sync that keeps responses grows by as much with each order. */
const BYTES_OF_ORDER = 700;

describe('a large shop', () => {
	it(
		'comes in page by page, thousands of orders, in memory that does not grow with them',
		async () => {
			const count = casesOf(12_000, 100_000);
			const { stdout } = await promisify(execFile)(process.execPath, [
				...['--expose-gc', ...programWords(reader), String(count)],
			]);
			const total = Array.from({ length: count }, (_, at) => totalOf(at + 1)).reduce(
				(sum, amount) => sum + amount,
				0,
			);
			const { memory, ...found } = JSON.parse(stdout) as { memory: number[] }; // as: the program prints it
			expect(found).toEqual({ orders: count, ids: count, total, customers: 5000 });
			// Responses on their way come and go: the least of a few times.
			const growth = Math.min(...memory.slice(-3)) - Math.min(...memory.slice(2, 5));
			expect(growth / ((count * 7) / 12)).toBeLessThan(BYTES_OF_ORDER / 2);
		},
		casesOf(120_000, 900_000),
	);
});
