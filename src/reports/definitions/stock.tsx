import { __, _n } from '@wordpress/i18n';
import { Link } from '@store-analytics/components';
import type { StockRow } from '@store-analytics/rest-api';
import type { AppSettings } from '../../platform/settings/settings';
import { metric } from '../catalog/summary-metrics';
import { screenLink } from '../catalog/links';
import { productLink } from '../../platform/record-links';
import { ProductName } from '../catalog/cells/product-name';
import { stockStatusName } from '../catalog/cells/stock-status';
import type { ColumnOf } from '../engine/definition/definition';
import { defineReport } from '../engine/definition/define-report';
import type { FilterConfig } from '../engine/definition/filter-config';

/** Current stock: products and variations with managed stock. */
export default defineReport('stock', (settings) => ({
	dated: false,
	isLive: true,
	rows: 'items',
	tableParams: { type: 'all' },
	charts: [],
	pictured: productOf,
	columns: [
		title(),
		{ key: 'sku', label: __('SKU', 'store-analytics'), type: 'text', isSortable: true },
		status(settings),
		{
			key: 'stock_quantity',
			label: __('Stock', 'store-analytics'),
			type: 'number',
			isSortable: true,
			value: (row) => (row.manage_stock ? row.stock_quantity : null),
			display: (row, shown) =>
				row.manage_stock && typeof row.stock_quantity === 'number'
					? shown
					: __('N/A', 'store-analytics'),
		},
	],
	// What is out of stock, then what is on backorder. The shop cannot sort low stock apart from what is in stock, and its
	// pages have one order: so the counts above the table lead to it.
	defaultSort: { by: 'stock_status', order: 'desc' },
	summary: [
		metric.total('products', (n) => _n('product', 'products', n, 'store-analytics')),
		metric.total('outofstock', () => __('out of stock', 'store-analytics')),
		metric.total('lowstock', () => __('low stock', 'store-analytics')),
		metric.total('onbackorder', () => __('on backorder', 'store-analytics')),
		metric.total('instock', () => __('in stock', 'store-analytics')),
	],
	quickFilters: {
		param: 'type',
		values: ['outofstock', 'lowstock', 'onbackorder'],
		urgent: 'outofstock',
	},
	allLabel: __('All products', 'store-analytics'),
	dropdowns: (own) => [states(), own],
	advancedFilters: {
		/* translators: <select/> is the choice between All and Any */
		title: __('Products match <select/> filters', 'store-analytics'),
		filters: {},
	},
}));

/** Filters products by stock status. */
function states(): FilterConfig {
	return {
		label: __('Show', 'store-analytics'),
		param: 'type',
		staticParams: ['paged', 'per_page'],
		showFilters: () => true,
		filters: [
			{ value: 'all', label: __('All products', 'store-analytics') },
			{ value: 'outofstock', label: __('Out of stock', 'store-analytics') },
			{ value: 'lowstock', label: __('Low stock', 'store-analytics') },
			{ value: 'instock', label: __('In stock', 'store-analytics') },
			{ value: 'onbackorder', label: __('On backorder', 'store-analytics') },
		],
	};
}

/** A variation opens in the report of its product. */
const productOf = ({ id, parent_id: parent }: StockRow) => parent || id;

function title(): ColumnOf<'stock'> {
	return {
		key: 'title',
		label: __('Product / Variation', 'store-analytics'),
		type: 'text',
		typicalLength: 26,
		required: true,
		isSortable: true,
		value: (row) => row.name,
		display: (row, shown, { query, pictures }) => (
			<ProductName source={pictures?.get(productOf(row))}>
				<Link
					type="wc-admin"
					href={screenLink('products', query, {
						filter: 'single_product',
						products: productOf(row),
					})}
				>
					{shown}
				</Link>
			</ProductName>
		),
	};
}

/** Opens the product: in wp-admin, where stock can be changed, or its page here. */
function status(settings: AppSettings): ColumnOf<'stock'> {
	return {
		key: 'stock_status',
		label: __('Status', 'store-analytics'),
		type: 'text',
		typicalLength: 11,
		isSortable: true,
		value: (row) => stockStatusName(stockOf(row), settings.stockStatuses),
		display: (row, shown) => (
			<Link className="sa-one-line" {...productLink(settings, productOf(row))}>
				{shown}
			</Link>
		),
	};
}

/** Without managed stock, quantities mean nothing. */
function stockOf(row: StockRow) {
	return row.manage_stock ? row : { stock_status: row.stock_status };
}
