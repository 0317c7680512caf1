import { __, _n } from '@wordpress/i18n';
import { Link } from '@store-analytics/components';
import type { ProductRow } from '@store-analytics/rest-api';
import type { AppSettings } from '../../platform/settings/settings';
import { categoryName, CategoryPaths } from '../catalog/cells/category-path';
import { pictureIn, ProductName } from '../catalog/cells/product-name';
import { metric } from '../catalog/summary-metrics';
import { filteredBy } from '../catalog/filters/dimension-filters';
import { filterOption } from '../catalog/filters/filter-options';
import { screenLink } from '../catalog/links';
import { productSales } from '../catalog/product-sales';
import { stockColumns } from '../catalog/cells/stock-status';
import {
	forgettingVariations,
	variationOptions,
	variationParam,
} from '../catalog/filters/variation-dropdown';
import type { ColumnOf } from '../engine/definition/definition';
import { defineReport } from '../engine/definition/define-report';
import type { FilterConfig, FilterOption } from '../engine/definition/filter-config';
import { textOf } from '../../platform/query';

const subject = { type: 'products', param: 'products' } as const;

/** Sales of products: all, one with its variations, or several side by side. */
export default defineReport('products', (settings) => ({
	rows: 'items',
	tableParams: { extended_info: true },
	charts: productSales.charts(),
	columns: columns(settings),
	defaultSort: { by: 'items_sold', order: 'desc' },
	summary: [
		metric.total('products_count', (n) => _n('product', 'products', n, 'store-analytics')),
		...productSales.summary(),
	],
	related: 'categories',
	allLabel: __('All products', 'store-analytics'),
	filterOptions: filterOptions().map(forgettingVariations),
	dropdowns: (own) => [own, variationsOfProduct(settings.variationSeparator)],
	...filteredBy('products', settings, {
		/* translators: <select/> is the choice between All and Any */
		title: __('Products match <select/> filters', 'store-analytics'),
		told: ['product'],
	}),
	comparison: {
		param: 'products',
		idOf: (row) => row.product_id,
		segmentBy: 'product',
		/* translators: %d: number of products */
		seriesLabelOf: (n: number) => _n('%d product', '%d products', n, 'store-analytics'),
		helpText: __('Check at least two products below to compare', 'store-analytics'),
	},
	search: {
		param: 'products',
		collection: 'products',
		type: 'products',
		placeholder: __('Search by product name or SKU', 'store-analytics'),
	},
	drillDown: {
		filter: 'single_product',
		param: 'products',
		segmentBy: 'variation',
		/* translators: %d: number of variations */
		seriesLabelOf: (n: number) => _n('%d variation', '%d variations', n, 'store-analytics'),
		report: 'variations',
		tableParam: 'product_includes',
		isComparable: true,
		onlyIf: {
			collection: 'products',
			test: ({ type }) => type === 'variable',
			flag: 'is-variable',
		},
	},
}));

/** A second dropdown for a single product with variations. */
function variationsOfProduct(separator: string): FilterConfig {
	return {
		label: __('Variations', 'store-analytics'),
		param: variationParam,
		staticParams: ['filter', 'products', 'chartType', 'paged', 'per_page'],
		showFilters: (query) =>
			textOf(query, 'filter') === 'single_product' &&
			textOf(query, 'products') !== '' &&
			textOf(query, 'is-variable') !== '',
		filters: [
			{
				value: 'all',
				label: __('All variations', 'store-analytics'),
				chartMode: 'item-comparison',
			},
			...variationOptions(separator),
		],
	};
}

function productName(): ColumnOf<'products'> {
	return {
		key: 'product_name',
		label: __('Product title', 'store-analytics'),
		type: 'text',
		typicalLength: 15,
		required: true,
		isSortable: true,
		value: (row) => row.extended_info?.name,
		display: (row, shown, { query }) => (
			<ProductName source={pictureIn(row.extended_info?.image)}>
				<Link
					type="wc-admin"
					href={screenLink('products', query, {
						filter: 'single_product',
						products: row.product_id,
					})}
				>
					{shown}
				</Link>
			</ProductName>
		),
	};
}

function categories(): ColumnOf<'products'> {
	const ids = ({ extended_info: info }: ProductRow) => info?.category_ids ?? [];
	return {
		key: 'product_cat',
		label: __('Category', 'store-analytics'),
		type: 'text',
		typicalLength: 24,
		value: (row, { related }) =>
			ids(row)
				.flatMap((id) => categoryName(id, related) ?? [])
				.join(', '),
		display: (row, _shown, tools) => <CategoryPaths ids={ids(row)} tools={tools} />,
	};
}

function columns(settings: AppSettings): ColumnOf<'products'>[] {
	return [
		productName(),
		...productSales.sold('product'),
		categories(),
		{
			key: 'variations',
			label: __('Variations', 'store-analytics'),
			type: 'number',
			isSortable: true,
			value: (row) => row.extended_info?.variations?.length ?? 0,
		},
		...stockColumns(settings, ({ manage_stock: isManaged }) => isManaged === true),
	];
}

function filterOptions(): FilterOption[] {
	return [
		filterOption.single(
			'product',
			subject,
			{
				label: __('Single product', 'store-analytics'),
				placeholder: __('Type to search for a product', 'store-analytics'),
			},
			'item-comparison',
		),
		filterOption.compare(subject, {
			label: __('Comparison', 'store-analytics'),
			title: __('Compare products', 'store-analytics'),
			placeholder: __('Search for products to compare', 'store-analytics'),
			update: __('Compare', 'store-analytics'),
			helpText: __('Check at least two products below to compare', 'store-analytics'),
		}),
	];
}
