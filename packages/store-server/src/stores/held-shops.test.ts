import type { ShopSummary } from '@store-analytics/rest-api';
import { openDatabase } from '../store-file/open';
import { auckland, berlin, makeShops, removeShops, serveShops } from '../testing/several-shops';
import { until } from '../testing/until';

let folder = '';
beforeAll(async () => {
	folder = await makeShops([auckland, berlin, { ...berlin, name: 'copy' }]);
});
afterAll(() => removeShops(folder));

type Served = Awaited<ReturnType<typeof serveShops>>;

/** The rows of All shops by slug. */
async function rows({ ask }: Served): Promise<Record<string, ShopSummary>> {
	const { shops } = (await ask('/wp-json/store-analytics/shops')).body;
	return Object.fromEntries(shops.map((shop: ShopSummary) => [shop.slug, shop]));
}

const orders = ({ numbers }: ShopSummary | Record<string, never>) => numbers?.range.orders;

describe('The stores of several shops', () => {
	it('are open only a few at once, even with many requests', async () => {
		const served = await serveShops([folder], { most: 1 });
		const counts: number[] = [];
		const asked = served.shops.all.map(async ({ slug }) => {
			for (let times = 0; times < 3; times++) {
				const { status } = await served.ask(`/shops/${slug}/wp-json/wc-analytics/orders`);
				counts.push(status, served.shops.openStores);
			}
		});
		await Promise.all(asked);
		expect(new Set(counts)).toEqual(new Set([200, 1]));
		const all = await rows(served);
		expect(orders(all['berlin'] ?? {})).toBe(orders(all['copy'] ?? {}));
		expect(orders(all['auckland'] ?? {})).toBeGreaterThan(0);
		await served.close();
	});

	it('are closed while idle, and opened again on demand', async () => {
		const served = await serveShops([folder], { atRest: 20 });
		await until(() => served.shops.openStores === 0);
		expect((await served.ask('/wp-json/wc-analytics/orders')).status).toBe(200);
		expect(served.shops.openStores).toBe(1);
		await served.close();
	});

	it('are written completely if a transaction in one and reads of others compete for one slot', async () => {
		const served = await serveShops([folder], { most: 1 });
		const [first, second] = served.shops.all;
		const title = () => second?.database.all<{ n: number }>('SELECT count(*) AS n FROM orders');
		const writing = first?.database.transaction(async (database) => {
			for (let count = 0; count < 20; count++) {
				await database.run('INSERT INTO sync_state (key, value) VALUES (?, ?)', [`k${count}`, '1']);
			}
		});
		await Promise.all([title(), writing, title()]);
		const [row] = (await first?.database.all<{ n: number }>(
			"SELECT count(*) AS n FROM sync_state WHERE key LIKE 'k%'",
		)) ?? [{ n: 0 }];
		expect(row?.n).toBe(20);
		await served.close();
	});

	it('that another process has open are reported, do not affect the others, and return by themselves', async () => {
		const held = await openDatabase(`${folder}/copy.duckdb`);
		const served = await serveShops([folder], { afterFailure: 0 });
		const problems = async () =>
			Object.values(await rows(served)).map(({ slug, problem }) => [slug, problem?.kind]);
		expect(await problems()).toEqual([
			['auckland', undefined],
			['berlin', undefined],
			['copy', 'in-use'],
		]);
		const page = await served.ask('/shops/copy/wp-json/wc-analytics/orders');
		expect(page.body.message).toMatch(/copy\.duckdb is in use by another process/);
		expect((await served.ask('/healthz')).body.shops.copy).toBe('broken');
		await held.close();
		expect((await problems()).at(-1)).toEqual(['copy', undefined]);
		await served.close();
	});

	it('with slow numbers are marked as being read, and have their numbers the next time', async () => {
		const served = await serveShops([folder], { patience: 0 });
		const first = Object.values(await rows(served));
		expect(first.map(({ isReading, numbers }) => [isReading, numbers])).toEqual(
			first.map(() => [true, null]),
		);
		await served.shops.refresh();
		const then = Object.values(await rows(served));
		expect(then.map(({ isReading, numbers }) => [isReading, numbers !== null])).toEqual(
			then.map(() => [false, true]),
		);
		await served.close();
	});

	it('show no numbers of a day that has ended in the shop’s time zone', async () => {
		let now = new Date('2026-11-20T10:59:00Z');
		const served = await serveShops([folder], { now: () => now });
		const days = async () =>
			Object.fromEntries(
				Object.values(await rows(served)).map(({ slug, numbers }) => [slug, numbers?.day]),
			);
		expect(await days()).toMatchObject({ auckland: '2026-11-20', berlin: '2026-11-20' });
		now = new Date('2026-11-20T11:01:00Z');
		expect(served.shops.list()[0]?.numbers).toBeNull();
		expect(await days()).toMatchObject({ auckland: '2026-11-21', berlin: '2026-11-20' });
		await served.close();
	});
});
