import { existsSync } from 'node:fs';
import path from 'node:path';
import { createDemoShop, createStoreServer, openDatabase } from '@store-analytics/store-server';
import { typical, type Row } from './measure';

/** "Now" of every generated shop, so that two runs ask about the same days. */
export const NOW = new Date('2026-11-20T17:00:00Z');

const YEAR = 'after=2025-11-21T00:00:00&before=2026-11-20T23:59:59';
const PAGE = 'page=1&per_page=25';
const DAILY = `interval=day&per_page=100&order=asc&${YEAR}`;
const fields = (...names: string[]) =>
	names.map((name, index) => `fields[${index}]=${name}`).join('&');

/** One request of each report as its screen sends it, over a year. */
export const requests: Readonly<Record<string, string>> = {
	'revenue/stats by day': `reports/revenue/stats?${DAILY}&${fields('gross_sales', 'refunds', 'coupons', 'net_revenue', 'taxes', 'shipping', 'total_sales', 'orders_count')}`,
	'revenue, first page': `reports/revenue/stats?interval=day&orderby=date&order=desc&${PAGE}&${YEAR}&${fields('orders_count', 'gross_sales', 'refunds', 'coupons', 'net_revenue', 'taxes', 'shipping', 'total_sales')}`,
	'orders/stats by day': `reports/orders/stats?${DAILY}&${fields('orders_count', 'net_revenue', 'avg_order_value', 'avg_items_per_order', 'total_customers', 'products', 'num_items_sold', 'coupons_count')}`,
	'orders/stats by week, coupon used': `reports/orders/stats?interval=week&per_page=100&match=all&coupon_includes=1&${YEAR}`,
	'orders, first page': `reports/orders?extended_info=true&orderby=date&order=desc&${PAGE}&${YEAR}`,
	'products/stats by day': `reports/products/stats?${DAILY}&${fields('items_sold', 'net_revenue', 'orders_count', 'products_count')}`,
	'products, first page': `reports/products?extended_info=true&orderby=items_sold&${PAGE}&${YEAR}`,
	'variations/stats by day': `reports/variations/stats?${DAILY}&${fields('items_sold', 'net_revenue', 'orders_count', 'variations_count')}`,
	'variations, first page': `reports/variations?extended_info=true&orderby=items_sold&${PAGE}&${YEAR}`,
	'categories, first page': `reports/categories?extended_info=true&orderby=items_sold&${PAGE}&${YEAR}`,
	'coupons/stats by day': `reports/coupons/stats?${DAILY}&${fields('orders_count', 'amount', 'coupons_count')}`,
	'coupons, first page': `reports/coupons?extended_info=true&orderby=orders_count&${PAGE}&${YEAR}`,
	'taxes/stats by day': `reports/taxes/stats?${DAILY}&${fields('total_tax', 'order_tax', 'shipping_tax', 'orders_count', 'tax_codes')}`,
	'taxes, first page': `reports/taxes?orderby=tax_rate_id&${PAGE}&${YEAR}`,
	'downloads/stats by day': `reports/downloads/stats?${DAILY}&${fields('download_count')}`,
	'customers, first page': `reports/customers?orderby=date_last_active&order=desc&${PAGE}`,
	'stock, first page': `reports/stock?orderby=stock_status&order=asc&${PAGE}`,
	'performance indicators': `reports/performance-indicators?stats=revenue/total_sales,revenue/net_revenue,orders/orders_count,products/items_sold,variations/items_sold&${YEAR}`,
	leaderboards: `leaderboards?per_page=5&${YEAR}`,
};

/** Milliseconds of each report's answer on a shop of `orders` orders; shops are made once and kept in .cache/bench. */
export async function measureServer(orders: number, root: string): Promise<Row[]> {
	const file = path.join(root, '.cache/bench', `${orders}.duckdb`);
	if (!existsSync(file)) await createDemoShop({ file, orders, now: NOW });
	const database = await openDatabase(file);
	const token = 'bench';
	const server = await createStoreServer({ context: { database, now: () => NOW }, token });
	const rows: Row[] = [];
	for (const [name, url] of Object.entries(requests)) {
		const ask = async () => {
			const reply = await server.inject({
				url: `/wp-json/wc-analytics/${url}`,
				headers: { authorization: `Bearer ${token}` },
			});
			if (reply.statusCode !== 200)
				throw new Error(`${name} answered ${reply.statusCode}: ${reply.body}`);
		};
		rows.push({ name, milliseconds: await typical(ask) });
	}
	await server.close();
	await database.close();
	return rows;
}
