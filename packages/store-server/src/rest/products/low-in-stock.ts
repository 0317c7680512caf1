import type { StoreContext } from '../store-context';
import type { ShopSettings } from '../../schema/shop-settings';
import { openShop } from '../../reports/shop';
import { fetchRows, sql, type Sql } from '../../database/sql';
import { isLowInStock, lastOrderDate, restMoment } from '../catalog/low-stock';
import { collection, route, type Route } from '../router/route';
import { contextArgument, pagingArguments } from '../router/schema';

const status = {
	status: {
		type: 'string',
		enum: ['draft', 'pending', 'private', 'publish', 'future'],
		default: 'publish',
	},
} as const;

interface LowRow {
	readonly id: number;
	readonly parent_id: number;
	readonly type: string;
	readonly name: string;
	readonly stock_quantity: number;
	readonly low_stock_amount: number | null;
	readonly last_order_date: string | null;
	readonly body: string;
}

/** `GET products/low-in-stock`: products and variations with as little left as they or the shop call low, or less. */
export const lowInStock: Route = route({
	path: '/wc-analytics/products/low-in-stock',
	args: { ...contextArgument, ...pagingArguments, ...status },
	async handle({ args, context }) {
		const { settings } = await openShop(context);
		const matching = lowRows(args.status, settings);
		const rows = await fetchRows<LowRow>(
			context.database,
			sql`SELECT p.*, ${lastOrderDate} AS last_order_date
				FROM (${matching} ORDER BY id DESC
					LIMIT ${args.per_page} OFFSET ${(args.page - 1) * args.per_page}) p ORDER BY p.id DESC`,
		);
		const total = await countRows(context, matching);
		return collection(rows.map(writeRow), total, args.per_page);
	},
});

/** `GET products/count-low-in-stock`: how many those are. */
export const countLowInStock: Route = route({
	path: '/wc-analytics/products/count-low-in-stock',
	args: { ...contextArgument, ...status },
	async handle({ args, context }) {
		const { settings } = await openShop(context);
		const total = await countRows(context, lowRows(args.status, settings));
		return { data: { total }, total, totalPages: 0 };
	},
});

function lowRows(wanted: string, settings: ShopSettings): Sql {
	return sql`SELECT id, parent_id, type, name, stock_quantity, low_stock_amount, body FROM products
		WHERE status = ${wanted} AND ${isLowInStock(settings)}`;
}

async function countRows({ database }: StoreContext, rows: Sql): Promise<number> {
	const [counted] = await fetchRows<{ total: number }>(
		database,
		sql`SELECT COUNT(*) AS total FROM (${rows})`,
	);
	return counted?.total ?? 0;
}

function writeRow({ body, last_order_date, ...row }: LowRow): object {
	// The document of a product, as the importer and the demo shop keep it.
	const document = JSON.parse(body) as Record<string, unknown>;
	return {
		id: row.id,
		images: document['images'] ?? [],
		attributes: document['attributes'] ?? [],
		low_stock_amount: row.low_stock_amount,
		last_order_date: restMoment(last_order_date),
		name: row.name,
		parent_id: row.parent_id,
		stock_quantity: row.stock_quantity,
		type: row.type,
	};
}
