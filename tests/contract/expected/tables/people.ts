import { readWall, writeWall, toWall } from '../clock';
import type { CustomerDocument, ProductDocument } from '../documents';
import { isDownloadAsked } from '../downloads';
import { countedIn, grouped, matchingTransactions } from '../filters';
import { isWithin, type Period } from '../periods';
import type { Query } from '../query';
import { productName } from '../segments';
import { isSince } from '../settings';
import { dateOf, type Shop } from '../shop';
import { sumOf, type Transaction } from '../transactions';
import { ownNumber, withoutTags } from './sold';
import type { Table } from './table';

/** Rows of Orders: orders and refunds. */
export function ordersTable(shop: Shop, query: Query, period: Period): Table {
	const column = shop.settings.dateType;
	const rows = matchingTransactions(shop, query, period).map((row) => ({
		id: row.id,
		keys: { date: dateOf(row, column), num_items_sold: row.items, net_total: row.net },
		row: {
			order_id: row.id,
			parent_id: row.parentId,
			date: row[column],
			date_created: row.date_created,
			date_created_gmt: row.createdGmt,
			status: row.status,
			net_total: row.net,
			total_sales: row.total,
			num_items_sold: row.items,
			customer_type: row.parentId === 0 && !shop.isReturning(row) ? 'new' : 'returning',
			order_number: /^\d{1,15}$/.test(row.order.number)
				? Number(row.order.number)
				: row.order.number,
		},
	}));
	return { rows, idsFollow: ['date'], defaultKey: 'date' };
}

/** A customer with what they bought. */
export interface Buyer {
	readonly document: CustomerDocument;
	readonly orders: number;
	readonly spent: number;
	/** Undefined without orders. */
	readonly average: number | undefined;
	readonly lastOrder: string | undefined;
}

/** The customers of the export, with what they bought in orders that count and are wanted. */
export function buyers(shop: Shop, isWanted: (row: Transaction) => boolean): Buyer[] {
	const counted = shop.transactions.filter((row) => countedIn(shop)(row) && isWanted(row));
	const rows = grouped(counted, shop.customerOf);
	return [...shop.customers].map(([key, document]) => {
		const own = rows.get(key) ?? [];
		const orders = own.filter(({ parentId }) => parentId === 0).length;
		// Without what is left of binary fractions.
		const spent = Math.round(sumOf(own, ({ total }) => total) * 1e6) / 1e6;
		const dates = own.map((row) => row.date_created).sort();
		return {
			document,
			orders,
			spent,
			average: orders > 0 ? spent / orders : undefined,
			lastOrder: dates.at(-1),
		};
	});
}

/** Rows of Downloads. */
export function downloadsTable(shop: Shop, query: Query, period: Period): Table {
	const rows = shop.documents.downloads
		.filter(
			(download) =>
				isWithin(period, readWall(download.date_gmt)) && isDownloadAsked(shop, query, download),
		)
		.map((download) => ({
			id: download.id,
			keys: {
				date: readWall(download.date_gmt),
				product: productName(shop, download.product_id) ?? '',
			},
			row: {
				id: download.id,
				product_id: download.product_id,
				order_id: download.order_id,
				date_gmt: download.date_gmt,
				date: writeWall(toWall(readWall(download.date_gmt), shop.settings.zone)),
			},
		}));
	return { rows, defaultKey: 'date', thenUp: 'date' };
}

/** Rows of Stock: products and variations that are for sale or kept private. */
export function stockTable(shop: Shop, query: Query): Table {
	const type = query.text('type') || 'all';
	const search = query.text('search').toLowerCase();
	const [include, exclude, parents] = [
		query.ids('include'),
		query.ids('exclude'),
		query.ids('parent'),
	];
	const { products, variations } = shop.documents;
	const rows = [...products, ...variations]
		.filter(({ status }) => status === 'publish' || status === 'private')
		.filter((product) => isOfType(shop, product, type))
		.filter(({ id }) => include.length === 0 || include.includes(id))
		.filter(({ id }) => !exclude.includes(id))
		.filter(({ parent_id = 0 }) => parents.length === 0 || parents.includes(parent_id))
		.map((product) => ({ product, name: withoutTags(productName(shop, product.id) ?? '') }))
		.filter(({ name }) => name.toLowerCase().includes(search))
		.map(({ product, name }) => ({
			id: product.id,
			keys: {
				date: readWall(product.date_created),
				stock_status: product.stock_status,
				// What is not counted by itself is before all that is.
				stock_quantity:
					(product.manage_stock === 'parent' ? null : product.stock_quantity) ?? -1e15,
				id: product.id,
				include: product.id,
				title: name,
				sku: ownNumber(shop, product),
			},
			row: {
				id: product.id,
				parent_id: product.parent_id ?? 0,
				name,
				sku: product.sku,
				stock_status: product.stock_status,
				stock_quantity: product.stock_quantity ?? 0,
			},
		}));
	return {
		rows,
		defaultKey: 'stock_status',
		defaultOrder: 'asc',
		then: 'stock_quantity',
		idsFollow: ['stock_quantity', 'sku'],
	};
}

/** How many there are of each state. Until 10.0 those in the trash counted too, though not as products. */
export function stockNumbers(shop: Shop) {
	const { products, variations, trashed } = shop.documents;
	const listed = [...products, ...variations].filter(
		({ status }) => status === 'publish' || status === 'private',
	);
	const all = isSince(shop.settings.version, 10, 0)
		? listed
		: [...products, ...variations, ...trashed];
	const inState = (state: string) => all.filter((one) => isOfType(shop, one, state)).length;
	return {
		lowstock: inState('lowstock'),
		instock: inState('instock'),
		outofstock: inState('outofstock'),
		onbackorder: inState('onbackorder'),
		products: listed.length,
	};
}

/** Low is what is at its own or the shop's limit, and not sold out yet; what shares its product's stock is not. */
function isOfType({ settings }: Shop, product: ProductDocument, type: string): boolean {
	if (type !== 'lowstock') {
		return type === 'all' || product.stock_status === type;
	}
	const { stock_quantity: left, low_stock_amount: low } = product;
	return (
		left !== null &&
		product.manage_stock !== 'parent' &&
		product.stock_status === 'instock' &&
		left <= (low ?? settings.lowStock) &&
		left > settings.noStock
	);
}
