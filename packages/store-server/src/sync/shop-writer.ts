import type { BulkLoad, StoreDatabase } from '../database/store-database';
import type { TableName } from '../schema/schema';
import type { CustomerDirectory } from './customer-directory';
import {
	couponRows,
	orderStatsRow,
	productRows,
	refundStatsRow,
	taxRows,
	type LookupRules,
	type Row,
} from './lookup-rows';
import type { SourceOrder, SourceRefund } from './order-source';
import { itemMetaRows, itemRows, orderRow, refundRow } from './source-rows';

/** Rows that wait in memory before they go to the database together. */
const BATCH_ROWS = 30_000;

/** What the rows of all orders together depend on. */
export interface WriterRules extends LookupRules {
	/** Without the prefix `wc-`; such orders make nobody a returning customer. */
	readonly excludedStatuses: readonly string[];
}

/**
 * Writes orders and refunds with everything derived from them. They must come in the order of their dates:
 * that is how they lie on disk, and how one knows who has bought before.
 */
export class ShopWriter {
	private readonly waiting = new Map<TableName, Row[]>();
	private readonly loads = new Map<TableName, BulkLoad>();
	private waitingRows = 0;
	private readonly haveBought = new Set<number>();
	private readonly ofReturning = new Set<number>();
	private readonly excluded: ReadonlySet<string>;

	constructor(
		private readonly database: StoreDatabase,
		private readonly customers: CustomerDirectory,
		private readonly rules: WriterRules,
	) {
		this.excluded = new Set(rules.excludedStatuses);
	}

	async writeOrder(order: SourceOrder): Promise<void> {
		const { id } = this.customers.customerOf(order);
		const returning = this.haveBought.has(id);
		if (!this.excluded.has(order.status)) this.haveBought.add(id);
		if (returning) this.ofReturning.add(order.id);
		const owner = { id: order.id, parentId: 0 };
		const { local } = order.created;
		this.add('orders', [orderRow(order, id)]);
		this.add('order_items', itemRows(order.id, order.items));
		this.add('order_item_meta', itemMetaRows(order.id, order.items));
		this.add('wc_order_stats', [orderStatsRow(order, id, returning)]);
		this.add(
			'wc_order_product_lookup',
			productRows(owner, id, local, order.shippingTotal, order.items, this.rules),
		);
		this.add('wc_order_coupon_lookup', couponRows(order, this.rules));
		this.add('wc_order_tax_lookup', taxRows(owner, local, order.items));
		if (this.waitingRows >= BATCH_ROWS) await this.flush();
	}

	/** The order must have been written before. */
	async writeRefund(refund: SourceRefund, order: SourceOrder): Promise<void> {
		const { id } = this.customers.customerOf(order);
		const owner = { id: refund.id, parentId: order.id };
		const { local } = refund.created;
		this.add('refunds', [refundRow(refund, order.id)]);
		this.add('order_items', itemRows(refund.id, refund.items));
		this.add('wc_order_stats', [refundStatsRow(refund, order, id, this.ofReturning.has(order.id))]);
		this.add(
			'wc_order_product_lookup',
			productRows(owner, id, local, refund.shippingTotal, refund.items, this.rules),
		);
		this.add('wc_order_tax_lookup', taxRows(owner, local, refund.items));
	}

	/** Writes what still waits, and the customers. */
	async finish(): Promise<void> {
		await this.flush();
		for (const load of this.loads.values()) load.close();
		await this.database.append('wc_customer_lookup', this.customers.rows());
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
	}
}
