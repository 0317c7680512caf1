import type { Document } from '../../../documents/files/documents';
import { round } from '../../../orders/lookup-rows';
import type { ShopTime } from '../../../base/time/shop-time';
import type { Catalog } from '../catalog/catalog-names';
import { plainOrSerialized } from '../php-values';
import type { TableReader } from '../shop-database';
import { readItemsOf, type ItemLists } from './order-items';
import type {
	AddressRecord,
	MetaRecord,
	OrderRecord,
	OrderTables,
	RefundRecord,
} from './order-record';

/** Documents of orders and their refunds, in the shape of /wc/v3. */
export interface OrderDocuments {
	readonly orders: readonly Document[];
	/** By order, including refunds of refunds. */
	readonly refunds: ReadonlyMap<number, readonly Document[]>;
	/** Customers by order, from the shop’s lookup tables; orders that these do not contain yet are missing. */
	readonly customers: ReadonlyMap<number, { readonly id: number; readonly isReturning: boolean }>;
}

/** Inputs of the documents besides the tables. */
interface OrderReading {
	readonly tables: OrderTables;
	readonly catalog: Catalog;
	readonly time: ShopTime;
	/** Decimals of the currency. */
	readonly precision: number;
}

/** Maximum depth of refunds of refunds. */
const DEPTH = 3;

/** Reads orders by id, with their items, meta data and refunds. */
export async function readOrders(
	reader: TableReader,
	ids: readonly number[],
	reading: OrderReading,
): Promise<OrderDocuments> {
	const { tables, catalog, precision } = reading;
	const orders = await tables.read(reader, ids);
	const refunds = await readRefunds(reader, tables, ids);
	const all = [...refunds.values()].flat();
	const owners = [...orders.map(({ id }) => id), ...all.map(({ id }) => id)];
	const counted = await reader.rows<{ id: number; customer: number; returning: number | null }>(
		`SELECT order_id AS id, customer_id AS customer, returning_customer AS \`returning\`
			FROM {wc_order_stats} WHERE order_id IN (?)`,
		[ids],
	);
	const itemsOf =
		owners.length === 0 ? noItems : await readItemsOf(reader, owners, catalog, precision);
	return {
		orders: orders.map((order) =>
			orderDocument(order, itemsOf(order.id), refunds.get(order.id) ?? [], reading),
		),
		refunds: new Map(
			[...refunds].map(([orderId, list]) => [
				orderId,
				list.map((refund) => refundDocument(refund, itemsOf(refund.id), reading)),
			]),
		),
		customers: new Map(
			counted.map(({ id, customer, returning }) => [
				id,
				{ id: customer, isReturning: returning === 1 },
			]),
		),
	};
}

async function readRefunds(
	reader: TableReader,
	tables: OrderTables,
	ids: readonly number[],
): Promise<Map<number, RefundRecord[]>> {
	const byOrder = new Map<number, RefundRecord[]>();
	const orderOf = new Map(ids.map((id) => [id, id]));
	let parents: readonly number[] = ids;
	for (let depth = 1; depth <= DEPTH && parents.length > 0; depth++) {
		const found = await tables.readRefunds(reader, parents);
		for (const refund of found) {
			const orderId = orderOf.get(refund.parentId) ?? refund.parentId;
			orderOf.set(refund.id, orderId);
			byOrder.set(orderId, [...(byOrder.get(orderId) ?? []), refund]);
		}
		parents = found.map(({ id }) => id);
	}
	return byOrder;
}

const noItems = (): ItemLists => ({
	line_items: [],
	tax_lines: [],
	shipping_lines: [],
	fee_lines: [],
	coupon_lines: [],
});

function orderDocument(
	order: OrderRecord,
	items: ItemLists,
	refunds: readonly RefundRecord[],
	{ time, precision }: OrderReading,
): Document {
	const money = moneyWith(precision);
	return {
		id: order.id,
		parent_id: 0,
		status: order.status,
		currency: order.currency,
		version: order.version,
		prices_include_tax: order.pricesIncludeTax,
		...dates('date_created', order.created, time),
		...dates('date_modified', order.modified, time),
		discount_total: money(order.discountTotal),
		discount_tax: money(order.discountTax),
		shipping_total: money(order.shippingTotal),
		shipping_tax: money(order.shippingTax),
		cart_tax: money(order.cartTax),
		total: money(order.total),
		total_tax: money(order.cartTax + order.shippingTax),
		customer_id: order.userId,
		order_key: order.orderKey,
		billing: addressDocument(order.billing, true),
		shipping: addressDocument(order.shipping, false),
		payment_method: order.paymentMethod,
		payment_method_title: order.paymentMethodTitle,
		transaction_id: order.transactionId,
		customer_ip_address: order.ipAddress,
		customer_user_agent: order.userAgent,
		created_via: order.createdVia,
		customer_note: order.customerNote,
		...dates('date_completed', order.completed, time),
		...dates('date_paid', order.paid, time),
		cart_hash: order.cartHash,
		number: numberOf(order),
		meta_data: metaDocuments(order.meta),
		...items,
		refunds: refunds
			.filter(({ parentId }) => parentId === order.id)
			.sort((one, other) => other.id - one.id)
			.map(({ id, reason, amount }) => ({ id, reason, total: money(-amount) })),
	};
}

/** Order number from plugins that number orders themselves; otherwise the id. */
function numberOf({ id, meta }: OrderRecord): string {
	const own = meta.find(({ key }) => key === '_order_number_formatted' || key === '_order_number');
	return own?.value || String(id);
}

function refundDocument(
	refund: RefundRecord,
	items: ItemLists,
	{ time, precision }: OrderReading,
): Document {
	const { line_items, tax_lines, shipping_lines, fee_lines } = items;
	return {
		id: refund.id,
		parent_id: refund.parentId,
		...dates('date_created', refund.created, time),
		amount: moneyWith(precision)(refund.amount),
		reason: refund.reason,
		refunded_by: refund.refundedBy,
		refunded_payment: refund.refundedPayment,
		meta_data: metaDocuments(refund.meta),
		line_items,
		shipping_lines,
		tax_lines,
		fee_lines,
	};
}

function moneyWith(precision: number): (amount: number) => string {
	return (amount) => round(amount, precision).toFixed(precision);
}

/** A time in the shop’s time zone, and in UTC under the name with `_gmt`. */
export function dates(name: string, utc: string | null, time: ShopTime): Document {
	return {
		[name]: utc === null ? null : time.toLocal(utc).replace(' ', 'T'),
		[`${name}_gmt`]: utc === null ? null : utc.replace(' ', 'T'),
	};
}

function metaDocuments(meta: readonly MetaRecord[]): Document[] {
	return meta.map(({ id, key, value }) => ({ id, key, value: plainOrSerialized(value) }));
}

export function addressDocument(address: AddressRecord, hasEmail: boolean): Document {
	const { email, phone, ...place } = address;
	return { ...place, ...(hasEmail && { email }), phone };
}
