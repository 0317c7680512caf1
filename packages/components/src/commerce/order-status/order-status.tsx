import clsx from 'clsx';
import './order-status.css';

export interface OrderStatusProps {
	order: { status: string };
	/** Names by status, without WooCommerce's `wc-`. */
	orderStatusMap?: Record<string, string>;
	className?: string;
	/** Puts the text before the dot. */
	labelPositionToLeft?: boolean;
}

/**
 * Shows an order's status in words, with a dot in the status's colour.
 * @example <OrderStatus order={{ status: 'completed' }} orderStatusMap={{ completed: 'Completed' }} />
 */
export function OrderStatus(props: OrderStatusProps) {
	const { order, orderStatusMap = {}, className, labelPositionToLeft = false } = props;
	const { status } = order;
	const label = (
		<span className="woocommerce-order-status__label">{orderStatusMap[status] ?? status}</span>
	);
	return (
		<div className={clsx('woocommerce-order-status', className)}>
			{labelPositionToLeft && label}
			<span
				className={clsx('woocommerce-order-status__indicator', `is-${status}`)}
				aria-hidden="true"
			>
				<span />
			</span>
			{!labelPositionToLeft && label}
		</div>
	);
}
