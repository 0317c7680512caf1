import { __, _x } from '@wordpress/i18n';
import {
	Card,
	Date as DateTime,
	Link,
	OrderStatus,
	TableCard,
	useStore,
	listed,
} from '@store-analytics/components';
import { differenceOf } from '@store-analytics/currency/arithmetic';
import { useItems, useReportItems } from '@store-analytics/data';
import type { PageProps } from '../page-props';
import { Facts } from '../../platform/facts';
import { editScreen, OpenInShop } from '../../platform/open-in-shop';
import { useAppSettings } from '../../platform/settings/settings-context';
import { customerLink, productLink } from '../../platform/record-links';
import { formatCount } from '../../reports/engine/definition/cells';
import { numberColumn, textColumn } from '../table-columns';
import { readOrder, type OrderDocument, type OrderLine } from './order-document';
import { allTime, OrdersTable } from './orders-table';
import { Record } from './record';
import { orderMoney } from './order-money';

/** An order: items, discounts, taxes, refunds, the customer, and the customer's other orders. */
export default function OrderPage({ params }: Pick<PageProps, 'params'>) {
	const id = Number(params.id);
	const orders = useItems('orders', { include: id });
	const { countries } = useAppSettings();
	return (
		<Record found={orders} missing={__('Order not found', 'store-analytics')}>
			{(document) => <Order order={readOrder(document, countries)} />}
		</Record>
	);
}

function Order({ order }: { order: OrderDocument }) {
	const found = useReportItems('orders', {
		...allTime,
		order_includes: order.id,
		status_is_not: 'trash',
		extended_info: true,
	});
	const [row] = found.data?.items ?? [];
	const customer = row?.customer_id;
	return (
		<>
			<OrderFacts order={order} customer={customer} />
			<Lines order={order} />
			<Card title={__('Order totals', 'store-analytics')}>
				<Sums order={order} />
			</Card>
			{customer ? (
				<OrdersTable
					title={__('Other orders of this customer', 'store-analytics')}
					of={{ customer_includes: customer }}
					except={[order.id, ...order.refunds.map(({ id }) => id)]}
				/>
			) : null}
		</>
	);
}

function OrderFacts({ order, customer }: { order: OrderDocument; customer: number | undefined }) {
	const settings = useAppSettings();
	const link = customer ? customerLink(settings, { id: customer }) : undefined;
	const [name = order.email] = order.billing;
	const day = (date: string) =>
		date && <DateTime date={date} visibleFormat={settings.dateFormat} />;
	return (
		<Card
			title={__('Order', 'store-analytics')}
			action={<OpenInShop screen={editScreen(order.id)} />}
		>
			<Facts
				facts={[
					[
						__('Status', 'store-analytics'),
						<OrderStatus
							key="status"
							order={{ status: order.status }}
							orderStatusMap={settings.orderStatuses}
						/>,
					],
					[
						__('Customer', 'store-analytics'),
						link ? (
							<Link key="customer" {...link}>
								{name || __('Guest', 'store-analytics')}
							</Link>
						) : (
							name
						),
					],
					[__('Email', 'store-analytics'), order.email],
					[__('Date', 'store-analytics'), day(order.created)],
					[_x('Paid', 'date of an order', 'store-analytics'), day(order.paid)],
					[_x('Completed', 'date of an order', 'store-analytics'), day(order.completed)],
					[__('Payment', 'store-analytics'), order.payment],
					[__('Coupons', 'store-analytics'), listed(order.coupons)],
					[__('Billing address', 'store-analytics'), order.billing.join('\n')],
					[__('Shipping address', 'store-analytics'), order.shipping.join('\n')],
					[__('Customer’s note', 'store-analytics'), order.note],
				]}
			/>
		</Card>
	);
}

function Lines({ order }: { order: OrderDocument }) {
	const settings = useAppSettings();
	const { currency } = useStore();
	const money = orderMoney(currency, order.currency);
	const name = ({ productId, name: text }: OrderLine) =>
		productId === 0 ? text : <Link {...productLink(settings, productId)}>{text}</Link>;
	return (
		<TableCard
			title={__('Items', 'store-analytics')}
			headers={[
				textColumn('name', __('Product', 'store-analytics')),
				textColumn('sku', __('SKU', 'store-analytics')),
				numberColumn('quantity', __('Quantity', 'store-analytics')),
				numberColumn('total', __('Total', 'store-analytics')),
				numberColumn('tax', __('Tax', 'store-analytics')),
			]}
			rows={order.lines.map((line) => [
				{ display: name(line), value: line.name },
				{ display: line.sku, value: line.sku },
				{
					display: line.quantity === undefined ? '' : formatCount(line.quantity, currency),
					value: line.quantity,
				},
				{ display: money(line.total), value: line.total },
				{ display: money(line.tax), value: line.tax },
			])}
			rowsPerPage={order.lines.length}
			totalRows={order.lines.length}
			showMenu={false}
		/>
	);
}

/** The parts of the total, and the refunds. */
function Sums({ order }: { order: OrderDocument }) {
	const { currency } = useStore();
	const money = orderMoney(currency, order.currency);
	const others = order.lines.filter(({ quantity }) => quantity === undefined);
	const steps = [
		[__('Items', 'store-analytics'), order.itemsSubtotal],
		...(order.discount ? [[__('Discount', 'store-analytics'), -order.discount] as const] : []),
		...others.map(({ name, total }) => [name, total] as const),
		...order.taxes.map(({ label, total }) => [label, total] as const),
	] as const;
	const returns = order.refunds.map(
		({ reason, amount }) => [reason || __('Refund', 'store-analytics'), -amount] as const,
	);
	return (
		<dl className="sa-record__sums">
			{steps.map(([name, amount], index) => (
				<Step key={index} name={name} amount={money(amount)} />
			))}
			<Step name={__('Total', 'store-analytics')} amount={money(order.total)} isTotal />
			{returns.map(([name, amount], index) => (
				<Step key={index} name={name} amount={money(amount)} />
			))}
			{returns.length > 0 && (
				<Step
					name={__('Net payment', 'store-analytics')}
					amount={money(differenceOf(order.total, order.refunded))}
					isTotal
				/>
			)}
		</dl>
	);
}

function Step({ name, amount, isTotal }: { name: string; amount: string; isTotal?: boolean }) {
	return (
		<div>
			<dt className={isTotal ? 'is-total' : undefined}>{name}</dt>
			<dd className={isTotal ? 'is-total' : undefined}>{amount}</dd>
		</div>
	);
}
