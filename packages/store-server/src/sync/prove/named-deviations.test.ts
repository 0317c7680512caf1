import type { StoreDatabase } from '../../database/store-database';
import { forgetDays } from '../../day-sums/sum-days';
import { openDatabase } from '../../store-file/open';
import { lastOrders } from '../../testing/simulated-shop/recorded-shop';
import { reportsOver } from '../../testing/simulated-shop/shop-reports';
import { SimulatedShop } from '../../testing/simulated-shop/simulated-shop';
import { importedStore, syncOf } from '../../testing/simulated-shop/synced-shop';
import { readState } from '../state/sync-state';
import { expectedDays, putOffDays } from './day-states';
import { explainRows } from './named-deviations';

type Row = readonly [id: number, orderId: number, itemsSold: number, netSales: number];

/** An order of 3 pieces and 30.00, of which refund 11 took 1 piece and 10.00, and refund 12 the rest. */
const sums = new Map([
	[10, { itemsSold: 3, netSales: 30, refunds: 2, left: { itemsSold: 0, netSales: 0 } }],
]);
const explained = (ours: readonly Row[], theirs: readonly Row[], of = sums) => {
	const here = { shop: { settings: { currency: { precision: 2 } } }, sumsOf: async () => of };
	const rows = (some: readonly Row[]) =>
		some.map(([id, orderId, itemsSold, netSales]) => ({ id, orderId, itemsSold, netSales }));
	// Only the precision of the shop matters here.
	return explainRows(
		here as unknown as Parameters<typeof explainRows>[0],
		rows(ours),
		rows(theirs),
	);
};

describe('The rows of a day in both reports', () => {
	it('differ as expected where the shop takes the whole order back again', async () => {
		expect(await explained([[12, 10, -2, -20]], [[12, 10, -3, -30]])).toEqual({
			ids: [],
			deviations: ['refunded-twice'],
		});
	});

	it('differ as expected where the shop cuts off a fraction', async () => {
		expect(await explained([[7, 7, 2.5, 9]], [[7, 7, 2, 9]])).toEqual({
			ids: [],
			deviations: ['fractions'],
		});
	});

	it.each<[string, readonly Row[], readonly Row[], Map<number, object>?]>([
		['another amount than the whole order', [[12, 10, -2, -20]], [[12, 10, -3, -29]]],
		['other items than the whole order', [[12, 10, -2, -20]], [[12, 10, -2, -30]]],
		['a row that only the shop has', [], [[12, 10, -3, -30]]],
		['a row that only the store has', [[12, 10, -2, -20]], []],
		['a fraction and another amount', [[10, 10, 2.5, 9]], [[10, 10, 2, 8]]],
		['a piece too few where nothing has a fraction', [[10, 10, 2, 9]], [[10, 10, 1, 9]]],
		[
			'an order of which something is left',
			[[12, 10, -2, -20]],
			[[12, 10, -3, -30]],
			new Map([[10, { ...sums.get(10), left: { itemsSold: 1, netSales: 10 } }]]),
		],
		[
			'an order without an earlier refund',
			[[12, 10, -2, -20]],
			[[12, 10, -3, -30]],
			new Map([[10, { ...sums.get(10), refunds: 1 }]]),
		],
	])('name the order for %s', async (_what, ours, theirs, of = sums) => {
		const found = await explained(ours, theirs, of as typeof sums); // as: changed above
		expect(found).toEqual({ ids: [10], deviations: [] });
	});
});

const START = Date.parse('2026-11-20T20:00:00Z');
const about = { wc_version: '10.9.1', wc_database_version: '10.9.1', wp_version: '7.0' };
const files = lastOrders(60);

interface OrderFile {
	readonly id: number;
	readonly line_items: readonly {
		id: number;
		quantity: number;
		total: string;
		product_id: number;
	}[];
	readonly [key: string]: unknown;
}

/** A paid order, of which a piece was refunded on the 16th, and everything else in one sum on the 17th. */
function refundedTwice() {
	const orders = files['orders.json'] as OrderFile[]; // of the export
	const order = orders.find(
		({ status, date_paid, line_items: [line], refunds }) =>
			status === 'completed' && date_paid && Number(line?.quantity) > 1 && String(refunds) === '',
	) as OrderFile; // the shop has such
	const [line] = order.line_items;
	const piece = Math.round((Number(line?.total) / Number(line?.quantity)) * 100) / 100;
	const refund = (
		id: number,
		day: string,
		amount: number,
		lines: readonly object[],
		type: string,
	) => ({
		...{ id, parent_id: order.id, amount: amount.toFixed(2), reason: '', refunded_by: 1 },
		...{ date_created: `${day}T10:00:00`, date_created_gmt: `${day}T15:00:00` },
		...{ line_items: lines, tax_lines: [], shipping_lines: [], fee_lines: [] },
		meta_data: [{ id: 0, key: '_refund_type', value: type }],
	});
	const back = {
		...line,
		id: 910_001,
		quantity: -1,
		subtotal: `-${piece}`,
		total: `-${piece}`,
		taxes: [],
	};
	const refunds = [
		refund(900_001, '2026-11-16', piece, [back], 'partial'),
		refund(900_002, '2026-11-17', Number(order['total']) - piece, [], 'full'),
	];
	const listed = refunds.map(({ id, amount }) => ({ id, reason: '', total: `-${amount}` }));
	return {
		order: { ...order, status: 'refunded', refunds: listed },
		refunds,
		items: order.line_items.reduce((sum, { quantity }) => sum + quantity, 0),
		net: Number(order['total']) - Number(order['total_tax']) - Number(order['shipping_total']),
	};
}

