import type { StoreDatabase } from '../database/store-database';
import { sumAllDays } from '../day-sums/sum-days';
import { CustomerDirectory } from '../sync/customer-directory';
import type { SourceOrder, SourceRefund } from '../sync/order-source';
import { ShopWriter } from '../sync/shop-writer';
import type { ShopTime } from '../time/shop-time';
import { ProductsByName } from './deleted-products';
import { withExactTaxes } from './taxes/exact-taxes';
import { readAll, readList, type Entry } from './files/documents';
import type { ExportSource } from './files/export-files';
import { goneTaxRateRows } from './taxes/gone-tax-rates';
import type { ImportedCatalog } from './import-catalog';
import { goneCouponRows } from './read/coupons';
import { addKnownCustomers, addUsers, userRow } from './read/people';
import { readOrder, type DeletedProducts } from './read/orders';
import { readRefunds, type RefundOfOrder } from './import-refunds';
import type { OrderRules } from './import-settings';
import { downloadRows } from './read/shop';

/** Called as the import goes on, with a share between 0 and 1. */
export type OnProgress = (share: number) => void;

interface OrderImport extends OrderRules {
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
	const deleted = new ProductsByName();
	const orders = (await readOrders(source, work, deleted)).sort(
		(one, other) => compare(one.created.local, other.created.local) || one.id - other.id,
	);
	await importGone(database, work, orders);
	const refunds = await readRefunds(source, { time: work.time, deleted }, orders);
	const customers = await importPeople(source, database, work.time, orders);
	const writer = new ShopWriter(database, customers, {
		...work.rules,
		couponId: (code) => work.catalog.couponIds.get(code.toLowerCase()),
	});
	const events = eventsOf(orders, refunds, work.rules.fullRefunds);
	for (const [index, event] of events.entries()) {
		await writeEvent(writer, event);
		if (index % 1000 === 0) work.onProgress(READING + ((1 - READING) * index) / events.length);
	}
	await writer.finish();
	const downloads = downloadRows(await readAll(source, 'analytics-downloads.json'));
	await database.append('wc_download_log', downloads.log);
	await database.append('download_permissions', downloads.permissions);
	await sumAllDays(database);
	work.onProgress(1);
}

/** An order that is placed, or a refund that is given. */
export interface ShopEvent {
	readonly at: string;
	readonly id: number;
	readonly order: SourceOrder;
	readonly refund: SourceRefund | null;
	/** A refund that is kept and counts for nothing. */
	readonly isKeptOnly: boolean;
}

/** What happened in the shop, in the order of the dates. */
export function eventsOf(
	orders: readonly SourceOrder[],
	refunds: readonly RefundOfOrder[],
	fullRefunds: boolean,
): ShopEvent[] {
	return [
		...orders.map((order) => ({
			at: order.created.local,
			id: order.id,
			order,
			refund: null,
			isKeptOnly: false,
		})),
		...refunds.map(({ order, refund, isOfRefund }) => ({
			at: refund.created.local,
			id: refund.id,
			order,
			refund,
			isKeptOnly: isOfRefund && fullRefunds,
		})),
	].sort((one, other) => compare(one.at, other.at) || one.id - other.id);
}

/** Writes what happened; events must come in their order. */
export async function writeEvent(writer: ShopWriter, event: ShopEvent): Promise<void> {
	if (!event.refund) await writer.writeOrder(event.order);
	else if (event.isKeptOnly) writer.keepRefund(event.refund, event.order.id);
	else await writer.writeRefund(event.refund, event.order);
}

function compare(one: string, other: string): number {
	if (one === other) return 0;
	return one < other ? -1 : 1;
}

async function readOrders(
	source: ExportSource,
	work: OrderImport,
	deleted: ProductsByName,
): Promise<SourceOrder[]> {
	const orders = new Map<number, SourceOrder>();
	let bytes = 0;
	const count = (size: number) => {
		bytes += size;
		work.onProgress((READING * bytes) / source.bytes);
	};
	for await (const entry of readList(source, 'orders.json', count)) {
		const order = readCountedOrder(entry, work, deleted);
		if (order && !isOlder(order, orders.get(order.id))) orders.set(order.id, order);
	}
	return [...orders.values()].filter(isOrder);
}

/** An order with the taxes that reports count; null when it has no id or date. */
export function readCountedOrder(
	entry: Entry,
	{ time, rules }: Pick<OrderRules, 'time' | 'rules'>,
	deleted: DeletedProducts,
): SourceOrder | null {
	const order = readOrder(entry, time, deleted);
	if (!order || !rules.roundsTaxAtSubtotal) return order;
	return withExactTaxes(order, entry.document, rules);
}

/** Whether it is an order yet, and still. */
export function isOrder({ status }: SourceOrder): boolean {
	return !NO_ORDERS.has(status);
}

/** Pages that shift while they are exported bring an order twice: the one that was modified last is right. */
export function isOlder(order: SourceOrder, other: SourceOrder | undefined): boolean {
	return (order.modified?.utc ?? '') < (other?.modified?.utc ?? '');
}

async function importGone(
	database: StoreDatabase,
	{ catalog, places }: OrderImport,
	orders: readonly SourceOrder[],
): Promise<void> {
	const coupons = new Set(catalog.couponIds.values());
	await database.append('coupons', goneCouponRows(orders, coupons));
	await database.append('deleted_tax_rates', goneTaxRateRows(orders, catalog.taxRateIds, places));
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
