import { openSmallExport } from '../../testing/asked-export';
import { orderDocument } from '../../testing/small-export';

const customer = (id: number, user: number, active: string, registered: string | null) => ({
	id,
	user_id: user,
	name: `Customer ${id}`,
	email: `customer-${id}@shop.example`,
	// Exports have the stored time, which is UTC, in these two fields.
	date_last_active: active,
	date_registered_gmt: registered,
});
const order = (id: number, user: number, total: string) =>
	orderDocument(id, {
		customer_id: user,
		total,
		...(user === 0 && { billing: { email: 'customer-3@shop.example' } }),
	});

/**
 * A shop in New York, four hours behind UTC in summer and five in winter. Customers 1, 2 and 3 spent 9.00, 30.00 in two
 * orders, and 100.00; customer 4 bought nothing.
 */
const files = {
	'wp-settings.json': { timezone: 'America/New_York' },
	'analytics-customers.json': [
		customer(1, 11, '2026-10-01T03:59:59', '2026-09-01T03:59:59'),
		customer(2, 12, '2026-10-01T04:00:00', '2026-09-01T04:00:00'),
		customer(3, 0, '2026-10-02T03:59:59', null),
		customer(4, 14, '2026-01-01T04:30:00', '2026-01-01T04:30:00'),
	],
	'orders.json': [
		order(101, 11, '9.00'),
		order(102, 12, '10.00'),
		order(103, 12, '20.00'),
		order(104, 0, '100.00'),
	],
};

let shop: Awaited<ReturnType<typeof openSmallExport>>;

beforeAll(async () => {
	shop = await openSmallExport(files);
});

afterAll(() => shop.close());

interface Shown {
	id: number;
	[field: string]: unknown;
}

const queryOf = (filters: Readonly<Record<string, string | readonly (string | number)[]>>) =>
	Object.entries(filters)
		.flatMap(([name, value]) =>
			typeof value === 'string'
				? [`${name}=${value}`]
				: value.map((one) => `${name}[]=${String(one)}`),
		)
		.join('&');

/** Ids of the customers that filters find in the table, and how many the statistics count. */
async function foundBy(filters: Parameters<typeof queryOf>[0]) {
	const table = await shop.ask(`reports/customers?${queryOf(filters)}`);
	const stats = await shop.ask(`reports/customers/stats?${queryOf(filters)}`);
	// The test's own shop gives these.
	const rows = table as Shown[];
	const { totals } = stats as { totals: { customers_count: number } };
	return { ids: rows.map(({ id }) => id).sort(), counted: totals.customers_count };
}

describe('A filter of Customers by a range', () => {
	it.each([
		['total_spend_between', 9, 30, [1, 2]],
		['total_spend_between', 30, 100, [2, 3]],
		['total_spend_between', 5, 8.99, []],
		['orders_count_between', 1, 2, [1, 2, 3]],
		['orders_count_between', 2, 10, [2]],
		['orders_count_between', 0, 0, [4]],
		['avg_order_value_between', 9, 15, [1, 2]],
		['avg_order_value_between', 15, 100, [2, 3]],
	])('%s includes both ends %d and %d, whichever comes first', async (name, low, high, ids) => {
		const found = { ids, counted: ids.length };
		expect(await foundBy({ [name]: [low, high] })).toEqual(found);
		expect(await foundBy({ [name]: [high, low] })).toEqual(found);
	});

	it.each([
		['last_active_between', '2026-10-01T00:00:00', '2026-10-01T23:59:59', [2, 3]],
		['last_active_between', '2026-09-30T00:00:00', '2026-09-30T23:59:59', [1]],
		['last_active_between', '2025-12-31T00:00:00', '2025-12-31T23:59:59', [4]],
		['registered_between', '2026-09-01T00:00:00', '2026-09-30T23:59:59', [2]],
		['registered_between', '2025-12-31T23:30:00', '2026-08-31T23:59:59', [1, 4]],
	])(
		'%s is about days of the shop, from %s to %s, whichever comes first',
		async (name, first, last, ids) => {
			const found = { ids, counted: ids.length };
			expect(await foundBy({ [name]: [first, last] })).toEqual(found);
			expect(await foundBy({ [name]: [last, first] })).toEqual(found);
		},
	);

	it.each([
		[{ total_spend_min: '9' }, [2, 3]],
		[{ total_spend_max: '30' }, [1, 4]],
		[{ total_spend_min: '9', total_spend_max: '30' }, [1, 2]],
		[{ orders_count_min: '1' }, [2]],
		[{ orders_count_max: '1' }, [4]],
		[{ last_active_after: '2026-10-01T00:00:00' }, [2, 3]],
		[{ last_active_before: '2026-09-30T23:59:59' }, [1, 4]],
		[{ registered_after: '2026-09-01T00:00:00' }, [2]],
		[{ registered_before: '2026-08-31T23:59:59' }, [1, 4]],
		[{ last_order_after: '2026-03-01T12:00:00' }, [1, 2, 3]],
		[{ last_order_after: '2026-03-01T12:00:01' }, []],
		[{ last_order_before: '2026-03-01T12:00:00' }, [1, 2, 3]],
		[{ last_order_before: '2026-03-01T11:59:59' }, []],
	])(
		'with one limit, %j, excludes an amount that equals it and includes a moment',
		async (filters, ids) => {
			expect(await foundBy(filters)).toEqual({ ids, counted: ids.length });
		},
	);
});

describe('The dates of a customer', () => {
	it('are told in the time of the shop and, apart, in UTC', async () => {
		const rows = (await shop.ask('reports/customers?customers=1,4')) as Shown[]; // of the test's own shop
		expect([...rows].sort((one, other) => one.id - other.id)).toMatchObject([
			{
				id: 1,
				date_last_active: '2026-09-30T23:59:59',
				date_last_active_gmt: '2026-10-01T03:59:59',
				date_registered: '2026-08-31T23:59:59',
				date_registered_gmt: '2026-09-01T03:59:59',
			},
			{
				id: 4,
				date_last_active: '2025-12-31T23:30:00',
				date_last_active_gmt: '2026-01-01T04:30:00',
				date_registered: '2025-12-31T23:30:00',
				date_registered_gmt: '2026-01-01T04:30:00',
			},
		]);
	});
});
