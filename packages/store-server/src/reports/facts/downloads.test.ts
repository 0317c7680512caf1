import { openSmallExport } from '../../testing/asked-export';

const download = (id: number, user: number, order: number) => ({
	id,
	date_gmt: `2026-03-0${id} 10:00:00`,
	download_id: 'file',
	product_id: 7,
	order_id: order,
	user_id: user,
	ip_address: '203.0.113.7',
	file_name: 'song.mp3',
	file_path: 'https://shop.example/song.mp3',
});
const customer = (id: number, user: number) => ({
	id,
	user_id: user,
	name: `Customer ${id}`,
	email: `customer-${id}@shop.example`,
});

/** Accounts 11 and 12 are the customers 1 and 2; customer 3 is a guest. Downloads 3 and 4 are a guest's. */
const files = {
	'analytics-customers.json': [customer(1, 11), customer(2, 12), customer(3, 0)],
	'analytics-downloads.json': [
		download(1, 11, 101),
		download(2, 12, 102),
		download(3, 0, 103),
		download(4, 0, 104),
	],
};

let shop: Awaited<ReturnType<typeof openSmallExport>>;

beforeAll(async () => {
	shop = await openSmallExport(files);
});

afterAll(() => shop.close());

/** Ids of the downloads that a filter finds in the table, oldest first, and how many the statistics count. */
async function foundBy(filter: string) {
	const period = 'after=2026-03-01T00:00:00&before=2026-03-31T23:59:59';
	const table = await shop.ask(`reports/downloads?${period}&order=asc&${filter}`);
	const stats = await shop.ask(`reports/downloads/stats?${period}&${filter}`);
	// The test's own shop gives these.
	const rows = table as { id: number }[];
	const { totals } = stats as { totals: { download_count: number } };
	return { ids: rows.map(({ id }) => id), counted: totals.download_count };
}

describe('Downloads filtered by customer', () => {
	it.each([
		[
			'without one of two customers are those of the other and of guests',
			'customer_excludes=1',
			[2, 3, 4],
		],
		['without both customers are those of guests', 'customer_excludes=1,2', [3, 4]],
		[
			'without a customer who is a guest are all, because no download names one',
			'customer_excludes=3',
			[1, 2, 3, 4],
		],
		['of a customer are those of the account', 'customer_includes=1', [1]],
		['of a customer who is a guest are none', 'customer_includes=3', []],
		[
			'without a customer, or of an order, are those that meet either',
			'match=any&customer_excludes=1&order_includes=101',
			[1, 2, 3, 4],
		],
		[
			'without a customer and without an order are those that meet both',
			'customer_excludes=1&order_excludes=103',
			[2, 4],
		],
	])('%s', async (_, filter, ids) => {
		expect(await foundBy(filter)).toEqual({ ids, counted: ids.length });
	});
});
