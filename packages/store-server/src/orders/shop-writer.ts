import chunk from 'lodash/chunk.js';
import type { BulkLoad } from '../database/bulk-load';
import type { StoreDatabase } from '../database/store-database';
import type { TableName } from '../schema/schema';
import { isNameless, type CustomerDirectory } from './customer-directory';
import { asItIs, withItemsOfOrder, type CountedRefund } from './full-refund';
import {
	couponRows,
	orderStatsRow,
	productRows,
	refundStatsRow,
	type CustomerOfOrder,
	type LookupRules,
	type Row,
} from './lookup-rows';
import type { SourceOrder, SourceRefund } from './order-source';
import { ReturningCustomers } from './returning-customers';
import { itemMetaRows, itemRows, orderRow, refundRow } from './source-rows';
import { taxRows } from './tax-rows';

/** Maximum rows and characters of documents per batch. */
const BATCH_ROWS = 30_000;
const BATCH_LETTERS = 16e6;

/** Inputs for the rows of all orders. */
export interface WriterRules extends LookupRules {
	/** Without the prefix `wc-`; such orders do not count as a first purchase. */
	readonly excludedStatuses: readonly string[];
	/** See `NumberRules`; false by default. */
	readonly leavesOutTestOrders?: boolean;
	/** See `NumberRules`; false by default. */
	readonly takesWhatIsLeft?: boolean;
	/** See `NumberRules`; false by default. */
	readonly leavesRefundsUndated?: boolean;
	/** Customers are not yet those of their orders, whose numbers are unknown until then; false by default. */
	readonly settlesLater?: boolean;
	/** Whether the shop counts an order's customer as returning; calculated if the shop does not report it. */
	isReturning?(orderId: number): boolean | undefined;
}

/** Finds and stores the customers of orders. */
export type OrderCustomers = Pick<CustomerDirectory, 'customerOf' | 'find' | 'rows'>;

/**
 * Writes orders and refunds with all derived rows. They must arrive by date: this is their order on disk, and it
 * decides which customers are returning.
 */
export class ShopWriter {
	private readonly waiting = new Map<TableName, Row[]>();
	private readonly loads = new Map<TableName, BulkLoad>();
	private waitingRows = 0;
	private waitingLetters = 0;
	private readonly returning: ReturningCustomers;
	/** What refunds say of the customer of their order. */
	private readonly customerSaid = new Map<number, CustomerOfOrder & { readonly id: number }>();
	/** The earlier refunds of an order, as long as a refund in one sum may follow. */
	private readonly earlierRefunds = new Map<number, CountedRefund[]>();

	constructor(
		private readonly database: StoreDatabase,
		private readonly customers: OrderCustomers,
		private readonly rules: WriterRules,
	) {
		this.returning = new ReturningCustomers(rules.excludedStatuses);
	}

	async writeOrder(order: SourceOrder): Promise<void> {
		this.add('order_items', itemRows(order.id, order.items));
		this.add('order_item_meta', itemMetaRows(order.id, order.items));
		if (this.isLeftOut(order)) {
			this.add('orders', [orderRow(order, this.customers.find(order)?.id ?? 0)]);
		} else {
			const { id } = this.customers.customerOf(order, (one) => this.returning.countOf(one));
			this.add('orders', [orderRow(order, id)]);
			this.addLookups(order, id);
		}
		this.waitingLetters += order.body?.length ?? 0;
		const isMuch = this.waitingRows >= BATCH_ROWS || this.waitingLetters >= BATCH_LETTERS;
		if (isMuch) await this.flush();
	}

	/** The order must already be written. */
	async writeRefund(refund: SourceRefund, order: SourceOrder): Promise<void> {
		this.keepRefund(refund, order.id);
		if (this.isLeftOut(order)) return;
		const said = this.customerSaid.get(order.id) ?? {
			id: this.customers.customerOf(order).id,
			returning: false,
			orderNumber: null,
		};
		const { id } = said;
		const counted = this.asCounted(refund, order);
		const { hasLinesOfOrder } = counted;
		const owner = { id: refund.id, parentId: order.id, hasLinesOfOrder };
		const { local } = refund.created;
		const isDated = this.rules.leavesRefundsUndated !== true;
		this.add('wc_order_stats', [refundStatsRow(counted, order, id, said, isDated)]);
		this.add(
			'wc_order_product_lookup',
			productRows(owner, id, local, counted.shippingTotal, counted.items, this.rules),
		);
		this.add(
			'wc_order_tax_lookup',
			taxRows(owner, local, { order, items: counted.items, taxed: counted.taxed }, this.rules),
		);
	}

	/** Stores a refund without counting it: by the new rules, a refund of a refund does not affect the order. */
	keepRefund(refund: SourceRefund, parentId: number): void {
		this.add('refunds', [refundRow(refund, parentId)]);
		this.add('order_items', itemRows(refund.id, refund.items));
	}

	private addLookups(order: SourceOrder, customerId: number): void {
		const earlier = this.returning.addOrder(order.status, customerId);
		const said = {
			id: customerId,
			returning: this.rules.isReturning?.(order.id) ?? earlier > 0,
			orderNumber: this.rules.settlesLater || isNameless(order) ? null : earlier + 1,
		};
		this.customerSaid.set(order.id, said);
		const owner = { id: order.id, parentId: 0 };
		const { local } = order.created;
		this.add('wc_order_stats', [orderStatsRow(order, customerId, said)]);
		this.add(
			'wc_order_product_lookup',
			productRows(owner, customerId, local, order.shippingTotal, order.items, this.rules),
		);
		this.add('wc_order_coupon_lookup', couponRows(order, this.rules));
		const document = { order, items: order.items };
		this.add('wc_order_tax_lookup', taxRows(owner, local, document, this.rules));
	}

	private isLeftOut(order: SourceOrder): boolean {
		return this.rules.leavesOutTestOrders === true && order.isTest === true;
	}

	private asCounted(refund: SourceRefund, order: SourceOrder): CountedRefund {
		const own = asItIs(refund);
		if (!this.rules.fullRefunds) return own;
		const earlier = this.earlierRefunds.get(order.id) ?? [];
		const counted = refund.isInOneSum ? withItemsOfOrder(refund, order, earlier) : own;
		if (!refund.isInOneSum || this.rules.takesWhatIsLeft) {
			this.earlierRefunds.set(order.id, [...earlier, counted]);
		}
		return counted;
	}

	/** Writes the buffered rows, and the customers. */
	async finish(): Promise<void> {
		await this.flush();
		for (const rows of chunk(this.customers.rows(), BATCH_ROWS)) {
			this.add('wc_customer_lookup', rows);
			await this.flush();
		}
		for (const load of this.loads.values()) await load.close();
	}

	private add(table: TableName, rows: readonly Row[]): void {
		const waiting = this.waiting.get(table) ?? [];
		waiting.push(...rows);
		this.waiting.set(table, waiting);
		this.waitingRows += rows.length;
	}

	private async flush(): Promise<void> {
		for (const [table, rows] of this.waiting) {
			const load = this.loads.get(table) ?? (await this.database.bulkLoad(table));
			this.loads.set(table, load);
			load.append(rows);
			rows.length = 0;
		}
		this.waitingRows = 0;
		this.waitingLetters = 0;
	}
}
