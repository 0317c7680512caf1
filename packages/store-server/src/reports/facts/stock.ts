import { sql, type Sql } from '../../database/sql';
import type { ShopSettings } from '../../schema/shop-settings';

/**
 * Products and variations. `is_listed`: an administrator sees it among the shop's products (also private ones, but no
 * drafts and no trash). `is_low`: in stock, but at or below the low-stock amount of its product or the shop. A
 * variation with its product's stock is not low itself.
 */
export function stockRows({ lowStockAmount, noStockAmount }: ShopSettings): Sql {
	return sql`SELECT *, status IN ('publish', 'private') AS is_listed,
			stock_quantity IS NOT NULL AND manage_stock <> 'parent' AND stock_status = 'instock'
				AND stock_quantity <= COALESCE(low_stock_amount, ${Math.max(1, lowStockAmount)})
				AND stock_quantity > ${Math.max(0, noStockAmount)} AS is_low
		FROM products`;
}

/** The products in the statistics: until 10.x drafts and the trash count by status too, though not as products. */
export function countedStock(settings: ShopSettings): Sql {
	const stock = stockRows(settings);
	return settings.features.listedStock ? sql`SELECT * FROM (${stock}) WHERE is_listed` : stock;
}
