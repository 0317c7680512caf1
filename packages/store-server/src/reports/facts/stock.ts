import { sql, type Sql } from '../../database/sql';
import type { ShopSettings } from '../../schema/shop-settings';

/**
 * Products and variations: `is_listed`, what an administrator is shown of what the shop sells (also what is private, no
 * drafts and no trash); `is_low`, in stock, but no more than what its product or the shop calls low. What shares the
 * stock of its product is not low by itself.
 */
export function stockRows({ lowStockAmount, noStockAmount }: ShopSettings): Sql {
	return sql`SELECT *, status IN ('publish', 'private') AS is_listed,
			stock_quantity IS NOT NULL AND manage_stock <> 'parent' AND stock_status = 'instock'
				AND stock_quantity <= COALESCE(low_stock_amount, ${Math.max(1, lowStockAmount)})
				AND stock_quantity > ${Math.max(0, noStockAmount)} AS is_low
		FROM products`;
}

/** What the statistics count: until 10.x drafts and the trash too, by status, though not as products. */
export function countedStock(settings: ShopSettings): Sql {
	const stock = stockRows(settings);
	return settings.features.listedStock ? sql`SELECT * FROM (${stock}) WHERE is_listed` : stock;
}
