import { openDatabase } from '../../store-file/open';
import { manyOrders } from './many-orders';
import { lastOrders } from './recorded-shop';
import { SimulatedShop } from './simulated-shop';
import { syncOf } from './synced-shop';

/**
 * A process that syncs a simulated shop with a number of orders. Prints the results as JSON, and the memory in use after each
 * twelfth of the orders, in bytes. Node needs `--expose-gc`.
 */
const count = Number(process.argv[2]);
const memory: number[] = [];
let read = 0;
function measure() {
	read += 1;
	if (read % Math.floor(count / 12) !== 0) return;
	globalThis.gc?.();
	const { heapUsed, external } = process.memoryUsage();
	memory.push(heapUsed + external);
}
const shop = new SimulatedShop(lastOrders(300));
await shop.open();
shop.rest.collections.set('/wc/v3/orders', manyOrders(count, measure));
const database = await openDatabase(':memory:');
await (await syncOf(shop, database)).run();
const [row] = await database.all(
	`SELECT count(*) AS orders, count(DISTINCT order_id) AS ids, CAST(sum(total_sales) AS DOUBLE) AS total,
		count(DISTINCT customer_id) AS customers FROM wc_order_stats`,
);
process.stdout.write(JSON.stringify({ ...row, memory }));
await shop.close();
await database.close();
