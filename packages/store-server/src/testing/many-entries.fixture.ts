import { OrderIndex } from '../sources/export/order-index';
import type { SourceOrder } from '../orders/order-source';

/** A process that indexes orders of one day, the newest first, each twice. It prints the index's results as JSON. */
const count = Number(process.argv[2]);
const index = new OrderIndex();
for (const offset of [0, 3000 * count]) {
	for (let at = count; at > 0; at--) {
		const time = new Date(1_780_000_000_000 + at * 1000).toISOString().slice(0, 19);
		const moment = { local: time.replace('T', ' '), utc: time.replace('T', ' ') };
		const about = { id: at * 3_000_000, created: moment, modified: moment, userId: 7 };
		const order = { ...about, status: 'completed', billing: { email: '' } };
		// All fields of an order that the index reads.
		index.addOrder(order as unknown as SourceOrder, { offset: offset + at * 3000, bytes: 3000 });
	}
}
const events = index.events();
const { orders } = index;
const told = [0, 1, count - 1].map((at) => {
	const row = events[at] ?? -1;
	return [orders.idOf(row), orders.placeOf(row).offset, orders.rowOf(orders.idOf(row)) === row];
});
process.stdout.write(JSON.stringify({ size: orders.size, events: events.length, told }));
