import { queryLimits } from '@store-analytics/rest-api/contract';
import { fetchRows, raw, readReport, sql, type Sql } from '../../database/sql';
import type { Database } from '../../database/database';
import { breakdownFacts } from '../../reports/breakdowns/breakdown-facts';
import { valueNames } from '../../reports/breakdowns/value-names';
import { factRows } from '../../reports/facts/fact';
import { orderRows } from '../../reports/facts/orders';
import { openShop } from '../../reports/shop';
import { dateTypeArgument } from '../reports/arguments';
import { route, type Route } from '../router/route';
import type { ArgumentSchemas } from '../router/schema';
import { checkBody } from './check-body';
import { knownStatuses } from './known-statuses';
import { readQuery } from './read-query';
import { periodOf, readRange } from './read-range';

const rowsArguments = {
	of: { type: 'string', enum: ['orders', 'customers'], required: true },
	filters: { type: 'array', maxItems: queryLimits.filters, default: [] },
	range: { type: 'object', required: true },
	limit: { type: 'integer', default: 25, minimum: 1, maximum: 100 },
	offset: { type: 'integer', default: 0, minimum: 0, maximum: 1_000_000_000 },
	date_type: dateTypeArgument,
} as const satisfies ArgumentSchemas;

/**
 * `POST store-analytics/v1/rows`: the orders and refunds that a query counts, the newest first, or their customers, those with
 * the most sales first. Customers are ids of WooCommerce's reports; names are not told.
 * @example { "of": "orders", "range": { "after": "2026-10-01", "before": "2026-10-31" }, "filters": [{ "dimension": "device", "is": ["Mobile"] }] }
 */
export const rows: Route = route({
	path: '/store-analytics/v1/rows',
	method: 'POST',
	changes: 'nothing',
	args: rowsArguments,
	async handle({ args, body, context }) {
		checkBody(body, rowsArguments);
		const { database } = context;
		const shop = await openShop(context);
		const statuses = args.filters.some((filter) => Object(filter).dimension === 'status')
			? await knownStatuses(database)
			: [];
		const asked = { metrics: ['net_revenue'], dimensions: [], filters: args.filters };
		const { grain, filters, isOfRefunds } = readQuery(asked, { metrics: asked.metrics, statuses });
		const period = periodOf(readRange(args.range, 'range'), shop, context.now());
		const orders = orderRows(shop, period, {}, args.date_type);
		const { facts } = breakdownFacts({ orders, grain, filters, isOfRefunds, dimensions: [] }, []);
		const counted = sql`SELECT DISTINCT order_id, parent_id, customer_id, returning_customer, dated, status,
			net_total, total_sales, tax_total, shipping_total, num_items_sold FROM (${factRows(facts, 'order')})`;
		const page = raw(` LIMIT ${args.limit} OFFSET ${args.offset}`);
		if (args.of === 'customers') return { data: await customersOf(database, counted, page) };
		const found = await ordersOf(database, counted, page);
		const products = await productsOf(
			database,
			found.rows.map(({ order }) => order),
		);
		const ids = [...new Set([...products.values()].flat().map(({ product }) => String(product)))];
		const names = await valueNames(database, shop, 'product', ids);
		const named = (order: number) =>
			(products.get(order) ?? []).map((one) => ({
				...one,
				name: names.get(String(one.product)) ?? null,
			}));
		return {
			data: { ...found, rows: found.rows.map((row) => ({ ...row, products: named(row.order) })) },
		};
	},
});

/** An order or a refund as responses have it. */
interface OrderRow {
	readonly order: number;
	readonly [name: string]: unknown;
}

async function ordersOf(database: Database, counted: Sql, page: Sql) {
	const found = await readReport<OrderRow>(
		database,
		sql`SELECT order_id AS "order", CASE WHEN parent_id = 0 THEN NULL ELSE parent_id END AS refund_of,
			substring(replace(CAST(dated AS VARCHAR), ' ', 'T'), 1, 19) AS date,
			CASE WHEN status LIKE 'wc-%' THEN substring(status, 4) ELSE status END AS status, customer_id,
			CASE returning_customer WHEN 0 THEN 'new' WHEN 1 THEN 'returning' END AS customer_type,
			CAST(net_total AS DOUBLE) AS net_revenue, CAST(total_sales AS DOUBLE) AS total_sales,
			CAST(tax_total AS DOUBLE) AS taxes, CAST(shipping_total AS DOUBLE) AS shipping,
			CAST(num_items_sold AS DOUBLE) AS items
			FROM (${counted}) ORDER BY dated DESC, order_id DESC${page}`,
	);
	return {
		rows: found.map((row) => ({ ...row, order: Number(row.order) })),
		rows_count: await countOf(database, counted),
	};
}

async function customersOf(database: Database, counted: Sql, page: Sql) {
	const found = await readReport<Readonly<Record<string, unknown>>>(
		database,
		sql`SELECT customer_id, SUM(CASE WHEN parent_id = 0 THEN 1 ELSE 0 END) AS orders_count,
			CAST(SUM(net_total) AS DOUBLE) AS net_revenue, CAST(SUM(total_sales) AS DOUBLE) AS total_sales
			FROM (${counted}) GROUP BY customer_id ORDER BY net_revenue DESC, customer_id${page}`,
	);
	return {
		rows: found.map((row) => ({ ...row, orders_count: Number(row['orders_count']) })),
		rows_count: await countOf(database, sql`SELECT DISTINCT customer_id FROM (${counted})`),
	};
}

async function countOf(database: Database, counted: Sql): Promise<number> {
	const [found] = await readReport<{ number: number }>(
		database,
		sql`SELECT COUNT(*) AS number FROM (${counted}) counted`,
	);
	return Number(found?.number ?? 0);
}

/** Products of orders and refunds, by order. */
async function productsOf(database: Database, orders: readonly number[]) {
	const lines = await fetchRows<{ order_id: number; product_id: number; quantity: number }>(
		database,
		sql`SELECT order_id, product_id, CAST(SUM(product_qty) AS DOUBLE) AS quantity FROM wc_order_product_lookup
			WHERE order_id IN ${raw(`(${[0, ...orders].join()})`)} GROUP BY order_id, product_id ORDER BY order_id, product_id`,
	);
	const byOrder = new Map<number, { product: number; quantity: number }[]>();
	for (const { order_id: order, product_id: product, quantity } of lines) {
		const own = byOrder.get(Number(order)) ?? [];
		byOrder.set(Number(order), [...own, { product: Number(product), quantity }]);
	}
	return byOrder;
}
