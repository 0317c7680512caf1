import type { Database } from '../../database/database';
import { idsOf, readReport, sql } from '../../database/sql';
import { metricColumns } from '../metrics/metric-columns';
import { lineMetrics } from '../metrics/line-metrics';

/** The pieces and the net sales of some products in one order or refund. */
export interface ProductShare {
	readonly items_sold: number;
	readonly net_revenue: number;
}

const noShare: ProductShare = { items_sold: 0, net_revenue: 0 };
const shareMetrics = lineMetrics.filter(({ key }) => key in noShare);

/** Reads the share of the products in each order and refund, as Products counts it. */
export async function readProductShares(
	database: Database,
	orders: readonly number[],
	products: readonly number[],
): Promise<(order: number) => ProductShare> {
	const rows = await readReport<ProductShare & { order_id: number }>(
		database,
		sql`SELECT order_id, ${metricColumns(shareMetrics, 'line')} FROM wc_order_product_lookup
			WHERE order_id IN ${idsOf(orders)} AND product_id IN ${idsOf(products)} GROUP BY order_id`,
	);
	const shares = new Map(rows.map(({ order_id: order, ...share }) => [order, share]));
	return (order) => shares.get(order) ?? noShare;
}
