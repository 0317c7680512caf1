import type { Line } from '../lines';
import { grouped } from '../grouped';
import { matchingLines, countedIn } from '../request/filters';
import { measureCoupons, measureLines, without } from '../measures';
import { isWithin, type Period } from '../request/periods';
import type { Query } from '../request/query';
import { productName } from '../segments';
import { dateOf, type Shop } from '../shop';
import { withoutTags, type ProductDocument } from '../documents';
import type { Table, TableRow } from './table';

/** Rows of Products. */
export function productsTable(shop: Shop, query: Query, period: Period): Table {
	const lines = grouped(matchingLines(shop, query, period, 'products'), (line) => line.productId);
	const wanted = wantedProducts(shop, query);
	const isOnePage = query.ids('products').length > 0 && query.ids('categories').length === 0;
	const ids = wanted ?? new Set(lines.keys());
	const rows = [...ids].map((id) => {
		const own = lines.get(id) ?? [];
		const product = shop.products.get(id);
		const numbers = measureLines(own);
		return {
			id,
			keys: {
				...numbers,
				date: lastDate(own),
				product_name: productName(shop, id) ?? null,
				sku: product?.sku ?? '',
				variations: shop.variationsOf(id).length,
			},
			row: {
				product_id: id,
				items_sold: numbers['items_sold'],
				net_revenue: numbers['net_revenue'],
				orders_count: numbers['orders_count'],
				...(query.text('extended_info') === 'true' && {
					extended_info: product
						? productInfo(shop, product)
						: { name: `${withoutTags(shop.lastNames.get(id) ?? '')} (Deleted)`.trim() },
				}),
			},
		};
	});
	return { rows, defaultKey: 'date', isOnePage };
}

/** Requested products are listed even if they sold nothing. */
function wantedProducts(shop: Shop, query: Query): ReadonlySet<number> | undefined {
	const products = query.ids('products');
	const categories = query.ids('categories');
	const below = categories.flatMap((id) => [...shop.categoriesBelow(id)]);
	const inCategories = shop.documents.products
		.map(({ id }) => id)
		.filter((id) => shop.categoriesOf(id).some((category) => below.includes(category)));
	if (products.length === 0 || categories.length === 0) {
		return products.length + categories.length === 0
			? undefined
			: new Set(categories.length === 0 ? products : inCategories);
	}
	return query.text('match') === 'any'
		? new Set([...products, ...inCategories])
		: new Set(products.filter((id) => inCategories.includes(id)));
}

/** Rows of Variations. */
export function variationsTable(shop: Shop, query: Query, period: Period): Table {
	const lines = grouped(
		matchingLines(shop, query, period, 'variations'),
		(line) => line.variationId,
	);
	const wanted = query.ids('variations');
	const ids = wanted.length > 0 ? new Set(wanted) : new Set(lines.keys());
	const rows = [...ids].map((id) => {
		const own = lines.get(id) ?? [];
		const variation = shop.products.get(id);
		const { items_sold, net_revenue, orders_count } = measureLines(own);
		return {
			id,
			keys: {
				items_sold,
				net_revenue,
				orders_count,
				date: lastDate(own),
				sku: ownNumber(shop, variation),
			},
			row: {
				product_id: own[0]?.productId ?? variation?.parent_id ?? 0,
				variation_id: id,
				items_sold,
				net_revenue,
				orders_count,
				...(query.text('extended_info') === 'true' && {
					extended_info: variation
						? {
								name: withoutTags(productName(shop, id) ?? ''),
								sku: variation.sku,
								stock_status: variation.stock_status,
								stock_quantity: variation.stock_quantity,
								attributes: chosenAttributes(variation),
							}
						: {
								deleted: true,
								attributes: [],
								name: withoutTags(shop.lastNames.get(id) ?? ''),
							},
				}),
			},
		};
	});
	return { rows, defaultKey: 'date', isOnePage: wanted.length > 0 };
}

/** Returns the attributes of a variation as reports write them, except those left open. */
export function chosenAttributes({ attributes }: ProductDocument) {
	return attributes.flatMap(({ id, name, slug, option = '' }) =>
		option === '' ? [] : [{ id, name: (slug ?? name).replace(/^pa_/, ''), option }],
	);
}

/**
 * Returns a variation's own SKU. In an export, a variation without one has that of its product; it sorts as if it had
 * none.
 */
export function ownNumber(shop: Shop, variation: ProductDocument | undefined): string {
	const parent = shop.products.get(variation?.parent_id ?? 0);
	return variation && variation.sku !== parent?.sku ? variation.sku : '';
}

function productInfo(shop: Shop, product: ProductDocument) {
	return {
		name: withoutTags(productName(shop, product.id) ?? ''),
		sku: product.sku,
		stock_status: product.stock_status,
		stock_quantity: product.stock_quantity ?? 0,
		category_ids: (product.categories ?? []).map(({ id }) => id),
		...(product.type === 'variable' && { variations: shop.variationsOf(product.id) }),
	};
}

function lastDate(lines: readonly Line[]): number | null {
	const dates = lines.flatMap(({ transaction }) => dateOf(transaction, 'date_created') ?? []);
	return dates.length > 0 ? Math.max(...dates) : null;
}

/** Rows of Categories: the products directly in them. */
export function categoriesTable(shop: Shop, query: Query, period: Period): Table {
	const lines = matchingLines(shop, query, period, 'categories');
	const wanted = query.ids('categories');
	// A requested id that is not a category gets a row too.
	const others = [...new Set(wanted)]
		.filter((id) => !shop.documents.categories.some((category) => category.id === id))
		.map((id) => ({ id, name: '' }));
	const rows = [...shop.documents.categories, ...others].flatMap(({ id, name }): TableRow[] => {
		const own = lines.filter(({ productId }) => shop.categoriesOf(productId).includes(id));
		const numbers = without('variations_count', measureLines(own));
		const isShown = wanted.length > 0 ? wanted.includes(id) : own.length > 0;
		return isShown
			? [
					{
						id,
						keys: { ...numbers, category_id: id, category: name },
						row: { category_id: id, ...numbers },
					},
				]
			: [];
	});
	return { rows, defaultKey: 'category_id', isOnePage: wanted.length > 0 };
}

/** Rows of Coupons. */
export function couponsTable(shop: Shop, query: Query, period: Period): Table {
	const isCounted = countedIn(shop);
	const uses = grouped(
		shop.coupons.filter(
			({ transaction }) =>
				isWithin(period, dateOf(transaction, 'date_created')) && isCounted(transaction),
		),
		({ couponId }) => couponId,
	);
	const wanted = query.ids('coupons');
	const ids = wanted.length > 0 ? new Set(wanted) : new Set(uses.keys());
	const rows = [...ids].map((id) => {
		const { amount, orders_count } = measureCoupons(uses.get(id) ?? []);
		const coupon = shop.documents.coupons.find((one) => one.id === id);
		const info = coupon && {
			code: coupon.code,
			date_created: coupon.date_created,
			date_created_gmt: coupon.date_created_gmt,
			date_expires: coupon.date_expires ?? '',
			date_expires_gmt: coupon.date_expires_gmt ?? '',
			discount_type: coupon.discount_type,
		};
		return {
			id,
			keys: { amount, orders_count, coupon_id: id, code: coupon?.code ?? null },
			row: {
				coupon_id: id,
				amount,
				orders_count,
				...(query.text('extended_info') === 'true' && info && { extended_info: info }),
			},
		};
	});
	return { rows, defaultKey: 'coupon_id', isOnePage: wanted.length > 0 };
}
