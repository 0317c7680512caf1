import { useMemo } from 'react';
import { __ } from '@wordpress/i18n';
import { decodeEntities } from '@store-analytics/currency';
import {
	AnalyticsError,
	Card,
	Date as DateTime,
	ProductImage,
	TableCard,
	useStore,
	listed,
} from '@store-analytics/components';
import { useItems, useReportStats } from '@store-analytics/data';
import { addMonths, appendTimestamp, endOfUnit, startOfUnit } from '@store-analytics/date';
import { readList, readNumber, readRecord, readText } from '../../platform/read-value';
import { Facts } from '../../platform/facts';
import { editScreen, OpenInShop } from '../../platform/open-in-shop';
import { useAppSettings } from '../../platform/settings/settings-context';
import { SlowResponseNotice } from '../../platform/slow-response';
import { formatCount } from '../../reports/engine/definition/cells';
import { numberColumn, textColumn } from '../table-columns';
import { OrdersTable } from './orders-table';
import { Waiting } from './record';
import './records.css';

/** What the shop knows of a product, below its report: its data, its sales by month, and its orders. */
export default function ProductRecord({ id }: { readonly id: number }) {
	const products = useItems('products', { include: id });
	if (products.status === 'error' && !products.data) {
		return <AnalyticsError error={products.error} onRetry={products.retry} />;
	}
	if (!products.data) return <Waiting />;
	// A deleted product keeps its sales.
	const [product] = products.data;
	return (
		<div className="sa-record">
			{product !== undefined && <ProductFacts id={id} product={product} />}
			<Months product={id} />
			<OrdersTable title={__('Orders', 'store-analytics')} of={{ product_includes: id }} />
		</div>
	);
}

function ProductFacts({ id, product }: { readonly id: number; readonly product: unknown }) {
	const { stockStatuses } = useAppSettings();
	const { currency } = useStore();
	const fields = readRecord(product);
	const text = (key: string) => decodeEntities(readText(fields[key]));
	const price = readNumber(fields.price, NaN);
	const stock = readNumber(fields.stock_quantity, NaN);
	const categories = readList(fields.categories).map((one) =>
		decodeEntities(readText(readRecord(one).name)),
	);
	const images = readList(fields.images).map((one) => ({ src: readText(readRecord(one).src) }));
	return (
		<Card title={__('Product', 'store-analytics')} action={<OpenInShop screen={editScreen(id)} />}>
			{images.length > 0 && (
				<ProductImage
					className="sa-record__picture"
					product={{ images }}
					alt=""
					width={80}
					height={80}
				/>
			)}
			<Facts
				facts={[
					[__('SKU', 'store-analytics'), text('sku')],
					[__('Price', 'store-analytics'), Number.isNaN(price) ? '' : currency.formatAmount(price)],
					[
						__('Status', 'store-analytics'),
						stockStatuses[text('stock_status')] ?? text('stock_status'),
					],
					[__('Stock', 'store-analytics'), Number.isNaN(stock) ? '' : formatCount(stock, currency)],
					[__('Categories', 'store-analytics'), listed(categories)],
				]}
			/>
		</Card>
	);
}

/** Its sales in the last twelve months, newest first. */
function Months({ product }: { product: number }) {
	const { currency, now } = useStore();
	/* translators: a month with its year in PHP's notation, https://www.php.net/manual/datetime.format.php */
	const format = __('F Y', 'store-analytics');
	const months = useMemo(() => {
		const [first, last] = [addMonths(now(), -11), now()];
		return {
			after: appendTimestamp(startOfUnit(first, 'month', 0), 'start'),
			before: appendTimestamp(endOfUnit(last, 'month', 0), 'end'),
		};
	}, [now]);
	const stats = useReportStats('products', {
		...months,
		products: String(product),
		interval: 'month',
		fields: ['items_sold', 'net_revenue', 'orders_count'],
		orderby: 'date',
		order: 'desc',
		per_page: 12,
	});
	if (stats.status === 'error' && !stats.data) {
		return <AnalyticsError error={stats.error} onRetry={stats.retry} />;
	}
	return (
		<>
			{stats.status === 'loading' && <SlowResponseNotice />}
			<TableCard
				title={__('Last twelve months', 'store-analytics')}
				headers={monthHeaders()}
				rows={(stats.data?.intervals ?? []).map(({ date_start: start, subtotals }) => [
					{
						display: <DateTime date={start} visibleFormat={format} screenReaderFormat={format} />,
						value: start,
					},
					{
						display: formatCount(subtotals.items_sold ?? 0, currency),
						value: subtotals.items_sold,
					},
					{ display: currency.render(subtotals.net_revenue), value: subtotals.net_revenue },
					{
						display: formatCount(subtotals.orders_count ?? 0, currency),
						value: subtotals.orders_count,
					},
				])}
				rowsPerPage={12}
				totalRows={12}
				isLoading={stats.status === 'loading'}
				showMenu={false}
			/>
		</>
	);
}

function monthHeaders() {
	return [
		textColumn('date', __('Month', 'store-analytics')),
		numberColumn('items_sold', __('Items sold', 'store-analytics')),
		numberColumn('net_revenue', __('Net sales', 'store-analytics')),
		numberColumn('orders_count', __('Orders', 'store-analytics')),
	];
}
