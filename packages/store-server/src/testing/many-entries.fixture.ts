import { OrderIndex } from '../sources/export/order-index';
import type { SourceOrder } from '../orders/order-source';

/** A process that indexes orders, one each second, the newest first, each twice. It prints the index's results as JSON. */
const count = Number(process.argv[2]);
const two = (number: number) => String(number).padStart(2, '0');
const ends = Array.from(
	{ length: 3600 },
	(_, at) => `:${two(Math.floor(at / 60))}:${two(at % 60)}`,
);
const hours = Array.from({ length: Math.ceil((count + 1) / 3600) }, (_, at) =>
	new Date(Date.UTC(2026, 5, 1, at)).toISOString().slice(0, 13).replace('T', ' '),
);
/** A Date for each of two million orders would take longer than the index. */
const stampOf = (second: number) => `${hours[Math.floor(second / 3600)]}${ends[second % 3600]}`;
const index = new OrderIndex();
for (const offset of [0, 3000 * count]) {
	for (let at = count; at > 0; at--) {
		const stamp = stampOf(at);
		const moment = { local: stamp, utc: stamp };
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
