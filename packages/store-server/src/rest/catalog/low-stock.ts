import { raw, sql, type Sql } from '../../database/sql';
import type { ShopSettings } from '../../schema/shop-settings';

/** Condition on products: as little left as the product or the shop calls low, or less. Back-orders are no lack. */
export function isLowInStock({ lowStockAmount }: Pick<ShopSettings, 'lowStockAmount'>): Sql {
	return sql`stock_quantity IS NOT NULL AND manage_stock <> 'parent' AND stock_status <> 'onbackorder'
		AND stock_quantity <= COALESCE(low_stock_amount, ${lowStockAmount})`;
}

/** When an order last held the product or variation of a row `p`. */
export const lastOrderDate = raw(`(SELECT MAX(l.date_created) FROM wc_order_product_lookup l
	WHERE l.parent_id = 0
		AND CASE WHEN p.parent_id > 0 THEN l.variation_id ELSE l.product_id END = p.id)`);

/** A moment of the database as REST writes it. */
export function restMoment(moment: string | null | undefined): string | null {
	return moment ? moment.replace(' ', 'T') : null;
}
