import { __, _n } from '@wordpress/i18n';
import { decodeEntities } from '@store-analytics/currency';
import { Link } from '@store-analytics/components';
import { categoryName, CategoryPath } from '../catalog/cells/category-path';
import { metric } from '../catalog/summary-metrics';
import { filteredBy } from '../catalog/filters/dimension-filters';
import { filterOption } from '../catalog/filters/filter-options';
import { isFiltered } from '../catalog/filters/in-force';
import { screenLink } from '../catalog/links';
import { categoryDifference, categoryRowNote } from '../catalog/row-difference';
import { productSales } from '../catalog/product-sales';
import { column } from '../catalog/columns';
import type { ColumnOf } from '../engine/definition/definition';
import { defineReport } from '../engine/definition/define-report';
import type { FilterOption } from '../engine/definition/filter-config';

const subject = { type: 'categories', param: 'categories' } as const;

/** Sales of every category; a single one opens with its products. */
export default defineReport('categories', (settings) => ({
	rows: 'items',
	statsEndpoint: 'products',
	hookName: 'category',
	tableParams: { extended_info: true },
	charts: productSales.charts(),
	columns: columns(),
	defaultSort: { by: 'items_sold', order: 'desc' },
	summary: [
		metric.rows((n) => _n('category', 'categories', n, 'store-analytics')),
		...productSales.summary(),
	],
	related: 'categories',
	allLabel: __('All categories', 'store-analytics'),
	filterOptions: filterOptions(),
	...filteredBy('categories', settings, {
		/* translators: <select/> is the choice between All and Any */
		title: __('Categories match <select/> filters', 'store-analytics'),
		told: ['category'],
	}),
	comparison: {
		param: 'categories',
		idOf: (row) => row.category_id,
		segmentBy: 'category',
		/* translators: %d: number of categories */
		seriesLabelOf: (n: number) => _n('%d category', '%d categories', n, 'store-analytics'),
		helpText: __('Check at least two categories below to compare', 'store-analytics'),
		difference: categoryDifference,
		rowNote: (related) =>
			[...(related?.values() ?? [])].some(({ parent }) => Number(parent) > 0)
				? categoryRowNote()
				: '',
	},
	search: {
		param: 'categories',
		collection: 'categories',
		type: 'categories',
		placeholder: __('Search by category name', 'store-analytics'),
	},
	drillDown: {
		filter: 'single_category',
		param: 'categories',
		segmentBy: 'product',
		/* translators: %d: number of products */
		seriesLabelOf: (n: number) => _n('%d product', '%d products', n, 'store-analytics'),
		report: 'products',
		isComparable: false,
	},
}));

function columns(): ColumnOf<'categories'>[] {
	return [
		{
			key: 'category',
			label: __('Category', 'store-analytics'),
			type: 'text',
			typicalLength: 24,
			required: true,
			isSortable: true,
			value: (row, { related }) =>
				categoryName(row.category_id, related) ?? decodeEntities(row.extended_info?.name ?? ''),
			display: (row, _shown, tools) => (
				<CategoryPath id={row.category_id} fallback={row.extended_info?.name} tools={tools} />
			),
		},
		productSales.itemsSold(),
		productSales.netSales(),
		{
			...column.count('products_count', __('Products', 'store-analytics')),
			// The list of a single category knows no further filter.
			display: (row, shown, { query }) =>
				isFiltered(query) ? (
					shown
				) : (
					<Link
						type="wc-admin"
						href={screenLink('categories', query, {
							filter: 'single_category',
							categories: row.category_id,
						})}
					>
						{shown}
					</Link>
				),
		},
		productSales.orders(),
	];
}

function filterOptions(): FilterOption[] {
	return [
		filterOption.single(
			'category',
			subject,
			{
				label: __('Single category', 'store-analytics'),
				placeholder: __('Type to search for a category', 'store-analytics'),
			},
			'item-comparison',
		),
		filterOption.compare(subject, {
			label: __('Comparison', 'store-analytics'),
			title: __('Compare categories', 'store-analytics'),
			placeholder: __('Search for categories to compare', 'store-analytics'),
			update: __('Compare', 'store-analytics'),
			helpText: __('Check at least two categories below to compare', 'store-analytics'),
		}),
	];
}
