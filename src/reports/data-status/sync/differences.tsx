import type { ReactNode } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { Date as DateTime, inSentence, Link, useStore } from '@store-analytics/components';
import { getNewPath, getPersistedQuery } from '@store-analytics/navigation';
import type { DayDifference, ProvedTotal } from '@store-analytics/rest-api';
import { useAppSettings } from '../../../platform/settings/settings-context';
import { useCount } from './use-sync';

/** The numbers of a day in this store, each with the shop's if that differs. */
export function useDayTotals() {
	const { currency } = useStore();
	const count = useCount();
	const money = (amount: number) => currency.formatAmount(amount);
	return ({ orders, itemsSold, netSales }: DayDifference) => ({
		orders: totalText(orders, count),
		itemsSold: totalText(itemsSold, count),
		netSales: totalText(netSales, money),
	});
}

function totalText({ here, shop }: ProvedTotal, write: (value: number) => string): string {
	if (here === shop) return write(here);
	/* translators: 1: a number or amount as the reports have it, 2: as the shop's own reports have it */
	return sprintf(
		__('%1$s, in the shop %2$s', 'store-analytics'),
		inSentence(write(here)),
		inSentence(write(shop)),
	);
}

/** Orders by their ids, each a link to its page. */
export function OrderLinks({ ids }: { readonly ids: readonly number[] }): ReactNode {
	return (
		<ul className="sa-sync__orders">
			{ids.map((id) => (
				<li key={id}>
					<Link href={getNewPath(getPersistedQuery(), `/orders/${id}`, {})}>
						{/* translators: %s: number of an order */}
						{sprintf(__('Order #%s', 'store-analytics'), String(id))}
					</Link>
				</li>
			))}
		</ul>
	);
}

/** The first days that differ, with their differing numbers. */
export function Differences({ days }: { readonly days: readonly DayDifference[] }) {
	const { dateFormat } = useAppSettings();
	const totalsOf = useDayTotals();
	return (
		<ul className="sa-sync__days">
			{days.map((day) => {
				const { orders, itemsSold, netSales } = totalsOf(day);
				const lines = [
					[__('Orders', 'store-analytics'), day.orders, orders],
					[__('Items sold', 'store-analytics'), day.itemsSold, itemsSold],
					[__('Net sales', 'store-analytics'), day.netSales, netSales],
				] as const;
				return (
					<li key={day.day}>
						<strong>
							<DateTime date={day.day} visibleFormat={dateFormat} />
						</strong>
						{lines
							.filter(([, { here, shop }]) => here !== shop)
							.map(([name, , text]) => (
								<div key={name}>
									{/* translators: 1: name of a number, such as "Orders", 2: its values */}
									{sprintf(__('%1$s: %2$s', 'store-analytics'), name, text)}
								</div>
							))}
						<OrderLinks ids={day.orderIds} />
					</li>
				);
			})}
		</ul>
	);
}
