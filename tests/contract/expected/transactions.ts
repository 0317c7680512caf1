import type {
	CouponLineDocument,
	ExportDocuments,
	MetaDocument,
	OrderDocument,
	RefundDocument,
} from './documents';
import { grouped } from './grouped';
import { readWall, type Wall } from './request/clock';
import type { DateType, Settings } from './settings';

/** An order or a refund as reports count it; a refund's amounts are negative. */
export interface Transaction {
	readonly id: number;
	/** 0 for orders. */
	readonly parentId: number;
	/** Without the database's prefix; a refund has that of its order. */
	readonly status: string;
	readonly date_created: string;
	/** Null while unpaid. A refund is paid and completed when it is created. */
	readonly date_paid: string | null;
	readonly date_completed: string | null;
	/** Its dates on the shop's clock. */
	readonly walls: Readonly<Record<DateType, Wall | undefined>>;
	readonly createdGmt: string;
	readonly items: number;
	readonly total: number;
	readonly tax: number;
	readonly shipping: number;
	readonly net: number;
	/** True if the refund gives back its whole order by the rules since 10.2. */
	readonly isWhole: boolean;
	/** The order itself, or the order of the refund. */
	readonly order: OrderDocument;
	/** The document with its own lines. */
	readonly document: OrderDocument | RefundDocument;
}

/** Returns all orders and refunds of an export. */
export function readTransactions(
	{ orders, refunds }: ExportDocuments,
	settings: Settings,
): Transaction[] {
	const counted = orders.filter((order) => isCounted(order, settings));
	const refundsOf = grouped(refunds, ({ parent_id }) => parent_id);
	return counted.flatMap((order) => {
		const own = [...(refundsOf.get(order.id) ?? [])].sort((a, b) => a.id - b.id);
		const parent = orderTransaction(order);
		const rows: Transaction[] = [];
		for (const refund of own) {
			const isWhole = settings.fullRefunds && givesBackAll(refund, order);
			rows.push(isWhole ? wholeRefund(refund, parent, rows) : partialRefund(refund, order));
		}
		return [parent, ...rows];
	});
}

function orderTransaction(order: OrderDocument): Transaction {
	const total = Number(order.total);
	const tax = Number(order.total_tax);
	const shipping = Number(order.shipping_total);
	return {
		id: order.id,
		parentId: 0,
		status: order.status,
		...dated({
			date_created: stamp(order.date_created),
			date_paid: order.date_paid && stamp(order.date_paid),
			date_completed: order.date_completed && stamp(order.date_completed),
		}),
		createdGmt: stamp(order.date_created_gmt),
		items: piecesOf(order.line_items, ({ quantity }) => quantity),
		total,
		tax,
		shipping,
		net: total - tax - shipping,
		isWhole: false,
		order,
		document: order,
	};
}

function partialRefund(refund: RefundDocument, order: OrderDocument): Transaction {
	const total = -Number(refund.amount);
	const tax = sumOf(
		refund.tax_lines,
		(line) => Number(line.tax_total) + Number(line.shipping_tax_total),
	);
	const shipping = sumOf(refund.shipping_lines, (line) => Number(line.total));
	const created = stamp(refund.date_created);
	return {
		id: refund.id,
		parentId: order.id,
		status: order.status,
		...dated({ date_created: created, date_paid: created, date_completed: created }),
		createdGmt: stamp(refund.date_created_gmt),
		items: piecesOf(refund.line_items, ({ quantity }) => quantity),
		total,
		tax,
		shipping,
		// Whether anything is left decides what a refund counts as.
		net: withoutDust(total - tax - shipping),
		isWhole: false,
		order,
		document: refund,
	};
}

/** Returns its dates, both as strings and parsed. */
function dated(texts: Pick<Transaction, DateType>): Pick<Transaction, DateType | 'walls'> {
	const read = (text: string | null) => (text ? readWall(text) : undefined);
	const { date_created, date_paid, date_completed } = texts;
	return {
		...texts,
		walls: {
			date_created: read(date_created),
			date_paid: read(date_paid),
			date_completed: read(date_completed),
		},
	};
}

/** Returns the whole order minus what earlier refunds gave back. */
function wholeRefund(
	refund: RefundDocument,
	parent: Transaction,
	earlier: readonly Transaction[],
): Transaction {
	const left = (of: (row: Transaction) => number) => withoutDust(-of(parent) - sumOf(earlier, of));
	return {
		...partialRefund(refund, parent.order),
		items: left(({ items }) => items),
		tax: left(({ tax }) => tax),
		shipping: left(({ shipping }) => shipping),
		net: left(({ net }) => net),
		isWhole: true,
	};
}

/** Marked as full, or of the order's total: then a free item may still be left, and the mark says partial. */
function givesBackAll(refund: RefundDocument, order: OrderDocument): boolean {
	const isMarked = metaOf(refund.meta_data, '_refund_type') === 'full';
	return isMarked || Number(refund.amount) === Number(order.total);
}

/** Since 10.7, no number includes orders of a payment gateway's test mode. */
export function isCounted(order: OrderDocument, { leavesOutTestOrders }: Settings): boolean {
	return !(leavesOutTestOrders && isTest(order));
}

function isTest(order: OrderDocument): boolean {
	return metaOf(order.meta_data, '_wcpay_mode') === 'test';
}

export function metaOf(meta: readonly MetaDocument[], key: string): unknown {
	return meta.find((entry) => entry.key === key)?.value;
}

/** Returns the coupon id that an order stores; undefined if it stores none. */
export function couponIdOf(line: CouponLineDocument): number | undefined {
	const info = String(metaOf(line.meta_data, 'coupon_info') ?? '');
	const old = metaOf(line.meta_data, 'coupon_data') as { id?: number } | undefined;
	return Number(/^\[\s*"?(\d+)/.exec(info)?.[1]) || old?.id;
}

/** Formats as `2026-11-20 12:00:00`. */
export function stamp(text: string): string {
	return text.slice(0, 19).replace('T', ' ');
}

/** The sum of pieces, without the rounding errors of binary fractions. */
export function piecesOf<Item>(items: Iterable<Item>, pieces: (item: Item) => number): number {
	return withoutDust(sumOf(items, pieces));
}

/** Removes the rounding errors of binary fractions. */
function withoutDust(amount: number): number {
	return Math.round(amount * 1e6) / 1e6;
}

export function sumOf<Item>(items: Iterable<Item>, amount: (item: Item) => number): number {
	let total = 0;
	for (const item of items) {
		total += amount(item);
	}
	return total;
}
