import { ProductsByName, type DeletedProductId, type Ids } from '../../documents/deleted-products';
import { documents, number, type Document, type Entry } from '../../documents/files/documents';
import type { OrderRules } from '../../documents/import-settings';
import { isOlder, readCountedOrder } from '../../documents/read/counted-order';
import { readRefund, type ReadRefund } from '../../documents/read/refund';
import type { Database } from '../../database/database';
import { fetchRows, idsOf, sql } from '../../database/sql';
import type { Row } from '../../orders/lookup-rows';
import { productsWithOptions, readVaryingOptions } from '../../documents/varying-options';
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
		const products = bundles.flatMap(({ order }) => productsWithOptions(order.document));
		deleted.know(await readVaryingOptions(this.database, [...new Set(products)]));
		const read = bundles.flatMap(({ order, refunds }) => [order, ...refunds]);
		deleted.remember(await this.productsBefore(read.map(({ document }) => document)));
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

	/** The products of these documents' lines when they were read before, if a product or a variation is missing now. */
	private async productsBefore(read: readonly Document[]): Promise<ReadonlyMap<number, Ids>> {
		const lines = read.flatMap((document) => documents(document, 'line_items'));
		const ids = lines
			.filter(
				(line) =>
					number(line, 'product_id') === 0 ||
					(number(line, 'variation_id') === 0 && documents(line, 'meta_data').length > 0),
			)
			.map((line) => number(line, 'id'));
		if (ids.length === 0) return new Map();
		const rows = await fetchRows<Ids & { id: number }>(
			this.database,
			sql`SELECT order_item_id AS id, product_id AS "productId", variation_id AS "variationId"
				FROM order_items WHERE order_item_type = 'line_item' AND product_id > 0
				AND order_item_id IN ${idsOf(ids)}`,
		);
		return new Map(rows.map(({ id, ...found }) => [id, found]));
	}

	get orders(): readonly ReadOrder[] {
		return [...this.read.values()];
	}

	/** Rows of `deleted_product_ids` that these orders add. */
	takeDeletedProducts(): Row[] {
		return this.deleted.takeAdded();
	}
}
