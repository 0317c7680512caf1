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

describe('a large shop', () => {
	it(
		'comes in page by page, tens of thousands of orders, in memory that does not grow with them',
		async () => {
			const count = casesOf(30_000, 100_000);
			// All documents at once would be more; the simulated shop is in the same memory, which ends the process when it is full.
			const { stdout } = await promisify(execFile)(process.execPath, [
				...['--max-old-space-size=120', ...programWords(reader), String(count)],
			]);
			const total = Array.from({ length: count }, (_, at) => totalOf(at + 1)).reduce(
				(sum, amount) => sum + amount,
				0,
			);
			expect(JSON.parse(stdout)).toEqual({ orders: count, ids: count, total, customers: 5000 });
		},
		casesOf(120_000, 900_000),
	);
});
