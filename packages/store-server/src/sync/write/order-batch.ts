import { ProductsByName, type DeletedProductId } from '../../documents/deleted-products';
import type { Entry } from '../../documents/files/documents';
import type { OrderRules } from '../../documents/import-settings';
import { isOlder, readCountedOrder } from '../../documents/read/counted-order';
import { readRefund, type ReadRefund } from '../../documents/read/refund';
import type { Database } from '../../database/database';
import type { Row } from '../../orders/lookup-rows';
import type { SourceOrder } from '../../orders/order-source';

/** An order of the shop with all refunds of it. */
export interface OrderWithRefunds {
	readonly order: Entry;
	readonly refunds: readonly Entry[];
	/** Whose it is by the shop's own reports, where they tell; settled later otherwise. */
	readonly customer?: ToldCustomer;
}

/** Whose an order is by the shop's own reports. */
export interface ToldCustomer {
	readonly id: number;
	readonly isReturning: boolean;
}

/** What was read of an order. */
export interface ReadOrder {
	readonly order: SourceOrder;
	readonly refunds: readonly ReadRefund[];
	readonly customer: ToldCustomer | undefined;
}

/** Orders that wait until they are written together, without the documents that they were read from: those are far larger. */
export class OrderBatch {
	private readonly read = new Map<number, ReadOrder>();

	private constructor(
		readonly rules: OrderRules,
		private readonly deleted: ProductsByName,
	) {}

	/** An empty one; no other may be written until this one is. */
	static async begin(database: Database, rules: OrderRules): Promise<OrderBatch> {
		const known = await database.all<DeletedProductId>('SELECT * FROM deleted_product_ids');
		return new OrderBatch(rules, new ProductsByName(known));
	}

	/** Takes orders in; of two of one id the newer counts. */
	add(bundles: readonly OrderWithRefunds[]): void {
		const { rules, deleted } = this;
		for (const { order: entry, refunds, customer } of bundles) {
			const order = readCountedOrder(entry, rules, deleted);
			if (!order || isOlder(order, this.read.get(order.id)?.order)) continue;
			this.read.set(order.id, {
				order,
				refunds: refunds
					.map((refund) => readRefund(refund, rules.time, deleted))
					.filter((refund) => refund !== null),
				customer,
			});
		}
	}

	get orders(): readonly ReadOrder[] {
		return [...this.read.values()];
	}

	/** Rows of `deleted_product_ids` that these orders add. */
	takeDeletedProducts(): Row[] {
		return this.deleted.takeAdded();
	}
}
