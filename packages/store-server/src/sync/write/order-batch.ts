import { ProductsByName, type DeletedProductId } from '../../documents/deleted-products';
import type { Entry } from '../../documents/files/documents';
import type { OrderRules } from '../../documents/import-settings';
import { isOlder, readCountedOrder } from '../../documents/read/counted-order';
import { readRefund, type ReadRefund } from '../../documents/read/refund';
import type { Database } from '../../database/database';
import type { Row } from '../../orders/lookup-rows';
import { productsInDoubt, readVaryingOptions } from '../../documents/varying-options';
import type { SourceOrder } from '../../orders/order-source';

/** An order of the shop with all its refunds. */
export interface OrderWithRefunds {
	readonly order: Entry;
	readonly refunds: readonly Entry[];
	/** Its customer in the shop's own reports, if they tell; assigned later otherwise. */
	readonly customer?: ToldCustomer;
}

/** An order's customer in the shop's own reports. */
export interface ToldCustomer {
	readonly id: number;
	readonly isReturning: boolean;
}

/** The parsed data of an order. */
export interface ReadOrder {
	readonly order: SourceOrder;
	readonly refunds: readonly ReadRefund[];
	readonly customer: ToldCustomer | undefined;
}

/** Orders that wait to be written together, without their documents, which are far larger. */
export class OrderBatch {
	private readonly read = new Map<number, ReadOrder>();

	private constructor(
		readonly rules: OrderRules,
		private readonly deleted: ProductsByName,
		private readonly database: Database,
	) {}

	/** Creates an empty batch; no other may be written until this one is. */
	static async begin(database: Database, rules: OrderRules): Promise<OrderBatch> {
		const known = await database.all<DeletedProductId>('SELECT * FROM deleted_product_ids');
		return new OrderBatch(rules, new ProductsByName(known), database);
	}

	/** Adds orders; of two with one id the newer counts. */
	async add(bundles: readonly OrderWithRefunds[]): Promise<void> {
		const { rules, deleted } = this;
		const inDoubt = bundles.flatMap(({ order }) => productsInDoubt(order.document));
		deleted.know(await readVaryingOptions(this.database, [...new Set(inDoubt)]));
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
