/**
 * Fills a store from a shop's database, in its own process, so that memory and processor time are those of the fill
 * alone. Arguments: address of the database, password, file of the store. Prints the measurements as JSON.
 */
import { openDatabase } from '../../../packages/store-server/src/store-file/open';
import { makeStore } from '../../../packages/store-server/src/store-file/make-store';
import { ShopDatabase } from '../../../packages/store-server/src/sources/tables/shop-database';
import { readState } from '../../../packages/store-server/src/sync/state/sync-state';
import { mostMemory } from '../measure';
import {
	beginTableSync,
	TableSync,
} from '../../../packages/store-server/src/sync/tables/table-sync';

/** Measurements of filling a store. */
export interface FillNumbers {
	readonly orders: number;
	/** Seconds until all orders were read, and until everything was read and compared day by day. */
	readonly secondsOfOrders: number;
	readonly seconds: number;
	readonly processorSeconds: number;
	/** Peak memory of the process. */
	readonly megabytes: number;
	/** Days whose numbers differ from those that WooCommerce counted. */
	readonly differingDays: number;
}

const [shop = '', secret = '', file = ''] = process.argv.slice(2);
const started = performance.now();
const seconds = () => (performance.now() - started) / 1000;
let secondsOfOrders = 0;

const tables = new ShopDatabase({
	shop,
	credentials: { kind: 'database', name: 'reader', secret },
});
await makeStore(file, (database) => beginTableSync({ database, tables }));
const database = await openDatabase(file);
const sync = await TableSync.open({ database, tables });
const watch = setInterval(() => {
	const orders = sync.work.progress.all.find(({ name }) => name === 'orders');
	if (orders?.complete && secondsOfOrders === 0) secondsOfOrders = seconds();
	console.error(
		`${seconds().toFixed(0)} s: ${orders?.done ?? 0} orders, ${mostMemory().toFixed(0)} MB at most`,
	);
}, 10_000);
await sync.run();
clearInterval(watch);
const orders = sync.work.progress.all.find(({ name }) => name === 'orders')?.done ?? 0;
const proof = await readState(database, 'proof');
await database.close();
await tables.close();
const { userCPUTime, systemCPUTime } = process.resourceUsage();
const numbers: FillNumbers = {
	orders,
	secondsOfOrders,
	seconds: seconds(),
	processorSeconds: (userCPUTime + systemCPUTime) / 1e6,
	megabytes: mostMemory(),
	differingDays: (proof?.differences.length ?? Number.NaN) + (proof?.repaired ?? Number.NaN),
};
console.log(JSON.stringify(numbers));