describe('A comparison with a shop that takes refunded parts back again', () => {
	const { order, refunds, items, net } = refundedTwice();
	const shopFiles = {
		...files,
		'store.json': about,
		'orders.json': (files['orders.json'] as OrderFile[]).map((one) =>
			// of the export
			one.id === order.id ? order : one,
		),
		'refunds.json': [...(files['refunds.json'] as object[]), ...refunds], // of the export
	};
	let shop: SimulatedShop;
	let counted: StoreDatabase;
	let database: StoreDatabase;
	beforeEach(async () => {
		shop = new SimulatedShop(shopFiles);
		await shop.open();
		shop.clockAhead = START - Date.now();
		counted = await importedStore(shopFiles);
		await forgetDays(counted);
		await counted.run(
			`UPDATE wc_order_stats SET num_items_sold = ${-items}, net_total = ${-net} WHERE order_id = 900002`,
		);
		shop.reports = await reportsOver(counted);
		database = await openDatabase(':memory:');
	});
	afterEach(async () => {
		await shop.close();
		await counted.close();
		await database.close();
	});

	const state = async () => ({
		proof: await readState(database, 'proof'),
		expected: expectedDays((await readState(database, 'expected')) ?? {}),
	});

	it('tells the day as expected: it neither differs nor is left to the shop, and is not read again', async () => {
		const sync = await syncOf(shop, database, {}, () => START);
		await sync.run();
		const { proof, expected } = await state();
		expect(proof).toMatchObject({ differences: [], repaired: 0, problem: null });
		const told = [{ deviation: 'refunded-twice', count: 1, newest: ['2026-11-17'] }];
		expect(expected).toEqual(told);
		expect(await readState(database, 'pending')).toEqual({});
		// So does another comparison.
		const before = shop.requests.length;
		sync.prove();
		await sync.run();
		expect((await state()).expected).toEqual(told);
		const again = shop.requests.slice(before).filter(({ query }) => query.has('include'));
		expect(again.filter(({ route }) => route === '/wc/v3/orders')).toEqual([]);
	});

	it('names the other orders of such a day, which differs then', async () => {
		const [other] = await counted.all<{ id: number }>(
			`SELECT order_id AS id FROM wc_order_stats WHERE parent_id = 0 AND status = 'wc-completed'
				AND date_paid BETWEEN '2026-11-17' AND '2026-11-17 23:59:59' LIMIT 1`,
		);
		await counted.run('UPDATE wc_order_stats SET net_total = net_total + 1 WHERE order_id = ?', [
			other?.id ?? 0,
		]);
		await (await syncOf(shop, database, {}, () => START)).run();
		const { proof, expected } = await state();
		expect(proof?.differences).toMatchObject([{ day: '2026-11-17', orderIds: [other?.id] }]);
		expect(expected).toEqual([]);
	});
});

describe('The days of a status', () => {
	it('are listed by what they wait for, newest first, each once', () => {
		const states = {
			'2026-10-01': ['fractions'],
			'2026-10-03': ['fractions', 'refunded-twice'],
			'2026-10-02': ['fractions'],
		} as const;
		expect(expectedDays(states)).toEqual([
			{ deviation: 'refunded-twice', count: 1, newest: ['2026-10-03'] },
			{ deviation: 'fractions', count: 2, newest: ['2026-10-02', '2026-10-01'] },
		]);
	});

	it('are put off if they differed while orders were being counted, but not if they only changed', () => {
		const total = { shop: 1, here: 2 };
		const told = {
			day: '2026-10-04',
			orders: total,
			itemsSold: total,
			netSales: total,
			orderIds: [],
		};
		const pending = {
			'2026-10-02': { due: 0, ids: [7] },
			'2026-10-03': { due: 0, ids: null },
			'2026-10-04': { due: 0, ids: [8] },
			'2026-10-05': { due: 0, ids: [] },
		};
		expect(putOffDays(pending, { differences: [told] })).toEqual(['2026-10-05', '2026-10-02']);
	});
});
