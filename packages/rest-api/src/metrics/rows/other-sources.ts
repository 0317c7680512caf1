import { __ } from '@wordpress/i18n';
import { itemsOfOrders } from './placed-orders';
import { field, ifAny, ifOrder, number, one, type Row, type Source, type Sources } from './source';

/** Orders that contain one of the items in the report's rows. */
function ordersWith(report: keyof typeof itemsOfOrders, id: string, as: string): Source {
	const idsOf = (row: Row) => [number(row, id)];
	const items = itemsOfOrders[report];
	return { report: 'orders', value: ifOrder, found: { list: { report }, idsOf, as }, items };
}

const ifSold = ifAny('orders_count', 'items_sold', 'net_revenue');

const products: Sources = {
	items_sold: { report: 'products', value: field('items_sold') },
	net_revenue: { report: 'products', value: field('net_revenue') },
	products_count: { report: 'products', value: ifSold },
	orders_count: {
		report: 'orders',
		value: (row) => (number(row, 'num_items_sold') > 0 ? ifOrder(row) : 0),
		narrowed: ordersWith('products', 'product_id', 'product_includes'),
	},
};

const variations: Sources = {
	items_sold: { report: 'variations', value: field('items_sold') },
	net_revenue: { report: 'variations', value: field('net_revenue') },
	variations_count: { report: 'variations', value: ifSold },
	orders_count: ordersWith('variations', 'variation_id', 'variation_includes'),
};

const ifBought = (row: Row) => (number(row, 'orders_count') > 0 ? 1 : 0);

/** Averages leave out customers without orders. */
function averageOfCustomers(key: string): Source {
	return { report: 'customers', value: field(key), per: ifBought };
}

const ofStock = (type: string): Source => ({
	report: 'stock',
	value: one,
	only: { type },
	difference: () =>
		__(
			'WooCommerce before 10.0 also counts drafts and trashed items, which this list leaves out.',
			'store-analytics',
		),
});

/** Returns how the numbers of all reports except Orders and Revenue are added up from rows. */
export const otherSources: Readonly<Partial<Record<string, Sources>>> = {
	products,
	variations,
	coupons: {
		amount: { report: 'coupons', value: field('amount') },
		coupons_count: { report: 'coupons', value: ifAny('orders_count') },
		orders_count: ordersWith('coupons', 'coupon_id', 'coupon_includes'),
	},
	taxes: {
		total_tax: { report: 'taxes', value: field('total_tax') },
		order_tax: { report: 'taxes', value: field('order_tax') },
		shipping_tax: { report: 'taxes', value: field('shipping_tax') },
		tax_codes: { report: 'taxes', value: ifAny('orders_count', 'order_tax', 'shipping_tax') },
		orders_count: ordersWith('taxes', 'tax_rate_id', 'tax_rate_includes'),
	},
	'tax-places': Object.fromEntries(
		[
			...['taxable_amount', 'refunded_amount', 'charged_tax', 'charged_shipping_tax'],
			...['refunded_tax', 'total_tax', 'orders_count'],
		].map((key) => [key, { report: 'tax-orders', value: field(key) }]),
	),
	downloads: { download_count: { report: 'downloads', value: one } },
	customers: {
		customers_count: { report: 'customers', value: one },
		avg_orders_count: averageOfCustomers('orders_count'),
		avg_total_spend: averageOfCustomers('total_spend'),
		avg_avg_order_value: averageOfCustomers('avg_order_value'),
	},
	stock: {
		products: ofStock('all'),
		instock: ofStock('instock'),
		lowstock: ofStock('lowstock'),
		outofstock: ofStock('outofstock'),
		onbackorder: ofStock('onbackorder'),
	},
};
