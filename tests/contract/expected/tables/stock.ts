import { readWall } from '../request/clock';
import type { ProductDocument } from '../documents';
import type { Query } from '../request/query';
import { productName } from '../segments';
import { isSince } from '../settings';
import type { Shop } from '../shop';
import { ownNumber } from './sold';
import { withoutTags } from '../documents';
import type { Table } from './table';

/** Rows of Stock: published and private products and variations. */
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
				// Items without their own stock count come before all others.
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

/** Counts items by stock status. Until 10.0, trashed ones also counted, though not as products. */
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

/**
 * Low stock is at most the item's or the shop's threshold, but not out of stock. Items that share their product's stock
 * are never low.
 */
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
