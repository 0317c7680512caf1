import { useMemo } from 'react';
import { __, _n, sprintf } from '@wordpress/i18n';
import { Link, OrderStatus, useStore } from '@store-analytics/components';
import { useCountedItems } from '@store-analytics/data';
import { instantOf } from '@store-analytics/date';
import { timeAgo } from '../../../inbox/time-ago';
import { readList, readNumber, readRecord, readText } from '../../../platform/read-value';
import { useAppSettings } from '../../../platform/settings/settings-context';
import { orderLink } from '../../../platform/record-links';
import { formatCount } from '../../../reports/engine/definition/cells';
import { readOrder } from '../../records/order-document';
import { orderMoney } from '../../records/order-money';
import { few, openOrders } from '../requests';
import { TodoCard } from './todo-card';

/** Orders in the statuses that the shop's settings call actionable. */
export function OpenOrders({ title }: { title: string }) {
	return (
		<TodoCard
			title={title}
			rows={few.orders}
			useTodoItems={useOpenOrders}
			nothing={__('No orders to fulfill.', 'store-analytics')}
			place="edit.php?post_type=shop_order"
		>
			{(order) => <OpenOrder key={readText(order.id)} document={order} />}
		</TodoCard>
	);
}

function useOpenOrders(rows: number, isEnabled: boolean) {
	const { actionableStatuses } = useAppSettings();
	const query = useMemo(() => openOrders(actionableStatuses, rows), [actionableStatuses, rows]);
	return useCountedItems('orders', query, isEnabled);
}

function OpenOrder({ document }: { document: Readonly<Record<string, unknown>> }) {
	const settings = useAppSettings();
	const { currency, now } = useStore();
	const order = useMemo(() => readOrder(document, {}), [document]);
	const money = orderMoney(currency, order.currency);
	const [name] = order.billing;
	const items = readList(document.line_items).reduce<number>(
		(sum, line) => sum + readNumber(readRecord(line).quantity, 0),
		0,
	);
	const created = new Date(`${readText(document.date_created_gmt)}Z`);
	return (
		<li className="sa-home__item">
			<span className="sa-home__item-line">
				<Link {...orderLink(settings, order.id)}>
					{
						/* translators: 1: number of an order, 2: who has ordered */
						sprintf(
							__('#%1$s %2$s', 'store-analytics'),
							order.number,
							name ?? __('Guest', 'store-analytics'),
						)
					}
				</Link>
				<bdi>{money(order.total - order.refunded)}</bdi>
			</span>
			<span className="sa-home__item-line is-muted">
				<OrderStatus order={order} orderStatusMap={settings.orderStatuses} />
				<span>
					{sprintf(
						/* translators: %s: how many things an order has */
						_n('%s item', '%s items', items, 'store-analytics'),
						formatCount(items, currency),
					)}
					{Number.isNaN(created.getTime())
						? ''
						: ` · ${timeAgo(created, instantOf(now()), settings.userLocale)}`}
				</span>
			</span>
		</li>
	);
}
