import { __, _n, sprintf } from '@wordpress/i18n';
import { Link } from '@store-analytics/components';
import { webAddress, type DownloadRow } from '@store-analytics/rest-api';
import type { AppSettings } from '../../platform/settings/settings';
import { advancedFilter } from '../catalog/filters/advanced-filters';
import { chart } from '../catalog/charts';
import { column } from '../catalog/columns';
import { metric } from '../catalog/summary-metrics';
import { screenLink } from '../catalog/links';
import { orderLink } from '../../platform/record-links';
import type { ColumnOf } from '../engine/definition/definition';
import { defineReport } from '../engine/definition/define-report';
import type { AdvancedFilter } from '../engine/definition/filter-config';

/** Every download of a file: its product, order and user. */
export default defineReport('downloads', (settings) => ({
	rows: 'items',
	tableParams: { _embed: true },
	charts: [chart.downloads()],
	columns: [
		column.date(),
		product(),
		{
			key: 'file_name',
			label: __('File name', 'store-analytics'),
			type: 'text',
			typicalLength: 10,
			display: (row, shown) => {
				const href = webAddress(row.file_path);
				if (href === undefined) return shown;
				return (
					<Link type="external" href={href}>
						{shown}
					</Link>
				);
			},
		},
		orderNumber(settings),
		{
			key: 'user_id',
			label: __('Username', 'store-analytics'),
			type: 'text',
			value: (row) => row.username,
		},
		{ key: 'ip_address', label: __('IP', 'store-analytics'), type: 'text' },
	],
	defaultSort: { by: 'date', order: 'desc' },
	summary: [
		metric.days((n) => _n('day', 'days', n, 'store-analytics')),
		metric.total('download_count', (n) => _n('download', 'downloads', n, 'store-analytics')),
	],
	allLabel: __('All downloads', 'store-analytics'),
	advancedFilters: {
		/* translators: <select/> is the choice between All and Any */
		title: __('Downloads match <select/> filters', 'store-analytics'),
		filters: filters(),
	},
}));

/** The product from the row; a deleted one is labelled so. */
function product(): ColumnOf<'downloads'> {
	const embedded = ({ _embedded: embeds }: DownloadRow) => embeds?.product?.[0];
	const isDeleted = (row: DownloadRow) =>
		embedded(row)?.code === 'woocommerce_rest_product_invalid_id';
	return {
		key: 'product',
		label: __('Product title', 'store-analytics'),
		type: 'text',
		typicalLength: 18,
		required: true,
		isSortable: true,
		value: (row) =>
			isDeleted(row)
				? __('(Deleted)', 'store-analytics')
				: /* translators: %d: id of a product whose name is not known */
					(embedded(row)?.name ?? sprintf(__('Product #%d', 'store-analytics'), row.product_id)),
		display: (row, shown, { query }) =>
			isDeleted(row) ? (
				shown
			) : (
				<Link
					type="wc-admin"
					href={screenLink('products', query, {
						filter: 'single_product',
						products: row.product_id,
					})}
				>
					{shown}
				</Link>
			),
	};
}

function orderNumber(settings: AppSettings): ColumnOf<'downloads'> {
	return {
		key: 'order_number',
		label: __('Order #', 'store-analytics'),
		screenReaderLabel: __('Order number', 'store-analytics'),
		type: 'text',
		typicalLength: 6,
		display: (row, shown) => <Link {...orderLink(settings, row.order_id)}>{shown}</Link>,
	};
}

function filters(): Record<string, AdvancedFilter> {
	return {
		product: advancedFilter.search('products', {
			add: __('Product', 'store-analytics'),
			placeholder: __('Search', 'store-analytics'),
			remove: __('Remove product filter', 'store-analytics'),
			rule: __('Condition: product', 'store-analytics'),
			title: __('<title>Product</title> <rule/> <filter/>', 'store-analytics'),
			filter: __('Select product', 'store-analytics'),
		}),
		customer: advancedFilter.search('usernames', {
			add: __('Username', 'store-analytics'),
			placeholder: __('Search customer username', 'store-analytics'),
			remove: __('Remove customer username filter', 'store-analytics'),
			rule: __('Condition: customer username', 'store-analytics'),
			title: __('<title>Username</title> <rule/> <filter/>', 'store-analytics'),
			filter: __('Select customer username', 'store-analytics'),
		}),
		order: advancedFilter.search('orders', {
			add: __('Order #', 'store-analytics'),
			placeholder: __('Search order number', 'store-analytics'),
			remove: __('Remove order number filter', 'store-analytics'),
			rule: __('Condition: order number', 'store-analytics'),
			title: __('<title>Order #</title> <rule/> <filter/>', 'store-analytics'),
			filter: __('Select order number', 'store-analytics'),
		}),
		ip_address: advancedFilter.search('downloadIps', {
			add: __('IP address', 'store-analytics'),
			placeholder: __('Search IP address', 'store-analytics'),
			remove: __('Remove IP address filter', 'store-analytics'),
			rule: __('Condition: IP address', 'store-analytics'),
			title: __('<title>IP address</title> <rule/> <filter/>', 'store-analytics'),
			filter: __('Select IP address', 'store-analytics'),
		}),
	};
}
