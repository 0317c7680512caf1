import { __, _n, sprintf } from '@wordpress/i18n';
import { Link } from '@store-analytics/components';
import type { VariationRow } from '@store-analytics/rest-api';
import { variationName } from '@store-analytics/rest-api';
import type { AppSettings } from '../../platform/settings/settings';
import { advancedFilter } from '../catalog/filters/advanced-filters';
import { attributeFilter } from '../catalog/filters/attribute-filter';
import { filteredBy } from '../catalog/filters/dimension-filters';
import { pictureIn, ProductName } from '../catalog/cells/product-name';
import { metric } from '../catalog/summary-metrics';
import { productSales } from '../catalog/product-sales';
import { productLink } from '../../platform/record-links';
import { variationDifference } from '../catalog/row-difference';
import { stockColumns } from '../catalog/cells/stock-status';
import {
	compareVariationsHelp,
	variationOptions,
	variationParam,
} from '../catalog/filters/variation-dropdown';
import type { ColumnOf } from '../engine/definition/definition';
import { defineReport } from '../engine/definition/define-report';

/** Sales of every variation: each size and colour separately. */
export default defineReport('variations', (settings) => ({
	rows: 'items',
	tableParams: { extended_info: true },
	charts: productSales.charts(),
	columns: [
		name(settings),
		...productSales.sold('variation'),
		...stockColumns(settings, () => true),
	],
	defaultSort: { by: 'items_sold', order: 'desc' },
	summary: [
		metric.total('variations_count', (n) =>
			_n('variation sold', 'variations sold', n, 'store-analytics'),
		),
		...productSales.summary(),
	],
	filterParam: variationParam,
	allLabel: __('All variations', 'store-analytics'),
	filterOptions: variationOptions(settings.variationSeparator),
	...filteredBy('variations', settings, {
		/* translators: <select/> is the choice between All and Any */
		title: __('Variations match <select/> filters', 'store-analytics'),
		own: filters(),
		told: ['variation'],
	}),
	comparison: {
		param: 'variations',
		idOf: (row) => row.variation_id,
		segmentBy: 'variation',
		/* translators: %d: number of variations */
		seriesLabelOf: (n: number) => _n('%d variation', '%d variations', n, 'store-analytics'),
		helpText: compareVariationsHelp(),
		difference: variationDifference,
	},
}));

/** Opens the product in wp-admin, where variations are edited; a deleted one has a name only. */
function name(settings: AppSettings): ColumnOf<'variations'> {
	const isDeleted = ({ extended_info: info }: VariationRow) => info?.permalink === undefined;
	return {
		key: 'name',
		label: __('Product / Variation title', 'store-analytics'),
		type: 'text',
		typicalLength: 28,
		required: true,
		value({ extended_info: info }) {
			const found = variationName(
				{ ...info },
				{
					separator: settings.variationSeparator,
					/* translators: %s: name of a product attribute, such as Size */
					anyValueOf: (attribute) => sprintf(__('Any %s', 'store-analytics'), attribute),
				},
			);
			/* translators: %s: name of something that no longer exists */
			return info?.deleted ? sprintf(__('%s (Deleted)', 'store-analytics'), found) : found;
		},
		display: (row, shown) => (
			<ProductName source={pictureIn(row.extended_info?.image)}>
				{isDeleted(row) ? shown : <Link {...productLink(settings, row.product_id)}>{shown}</Link>}
			</ProductName>
		),
	};
}

function filters() {
	return {
		attribute: attributeFilter(),
		category: advancedFilter.search('categories', {
			add: __('Product category', 'store-analytics'),
			placeholder: __('Search product categories', 'store-analytics'),
			remove: __('Remove product category filter', 'store-analytics'),
			rule: __('Condition: product category', 'store-analytics'),
			title: __('<title>Product category</title> <rule/> <filter/>', 'store-analytics'),
			filter: __('Select product categories', 'store-analytics'),
		}),
		product: advancedFilter.search('variableProducts', {
			add: __('Product', 'store-analytics'),
			placeholder: __('Search products', 'store-analytics'),
			remove: __('Remove product filter', 'store-analytics'),
			rule: __('Condition: product', 'store-analytics'),
			title: __('<title>Product</title> <rule/> <filter/>', 'store-analytics'),
			filter: __('Select products', 'store-analytics'),
		}),
	};
}
