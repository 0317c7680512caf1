import { useMemo, useState } from 'react';
import { __ } from '@wordpress/i18n';
import {
	AnalyticsError,
	Date as DateTime,
	Link,
	OrderStatus,
	TableCard,
	useStore,
	type Store,
} from '@store-analytics/components';
import { useReportItems } from '@store-analytics/data';
import type { OrderRow } from '@store-analytics/rest-api';
import { useAppSettings } from '../../platform/settings/settings-context';
import { orderLink } from '../../platform/record-links';
import { SlowResponseNotice } from '../../platform/slow-response';
import { formatCount } from '../../reports/engine/definition/cells';
import { numberColumn, textColumn } from '../table-columns';

/** Every order that the shop ever had. */
export const allTime = { after: '1970-01-01T00:00:00', before: '9999-12-31T23:59:59' } as const;

interface OrdersTableProps {
	readonly title: string;
	/** The filter, as parameters of reports/orders. */
	readonly of: Readonly<{ customer_includes?: number; product_includes?: number }>;
	/** An order that the screen already shows, with its refunds. */
	readonly except?: readonly number[];
}

/** Orders and refunds, newest first, of any status. Those of a product show the product's pieces and net sales. */
export function OrdersTable({ title, of, except }: OrdersTableProps) {
	const [paging, setPaging] = useState({ page: 1, per_page: 25 });
	const orders = useReportItems('orders', {
		...allTime,
		...of,
		...(of.product_includes !== undefined && { product_share: true }),
		...(except && { order_excludes: except.join(',') }),
		// Unpaid orders have no day of payment.
		dated_by: 'date_created',
		status_is_not: 'trash',
		orderby: 'date',
		order: 'desc',
		...paging,
	});
	const rows = useRows(orders.data?.items);
	if (orders.status === 'error' && !orders.data) {
		return <AnalyticsError error={orders.error} onRetry={orders.retry} />;
	}
	return (
		<>
			{orders.status === 'loading' && <SlowResponseNotice />}
			<TableCard
				title={title}
				headers={headers(of.product_includes !== undefined)}
				rows={rows}
				rowsPerPage={paging.per_page}
				totalRows={orders.data?.totalResults ?? 0}
				isLoading={orders.status === 'loading'}
				query={{ paged: String(paging.page), per_page: String(paging.per_page) }}
				onPageChange={(page) => setPaging({ ...paging, page })}
				onQueryChange={(parameter) => (value: unknown) => {
					if (parameter === 'per_page') setPaging({ page: 1, per_page: Number(value) });
				}}
				showMenu={false}
			/>
		</>
	);
}

function useRows(items: readonly OrderRow[] | undefined) {
	const settings = useAppSettings();
	const { currency } = useStore();
	return useMemo(
		() =>
			(items ?? []).map((row) => [
				{
					display: <DateTime date={row.date} visibleFormat={settings.dateFormat} />,
					value: row.date,
				},
				{
					display: (
						<Link {...orderLink(settings, row.parent_id || row.order_id)}>{row.order_number}</Link>
					),
					value: row.order_number,
				},
				{
					display: (
						<OrderStatus order={{ status: row.status }} orderStatusMap={settings.orderStatuses} />
					),
					value: row.status,
				},
				...numberCells(row, currency),
			]),
		[items, settings, currency],
	);
}

function numberCells({ product_share: share, ...row }: OrderRow, currency: Store['currency']) {
	const items = share ? share.items_sold : row.num_items_sold;
	const amount = share ? share.net_revenue : row.total_sales;
	return [
		{ display: formatCount(items, currency), value: items },
		{ display: currency.render(amount), value: amount },
	];
}

function headers(isOfProduct: boolean) {
	return [
		textColumn('date', __('Date', 'store-analytics')),
		textColumn('order_number', __('Order #', 'store-analytics')),
		textColumn('status', __('Status', 'store-analytics')),
		numberColumn('num_items_sold', __('Items sold', 'store-analytics')),
		isOfProduct
			? numberColumn('net_revenue', __('Net sales', 'store-analytics'))
			: numberColumn('total', __('Total sales', 'store-analytics')),
	];
}
