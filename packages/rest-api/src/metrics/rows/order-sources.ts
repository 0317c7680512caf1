import { __ } from '@wordpress/i18n';
import type { MeaningRules } from '../meaning';
import {
	couponsOf,
	discountDocuments,
	discountOf,
	hasDeletedProduct,
	itemDocuments,
	productsOf,
	refundDocuments,
	shippingDocuments,
	shippingOf,
	taxAndShippingLeft,
	taxAndShippingOf,
	taxLeft,
	taxOf,
} from './order-parts';
import {
	field,
	ifOrder,
	isOrder,
	number,
	one,
	type Row,
	type Source,
	type Sources,
} from './source';

const changedSince = () =>
	__('An order or a refund may have been changed after it was counted.', 'store-analytics');

const deletedProducts = (rows: readonly Row[]) =>
	rows.some(hasDeletedProduct)
		? __('Orders no longer name a product after it has been deleted.', 'store-analytics')
		: undefined;

const orders = (value: Source['value']): Source => ({ report: 'orders', value });

const discounts = (value: Source['value']): Source => ({
	...orders(value),
	documents: discountDocuments,
	difference: changedSince,
});

const ofShipping = (value: Source['value']): Source => ({
	...orders(value),
	documents: shippingDocuments,
	difference: changedSince,
});

const returnedNet = (row: Row) => Math.max(-number(row, 'net_total'), 0);

const wholeReturns: Source = {
	...orders((row) => (returnedNet(row) > 0 ? returnedNet(row) - taxAndShippingOf(true)(row) : 0)),
	documents: refundDocuments,
	difference: changedSince,
};

/** Since 11.1, a refund of tax or shipping alone is a return, too. */
const returnsOfAnything: Source = {
	...wholeReturns,
	value: (row) => Math.max(-number(row, 'net_total') - taxAndShippingLeft(row), 0),
};

/** Returns how the numbers of Orders and Revenue are added up from rows, by the rules of the shop. */
export function orderSources(rules: MeaningRules): Sources {
	const { fullRefunds, ordersAlone, takesWhatIsLeft = false } = rules;
	const products = productsOf(fullRefunds);
	/** Since 10.2 returns do not count here. */
	const ofOrdersAlone = (value: Source['value']): Source['value'] =>
		ordersAlone ? (row) => ifOrder(row) * value(row) : value;
	const average = (value: Source['value']): Source => ({
		...orders(ofOrdersAlone(value)),
		per: ifOrder,
	});
	return {
		orders_count: orders(ifOrder),
		num_items_sold: orders(field('num_items_sold')),
		net_revenue: orders(field('net_total')),
		total_sales: orders(field('total_sales')),
		refunds: returnsBy(rules),
		refunds_count: orders((row) => (isOrder(row) ? 0 : 1)),
		total_customers: { ...orders(one), distinct: (row) => [row['customer_id']] },
		gross_sales: discounts((row) => beforeReturns(row, ordersAlone) + discountOf(row)),
		shipping: ofShipping(shippingOf(fullRefunds)),
		taxes: ofShipping(takesWhatIsLeft ? taxLeft : taxOf(fullRefunds)),
		coupons: {
			...{ report: 'coupons', value: field('amount') },
			narrowed: discounts(discountOf),
		},
		coupons_count: {
			...{ report: 'coupons', value: one },
			narrowed: { ...discounts((row) => couponsOf(row).length), distinct: couponsOf },
		},
		products: {
			...{ report: 'products', value: one },
			narrowed: {
				...orders((row) => products(row).length),
				documents: itemDocuments,
				distinct: products,
				difference: deletedProducts,
			},
		},
		avg_order_value: average(field('net_total')),
		avg_items_per_order: average(field('num_items_sold')),
	};
}

function returnsBy({ fullRefunds, takesWhatIsLeft }: MeaningRules): Source {
	if (!fullRefunds) return orders(returnedNet);
	return takesWhatIsLeft ? returnsOfAnything : wholeReturns;
}

/** Net sales of an order. Before 10.2 only rows above 0 count, so returns, which are negative, add nothing. */
function beforeReturns(row: Row, ordersAlone: boolean): number {
	const net = number(row, 'net_total');
	if (ordersAlone) return isOrder(row) ? net : 0;
	return Math.max(net, 0);
}
