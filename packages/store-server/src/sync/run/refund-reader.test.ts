import { openDatabase } from '../../store-file/open';
import type { StoreDatabase } from '../../database/store-database';
import type { Document } from '../../documents/files/documents';
import { clientOf, FailedAnswer } from '../../testing/simulated-shop/answering-client';
import { SyncWork } from '../state/sync-work';
import { RefundReader } from './refund-reader';

let database: StoreDatabase;
beforeAll(async () => {
	database = await openDatabase(':memory:');
});
afterAll(() => database.close());

const refundOf = (id: number, order: number): Document => ({
	id,
	parent_id: order,
	amount: '2.00',
	date_created: '2026-03-01T12:00:00',
	line_items: [],
});
const gone = new FailedAnswer(404, { code: 'woocommerce_rest_invalid_order_refund_id' });

/** The refunds of orders in a shop whose list has none; `single` is its answer for one refund. */
async function refundsIn(
	orders: readonly Document[],
	single: (id: number, order: number) => unknown,
) {
	const asked: number[] = [];
	const client = clientOf(({ pathname }) => {
		const [, order, id] = /orders\/(\d+)\/refunds\/(\d+)$/.exec(pathname) ?? [];
		if (id === undefined) return [];
		asked.push(Number(id));
		return single(Number(id), Number(order));
	});
	const work = new SyncWork(database, client, () => 0);
	const found = await new RefundReader(work).of(orders);
	const ids = [...found].flatMap(([order, refunds]) =>
		refunds.map(({ document }) => [order, document['id']]),
	);
	return { ids, asked, told: work.refused };
}

describe('Refunds that orders name and the list of the shop lacks', () => {
	const orders = [
		{ id: 1, refunds: [{ id: 11 }, { id: 12 }] },
		{ id: 2, refunds: [{ id: 13 }] },
	];

	it('are requested one by one', async () => {
		const { ids, asked, told } = await refundsIn(orders, refundOf);
		expect(asked).toEqual([11, 12, 13]);
		expect(ids).toEqual([
			[1, 11],
			[1, 12],
			[2, 13],
		]);
		expect(told).toEqual([]);
	});

	it.each<[string, unknown]>([
		['has none', gone],
		['sends another', refundOf(99, 1)],
		['sends that of another order', refundOf(12, 2)],
		['sends no document', [null]],
	])('are told with their order if the shop %s', async (_how, answer) => {
		const { ids, told } = await refundsIn(orders, (id, order) =>
			id === 12 ? answer : refundOf(id, order),
		);
		expect(ids).toEqual([
			[1, 11],
			[2, 13],
		]);
		expect(told).toEqual([
			'https://shop.example: order 1 lists refund 12, but the shop does not send it. The order counts as not refunded until then. Check the order in the shop.',
		]);
	});

	it('are requested a hundred times for a page of orders, and the others are told', async () => {
		const many = Array.from({ length: 103 }, (_, at) => ({ id: 1000 + at }));
		const { ids, asked, told } = await refundsIn([{ id: 1, refunds: many }], refundOf);
		expect([ids.length, asked.length, told.length]).toEqual([100, 100, 3]);
	});
});
