import { clientOf } from '../../../testing/simulated-shop/answering-client';
import type { ShopClient } from '../shop-client';
import { DATE_START, DatePages, type DateCursor } from './date-pages';
import { readWholeList } from './whole-list';

const ROUTE = '/wc/v3/orders';
const page = Array.from({ length: 100 }, (_, at) => ({
	id: 100 - at,
	date_created_gmt: `2026-03-01T12:${String(59 - (at >> 1)).padStart(2, '0')}:00`,
	date_modified_gmt: `2026-03-01T12:${String(at >> 1).padStart(2, '0')}:00`,
}));

async function byDate(client: ShopClient, by: 'created' | 'modified'): Promise<void> {
	const pages = new DatePages(client, { route: ROUTE, by }, 100);
	let cursor: DateCursor | null = DATE_START;
	while (cursor !== null) cursor = (await pages.read(cursor)).next;
}

describe('A list of a shop whose cache ignores the query', () => {
	it.each<[string, (client: ShopClient) => Promise<unknown>]>([
		['backwards by its dates', (client) => byDate(client, 'created')],
		['forwards by its changes', (client) => byDate(client, 'modified')],
		['page by page', (client) => readWholeList(client, ROUTE, {}, () => Promise.resolve())],
	])(
		'is given up after a few requests when it is read %s, and the cache is named',
		async (_how, read) => {
			let sent = 0;
			const client = clientOf(() => {
				sent++;
				if (sent > 20) throw new Error('It is asked without end.');
				return page;
			});
			await expect(read(client)).rejects.toMatchObject({
				problem: 'cached',
				message: `https://shop.example${ROUTE} returns the same entries for every request. A cache of the shop ignores everything after the “?” of an address. Exclude /wp-json/ from the cache.`,
			});
			expect(sent).toBeLessThan(5);
		},
	);

	it('is read to its end if all of it is on one page', async () => {
		const few = page.slice(0, 7);
		await byDate(
			clientOf(({ searchParams }) => (searchParams.has('before') ? [] : few)),
			'created',
		);
		const { ids } = await readWholeList(
			clientOf(() => few),
			ROUTE,
			{},
			() => Promise.resolve(),
		);
		expect(ids.size).toBe(7);
	});
});
