import type { StoreDatabase } from '../database/store-database';
import { CustomerDirectory } from '../sync/customer-directory';
import type { SourceOrder, SourceRefund } from '../sync/order-source';
import { ShopWriter } from '../sync/shop-writer';
import type { ShopTime } from '../time/shop-time';
import { readAll, readList } from './documents';
import type { ExportSource } from './export-source';
import type { ImportedCatalog } from './import-catalog';
import { ImportError } from './import-error';
import type { OnProgress } from './import-shop';
import { addKnownCustomers, addUsers, userRow } from './read-people';
import { readOrder, readRefund } from './read-orders';
import { downloadRows } from './read-shop';

interface OrderImport {
	readonly time: ShopTime;
	readonly rules: {
		readonly precision: number;
		readonly roundsTaxAtSubtotal: boolean;
		readonly excludedStatuses: readonly string[];
	};
	readonly catalog: ImportedCatalog;
	readonly onProgress: OnProgress;
}

/** Statuses of orders that are not yet, or no longer, orders. */
const NO_ORDERS = new Set(['auto-draft', 'checkout-draft', 'trash']);

/** Reading is most of the work; the rest of the bar is writing. */
const READING = 0.7;

/** Takes in customers, orders, refunds and downloads. */
export async function importOrders(
	source: ExportSource,
	database: StoreDatabase,
	work: OrderImport,
): Promise<void> {
	const orders = await readOrders(source, work);
	const refunds = await readRefunds(
		source,
		work,
		new Map(orders.map((order) => [order.id, order])),
	);
	const customers = await importPeople(source, database, work.time, orders);
	const writer = new ShopWriter(database, customers, {
		...work.rules,
		couponId: (code) => work.catalog.couponIds.get(code.toLowerCase()),
	});
	const events = [
		...orders.map((order) => ({ at: order.created.local, id: order.id, order, refund: null })),
		...refunds.map(({ order, refund }) => ({
			at: refund.created.local,
			id: refund.id,
			order,
			refund,
		})),
	].sort((one, other) => compare(one.at, other.at) || one.id - other.id);
	for (const [index, { order, refund }] of events.entries()) {
		if (refund) await writer.writeRefund(refund, order);
		else await writer.writeOrder(order);
		if (index % 1000 === 0) work.onProgress(READING + ((1 - READING) * index) / events.length);
	}
	await writer.finish();
	const downloads = downloadRows(await readAll(source, 'analytics-downloads.json'));
	await database.append('wc_download_log', downloads.log);
	await database.append('download_permissions', downloads.permissions);
	work.onProgress(1);
}

function compare(one: string, other: string): number {
	if (one === other) return 0;
	return one < other ? -1 : 1;
}

async function readOrders(source: ExportSource, work: OrderImport): Promise<SourceOrder[]> {
	const orders: SourceOrder[] = [];
	let bytes = 0;
	const count = (size: number) => {
		bytes += size;
		work.onProgress((READING * bytes) / source.bytes);
	};
	let number = 0;
	for await (const entry of readList(source, 'orders.json', count)) {
		number++;
		const order = readOrder(entry, work.time, work.catalog.productsByName);
		if (!order) {
			throw new ImportError(
				`orders.json in ${source.place} holds something that is no order as entry ${number} (it needs id, date_created and line_items); export it again from /wc/v3/orders.`,
			);
		}
		if (!NO_ORDERS.has(order.status)) orders.push(order);
	}
	return orders;
}

async function readRefunds(
	source: ExportSource,
	work: OrderImport,
	orders: ReadonlyMap<number, SourceOrder>,
): Promise<{ order: SourceOrder; refund: SourceRefund }[]> {
	const refunds = [];
	for await (const entry of readList(source, 'refunds.json')) {
		const read = readRefund(entry, work.time, work.catalog.productsByName);
		const order = read && orders.get(read.orderId);
		// A refund of an order that is in the trash counts for nothing, as its order.
		if (order) refunds.push({ order, refund: read.refund });
	}
	return refunds;
}

async function importPeople(
	source: ExportSource,
	database: StoreDatabase,
	time: ShopTime,
	orders: readonly SourceOrder[],
): Promise<CustomerDirectory> {
	const users = await readAll(source, 'customers.json');
	await database.append(
		'users',
		users.map((user) => userRow(user, time)),
	);
	const directory = new CustomerDirectory();
	const known = await readAll(source, 'analytics-customers.json');
	addKnownCustomers(directory, known, users, orders);
	addUsers(directory, users, time);
	return directory;
}
