import type { StoreContext } from '../store-context';
import type { Database } from '../../database/database';
import { catalogRoutes } from '../catalog/collections';
import { openShop } from '../../reports/shop';
import { allOf, fetchRows, raw, sql, type Sql } from '../../database/sql';
import { typedText } from '../reviews/review';
import { invalidParameters, outOfBounds, RestError } from '../router/errors';
import { route, type Call, type Route, type RouteReply } from '../router/route';

const PRODUCT = '/wc-analytics/products/:id';
const VARIATION = '/wc-analytics/products/:product_id/variations/:id';

/** The changeable fields of a product; all others that clients send stay as they are. */
const changeable = {
	stock_quantity: { type: 'integer' },
	stock_status: { type: 'string', enum: ['instock', 'outofstock', 'onbackorder'] },
	// True, false or, for variations, 'parent'.
	manage_stock: {},
	low_stock_amount: {},
} as const;

interface StockChange {
	readonly stock_quantity?: number;
	readonly stock_status?: string;
	readonly manage_stock?: unknown;
	readonly low_stock_amount?: unknown;
}

/** `PUT products/{id}`: sets the quantity of a product. */
export const changeProductStock: Route = route({
	path: PRODUCT,
	method: 'EDIT',
	changes: 'products',
	allow: 'GET, POST, PUT, PATCH, DELETE',
	args: { id: { type: 'integer', required: true }, ...changeable },
	async handle(call) {
		const { id, ...change } = call.args;
		await changeStock(call.context, [sql`id = ${id}`, raw("type <> 'variation'")], change, () =>
			invalidId('woocommerce_rest_product_invalid_id'),
		);
		return responseAs(PRODUCT, call);
	},
});

/** `PUT products/{parent}/variations/{id}`: sets the quantity of a variation. */
export const changeVariationStock: Route = route({
	path: VARIATION,
	method: 'EDIT',
	changes: 'products',
	allow: 'GET, POST, PUT, PATCH, DELETE',
	args: {
		product_id: { type: 'integer', required: true },
		id: { type: 'integer', required: true },
		...changeable,
	},
	async handle(call) {
		const { id, product_id, ...change } = call.args;
		const wanted = [sql`id = ${id}`, sql`parent_id = ${product_id}`, raw("type = 'variation'")];
		await changeStock(call.context, wanted, change, () =>
			invalidId('woocommerce_rest_product_variation_invalid_id'),
		);
		return responseAs(VARIATION, call);
	},
});

function invalidId(code: string): RestError {
	return new RestError(code, 'Invalid ID.', 400);
}

/** The document as GET has it, with texts as they were typed. */
async function responseAs(path: string, call: Call<unknown>): Promise<RouteReply> {
	const get = catalogRoutes.find((known) => known.path === path && known.method === 'GET');
	// The handler reads the id alone, which the route has just validated.
	const reply = await get?.handle(call as Call);
	const document = { ...Object(reply?.data) } as Record<string, unknown>;
	const typed = ['description', 'short_description']
		.filter((name) => typeof document[name] === 'string')
		.map((name) => [name, typedText(String(document[name]))]);
	return { data: { ...document, ...Object.fromEntries(typed) } };
}

interface ProductRow {
	readonly id: number;
	readonly parent_id: number;
	readonly stock_status: string;
	readonly stock_quantity: number | null;
	readonly body: string;
}

async function changeStock(
	context: StoreContext,
	wanted: readonly Sql[],
	change: StockChange,
	missing: () => RestError,
): Promise<void> {
	const { settings, time } = await openShop(context);
	await context.database.transaction(async (database) => {
		const [row] = await fetchRows<ProductRow>(
			database,
			sql`SELECT id, parent_id, stock_status, stock_quantity, body FROM products
				WHERE ${allOf(wanted)}`,
		);
		if (!row) {
			throw missing();
		}
		// The document of a product, as the importer and the demo shop keep it.
		const document = JSON.parse(row.body) as Record<string, unknown>;
		const now = context.now();
		const next = {
			...document,
			...stockOf(document, change, settings.noStockAmount),
			date_modified: time.local(now).replace(' ', 'T'),
			date_modified_gmt: now.toISOString().slice(0, 19),
		};
		await saveStock(database, row.id, next);
		if (row.parent_id > 0) {
			await followVariations(database, row.parent_id);
		}
	});
}

/** Quantities exist only with managed stock, and then decide whether the product is in stock. */
function stockOf(
	document: Readonly<Record<string, unknown>>,
	change: StockChange,
	noStockAmount: number,
) {
	const low = change.low_stock_amount;
	const low_stock_amount = low === undefined ? document['low_stock_amount'] : amountOf(low);
	const manage_stock = change.manage_stock ?? document['manage_stock'];
	if (manage_stock !== true) {
		const stock_status = change.stock_status ?? document['stock_status'];
		return { manage_stock, low_stock_amount, stock_quantity: null, stock_status };
	}
	const stock_quantity = change.stock_quantity ?? Number(document['stock_quantity'] ?? 0);
	const none = document['backorders_allowed'] === true ? 'onbackorder' : 'outofstock';
	return {
		manage_stock,
		low_stock_amount,
		stock_quantity,
		stock_status: stock_quantity > noStockAmount ? 'instock' : none,
	};
}

/** A number as it was sent; null for none. Numbers beyond the table's range are refused. */
function amountOf(value: unknown): number | null {
	const amount = typeof value === 'string' || typeof value === 'number' ? Number(value) : NaN;
	if (Math.abs(amount) >= 2 ** 31) {
		const message = 'low_stock_amount must be less than 2147483648 (exclusive)';
		throw invalidParameters(new Map([['low_stock_amount', outOfBounds(message)]]));
	}
	return Number.isNaN(amount) ? null : amount;
}

async function saveStock(
	database: Database,
	id: number,
	document: Readonly<Record<string, unknown>>,
): Promise<void> {
	const number = (name: string) => {
		const value = document[name];
		return typeof value === 'number' && Number.isFinite(value) ? value : null;
	};
	const status = String(document['stock_status']);
	await database.run(
		`UPDATE products SET stock_quantity = ?, stock_status = ?, manage_stock = ?,
			low_stock_amount = ?, body = ? WHERE id = ?`,
		[
			number('stock_quantity'),
			status,
			managed(document['manage_stock']),
			number('low_stock_amount'),
			JSON.stringify(document),
			id,
		],
	);
	await database.run('UPDATE wc_product_attributes_lookup SET in_stock = ? WHERE product_id = ?', [
		status !== 'outofstock',
		id,
	]);
}

function managed(value: unknown): string {
	return value === 'parent' ? 'parent' : value === true ? 'yes' : 'no';
}

/** A product with individually managed variations is in stock while one of them is. */
async function followVariations(database: Database, id: number): Promise<void> {
	const [parent] = await fetchRows<ProductRow & { best: string }>(
		database,
		sql`SELECT p.id, p.parent_id, p.stock_status, p.body, (
				SELECT CASE WHEN BOOL_OR(v.stock_status = 'instock') THEN 'instock'
					WHEN BOOL_OR(v.stock_status = 'onbackorder') THEN 'onbackorder'
					ELSE 'outofstock' END
				FROM products v WHERE v.parent_id = p.id AND v.type = 'variation' AND v.status = 'publish'
			) AS best
			FROM products p WHERE p.id = ${id} AND p.manage_stock <> 'yes'`,
	);
	if (parent && parent.best !== parent.stock_status) {
		// As above.
		const document = JSON.parse(parent.body) as Record<string, unknown>;
		await saveStock(database, id, { ...document, stock_status: parent.best });
	}
}
