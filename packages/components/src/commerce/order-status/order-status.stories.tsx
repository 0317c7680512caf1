import { OrderStatus } from './order-status';

export default { title: 'Texts/OrderStatus', component: OrderStatus };

const orderStatusMap = {
	pending: 'Pending payment',
	processing: 'Processing',
	'on-hold': 'On hold',
	completed: 'Completed',
	cancelled: 'Cancelled',
	refunded: 'Refunded',
	failed: 'Failed',
};

export function EveryStatus() {
	return Object.keys(orderStatusMap).map((status) => (
		<OrderStatus key={status} order={{ status }} orderStatusMap={orderStatusMap} />
	));
}

export function WordsBeforeTheDot() {
	return (
		<OrderStatus
			order={{ status: 'processing' }}
			orderStatusMap={orderStatusMap}
			labelPositionToLeft
		/>
	);
}

export function UnknownStatus() {
	return <OrderStatus order={{ status: 'at-the-tailor' }} />;
}

export function LongText() {
	const name = 'Waiting for the customer to answer the question about the colour '.repeat(3);
	return <OrderStatus order={{ status: 'on-hold' }} orderStatusMap={{ 'on-hold': name }} />;
}
