import { useCallback, useState, type ReactNode } from 'react';
import { __, _n, _x, sprintf } from '@wordpress/i18n';
import { inSentence, Link } from '@store-analytics/components';
import type { TaxDifference, TaxDifferences } from '@store-analytics/rest-api';
import { loadTaxDifferences, type OrdersRead } from '@store-analytics/rest-api/client';
import { useOrdersRead } from '../../data-status/reading/use-orders-read';
import { formatCount, type CellTools } from '../../engine/definition/cells';
import type { ReportPartProps } from '../../engine/definition/definition';
import { useLoaded } from '../../engine/query/use-loaded';
import { orderLink } from '../../../platform/record-links';
import { screenLink } from '../links';
import './about-taxes.css';
import { taxViewOf } from './tax-views';

/** Below this, an amount is none: half of the smallest coin of any currency. */
const nothing = 0.000_5;

/** What the table lists, the taxes of Revenue beside it, and the orders that cause a difference or do not say what was taxed. */
export function AboutTaxes(props: ReportPartProps) {
	const [round, setRound] = useState(0);
	return <Told key={round} {...props} onRead={() => setRound(round + 1)} />;
}

/** `onRead`: the plugin has read all orders, so that other numbers may come. */
function Told({ chosen, tools, request, onRead }: ReportPartProps & { onRead: () => void }) {
	const [after, before] = [String(request['after']), String(request['before'])];
	const found = useLoaded(
		useCallback(() => loadTaxDifferences({ after, before }), [after, before]),
	);
	const about = found.status === 'ready' ? found.value : undefined;
	return (
		<ul className="sa-about-taxes">
			{rules(chosen).map((rule) => (
				<li key={rule}>{rule}</li>
			))}
			<li>
				{about ? (
					<AsInRevenue about={about} tools={tools} />
				) : found.status === 'error' ? (
					__('The taxes of the revenue report could not be loaded.', 'store-analytics')
				) : (
					__('Comparing with the revenue report…', 'store-analytics')
				)}
			</li>
			{about?.filling && <StillReading {...{ tools, onRead }} read={about.filling} />}
			{about && about.orders_count > 0 && (
				<OrderList orders={about.orders} tools={tools} amount={({ difference }) => difference}>
					{sprintf(
						/* translators: %s: number of orders */
						_n(
							'The taxes by rate of %s order or refund differ from its total tax:',
							'The taxes by rate of %s orders and refunds differ from their total tax:',
							about.orders_count,
							'store-analytics',
						),
						formatCount(about.orders_count, tools.currency),
					)}
				</OrderList>
			)}
			{about && about.unknown_count > 0 && (
				<OrderList orders={about.unknown} tools={tools} amount={({ taxes }) => taxes}>
					<UnknownAmounts count={about.unknown_count} tools={tools} />
				</OrderList>
			)}
		</ul>
	);
}

interface StillReadingProps {
	readonly read: OrdersRead;
	readonly tools: CellTools;
	readonly onRead: () => void;
}

function StillReading({ read, tools: { currency }, onRead }: StillReadingProps) {
	const latest = useOrdersRead(read, onRead);
	if (!latest) return null;
	const text = sprintf(
		/* translators: 1: number of orders, 2: number of all orders */
		__(
			'%1$s of %2$s orders have been read so far. The taxes of the others are missing until then.',
			'store-analytics',
		),
		formatCount(latest.done, currency),
		formatCount(latest.total, currency),
	);
	return <li>{text}</li>;
}

function rules(chosen: string): string[] {
	switch (taxViewOf(chosen)?.region) {
		case 'eu_abroad':
			return [
				__(
					'Countries of the EU without the shop’s own, by rate. Taxable amount and VAT are already reduced by all refunds of the period.',
					'store-analytics',
				),
				__(
					'Corrections are refunds of orders from before the period. The return lists them separately: add them back to taxable amount and VAT.',
					'store-analytics',
				),
			];
		case 'us':
			return [
				__(
					'States of the US. Sales taxed by a state, a county and a city count once in taxable sales.',
					'store-analytics',
				),
			];
		default:
			return [];
	}
}

function AsInRevenue({ about, tools }: { about: TaxDifferences; tools: CellTools }) {
	const { taxes, revenue_taxes: ofRevenue, difference } = about;
	const money = (amount: number) => inSentence(tools.currency.formatAmount(amount));
	const text =
		Math.abs(difference) < nothing
			? /* translators: %s: an amount */
				sprintf(
					__('All taxes of these days: %s, as in the revenue report.', 'store-analytics'),
					money(taxes),
				)
			: sprintf(
					/* translators: 1: sum of all taxes, 2: taxes in Revenue, 3: difference */
					__(
						'All taxes of these days: %1$s. The revenue report has %2$s, a difference of %3$s.',
						'store-analytics',
					),
					...([money(taxes), money(ofRevenue), money(difference)] as const),
				);
	return (
		<>
			{text}{' '}
			<Link type="wc-admin" href={screenLink('revenue', tools.query, { chart: 'taxes' })}>
				{__('Taxes in the revenue report', 'store-analytics')}
			</Link>
		</>
	);
}

/** Why amounts are unknown, and what helps. */
function UnknownAmounts({ count, tools }: { readonly count: number; readonly tools: CellTools }) {
	const problem = sprintf(
		/* translators: %s: number of orders */
		_n(
			'%s order or refund lists no tax for its items, so the taxable amount of its place is unknown.',
			'%s orders and refunds list no tax for their items, so the taxable amounts of their places are unknown.',
			count,
			'store-analytics',
		),
		formatCount(count, tools.currency),
	);
	const help = tools.settings.standsAlone
		? __(
				'This file is from before an upgrade. If the items have taxes in the shop, import or connect the shop into a new file. Orders and their taxes:',
				'store-analytics',
			)
		: __('Check the taxes of the items. Orders and their taxes:', 'store-analytics');
	return `${problem} ${help}`;
}

interface OrderListProps {
	readonly orders: readonly TaxDifference[];
	readonly tools: CellTools;
	readonly amount: (order: TaxDifference) => number;
	readonly children: ReactNode;
}

function OrderList({ orders, tools: { settings, currency }, amount, children }: OrderListProps) {
	return (
		<li>
			{children}{' '}
			{orders.map((order, index) => {
				const { order_id: id, parent_id: parent, order_number: number } = order;
				return (
					<span key={id}>
						{index > 0 && _x(', ', 'between the items of a list', 'store-analytics')}
						<Link {...orderLink(settings, parent || id, parent ? '#order_refunds' : '')}>
							{sprintf(
								parent
									? /* translators: %s: number of an order */
										__('Refund of #%s', 'store-analytics')
									: /* translators: %s: number of an order */
										__('Order #%s', 'store-analytics'),
								String(number),
							)}
						</Link>{' '}
						({inSentence(currency.formatAmount(amount(order)))})
					</span>
				);
			})}
		</li>
	);
}
