import { openSmallServer, type SmallServer } from '../testing/small-server';

let small: SmallServer;
const ask: SmallServer['ask'] = (path, body) => small.ask(path, body);

beforeAll(async () => {
	small = await openSmallServer();
});

afterAll(() => small.close());

const refusedFor = (...names: string[]) => ({
	status: 400,
	body: { code: 'rest_invalid_param', message: `Invalid parameter(s): ${names.join(', ')}` },
});

const dated = [
	...['revenue', 'orders', 'products', 'variations', 'coupons', 'taxes', 'downloads'].flatMap(
		(report) =>
			report === 'revenue'
				? [`reports/revenue/stats`]
				: [`reports/${report}/stats`, `reports/${report}`],
	),
	'reports/categories',
	'reports/customers',
	'customers',
	'reports/performance-indicators',
	'leaderboards',
	'leaderboards/products',
	'products/reviews',
];

describe('a query that cannot be meant', () => {
	it.each(dated)('is refused by %s for its dates', async (path) => {
		for (const impossible of ['T25:00:00', 'T12:00:60', 'T12:00:00%2B99:99']) {
			for (const name of ['after', 'before']) {
				const reply = await ask(`${path}?${name}=2026-11-20${impossible}`);
				expect(reply).toMatchObject(refusedFor(name));
				expect(reply.body.data.params[name]).toBe('Invalid date.');
			}
		}
	});

	it('is refused for the dates of an export and of customers', async () => {
		const after = '2026-11-20T25:00:00';
		expect(await ask('reports/orders/export', { report_args: { after } })).toMatchObject(
			refusedFor('after'),
		);
		expect(await ask(`reports/customers?last_order_after=${after}`)).toMatchObject(
			refusedFor('last_order_after'),
		);
		const { body } = await ask(
			`reports/customers?registered_between[]=2026-11-20T00:00:00&registered_between[]=${after}`,
		);
		expect(body.data.params.registered_between).toBe(
			'registered_between must contain 2 valid dates.',
		);
		const one = await ask('reports/customers?orders_count_between[]=1');
		expect(one.body.data.params.orders_count_between).toBe(
			'orders_count_between must contain 2 numbers.',
		);
	});

	it.each(['reports/orders', 'reports/stock', 'customers', 'products', 'orders', 'admin/notes'])(
		'is refused by %s for a page beyond all counting',
		async (path) => {
			expect(await ask(`${path}?page=99999999999999999999`)).toMatchObject(refusedFor('page'));
			expect(await ask(`${path}?page=9007199254740991&per_page=2`)).toMatchObject(
				refusedFor('page'),
			);
			const { status } = await ask(`${path}?page=900719925474099`);
			expect(status).toBe(200);
		},
	);

	it.each(['orders', 'products', 'coupons', 'products/reviews'])(
		'is refused by %s for an offset beyond all counting',
		async (path) => {
			expect(await ask(`${path}?offset=9007199254740992`)).toMatchObject(refusedFor('offset'));
		},
	);

	it('is refused for an import of more days than there have been', async () => {
		const totals = (days: number) => ask(`reports/import/totals?skip_existing=false&days=${days}`);
		expect(await totals(2147483648)).toMatchObject(refusedFor('days'));
		expect((await totals(700_000)).status).toBe(200);
	});

	it('is refused for more intervals than anybody reads', async () => {
		const ever = 'after=0001-01-01T00:00:00&before=9999-12-31T23:59:59';
		for (const interval of ['hour', 'day', 'week']) {
			expect(await ask(`reports/orders/stats?interval=${interval}&${ever}`)).toMatchObject(
				refusedFor('interval'),
			);
		}
		const { status, headers, body } = await ask(
			`reports/orders/stats?interval=month&order=asc&orderby=net_revenue&${ever}`,
		);
		expect([status, headers['x-wp-total']]).toEqual([200, String(9999 * 12)]);
		const hours = `after=2010-01-01T00:00:00&before=2026-12-31T23:59:59&order=asc&interval=hour`;
		expect((await ask(`reports/orders/stats?${hours}`)).status).toBe(200);
		expect(body.intervals).toHaveLength(10);
	});

	it.each(['reports/orders', 'reports/orders/stats', 'reports/revenue/stats', 'reports/taxes'])(
		'is refused by %s for filters that it does not know, by their names',
		async (path) => {
			const unknown = [
				'gateway_is',
				'shelf_is_not',
				'shelf_is_unknown',
				'location_includes',
				'role_excludes',
			]
				.concat(['weight_between', 'weight_min', 'weight_max', 'shipped_before', 'shipped_after'])
				.concat('free_orders');
			const { status, body } = await ask(`${path}?${unknown.map((name) => `${name}=1`).join('&')}`);
			expect({ status, body }).toMatchObject(refusedFor(...unknown));
			expect(body.data.params.gateway_is).toBe('This store does not know the filter gateway_is.');
			expect((await ask(`${path}?colour=red&_locale=user&is_new=1`)).status).toBe(200);
		},
	);

	it('is refused for values of filters that nothing can have', async () => {
		const asked = await ask(
			'reports/products?hour_is=9,25&weekday_is_not=8&device_is=Mobil&coupon_used_is=~',
		);
		expect(asked).toMatchObject(refusedFor('weekday_is_not', 'hour_is'));
		expect(asked.body.data.params.weekday_is_not).toBe(
			'There is no weekday "8". There are: 1, 2, 3, 4, 5, 6, 7.',
		);
	});

	it('is refused for a filter with nested values, however they are named', async () => {
		expect(await ask('reports/products/stats?device_is[toString]=1')).toMatchObject(
			refusedFor('device_is'),
		);
	});

	it('is refused for filters of an export and of indicators', async () => {
		const report_args = { gateway_is: ['cod'] };
		expect(await ask('reports/orders/export', { report_args })).toMatchObject(
			refusedFor('gateway_is'),
		);
		expect(
			await ask('reports/performance-indicators?stats=orders/orders_count&gateway_is=cod'),
		).toMatchObject(refusedFor('gateway_is'));
		for (const boards of ['leaderboards', 'leaderboards/products']) {
			expect(await ask(`${boards}?gateway_is=cod`)).toMatchObject(refusedFor('gateway_is'));
		}
		expect((await ask('leaderboards/allowed')).status).toBe(200);
	});

	it('is refused for lists that are too long', async () => {
		const ids = Array.from({ length: 5001 }, (_, index) => index);
		expect(await ask('reports/orders?_method=GET', { product_includes: ids })).toMatchObject(
			refusedFor('product_includes'),
		);
		const pairs = Array.from({ length: 31 }, () => ['1', '2']);
		expect(await ask('reports/orders?_method=GET', { attribute_is: pairs })).toMatchObject(
			refusedFor('attribute_is'),
		);
		const location_includes = 'US:CA,'.repeat(2000);
		expect(await ask('reports/customers?_method=GET', { location_includes })).toMatchObject(
			refusedFor('location_includes'),
		);
	});
});

describe('the last and the first year', () => {
	it('are dates as others, though they end elsewhere in another year', async () => {
		const registered = await ask('reports/customers?registered_before=9999-12-31T23:59:59');
		const everybody = await ask('reports/customers?registered_after=0001-01-01T00:00:00');
		expect(registered).toMatchObject({ status: 200 });
		expect(registered.headers['x-wp-total']).toBe(everybody.headers['x-wp-total']);
		const { body } = await ask(
			'reports/revenue/stats?interval=year&order=desc&after=9998-06-01T00:00:00&before=9999-12-31T23:59:59',
		);
		expect(body.intervals).toMatchObject([
			{ interval: '9999', date_end_gmt: '10000-01-01 04:59:59' },
			{ interval: '9998', date_start: '9998-06-01 00:00:00' },
		]);
		const early = await ask(
			'reports/revenue/stats?interval=quarter&order=asc&after=0001-01-01T00:00:00&before=0001-12-31T23:59:59',
		);
		expect(early.headers['x-wp-total']).toBe('4');
		expect(early.body.intervals[0].date_start).toBe('0001-01-01 00:00:00');
	});
});
