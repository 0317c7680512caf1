import { dimensionMeanings, isSplitBy } from '@store-analytics/rest-api/dimensions';
import { queryMeanings } from '@store-analytics/rest-api/metrics';
import { ShopBench } from '../../testing/made-shop';
import { exact } from '../../testing/sums';

let bench: ShopBench;

beforeAll(async () => {
	bench = await ShopBench.open();
});

afterAll(() => bench.close());

const all = queryMeanings({ ordersAlone: true, fullRefunds: true }).map(({ key }) => key);

describe('Rows of a query', () => {
	it('add up to the total by every dimension, the unknown included, in metrics that say so', async () => {
		const summed = new Set<string>();
		await bench.inShops(2, async (made) => {
			const range = { after: '2025-09-01', before: '2026-06-30' };
			for (const { key, grain } of dimensionMeanings) {
				const own = all.filter((name) => isSplitBy(name, grain));
				const about = { metrics: own, dimensions: [key], range, limit: 1000 };
				const reply = await made.query(about);
				for (const { key: name } of reply.metrics.filter(({ sums_up }) => sums_up)) {
					summed.add(key);
					const sum = reply.rows.reduce((whole, row) => whole + Number(row[name]), 0);
					expect([key, name, exact(sum)]).toEqual([key, name, exact(Number(reply.totals[name]))]);
				}
			}
		});
		expect([...summed]).toEqual(
			expect.arrayContaining(['order_number', 'user_role', 'tax_class', 'tax_rate']),
		);
	});
});
