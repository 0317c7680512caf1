import type { DescribedRules } from '../shops/shop-description';
import type { OrderFact } from './facts';
import type { LineFact } from './line-facts';

/** Metrics by name. */
export type Metrics = Record<string, number>;

/** Metrics of Orders and Revenue for these orders and refunds. */
export function orderMetricsOf(facts: readonly OrderFact[], rules: DescribedRules): Metrics {
	const sums = { items: 0, total: 0, tax: 0, shipping: 0, net: 0, coupons: 0, refunds: 0 };
	const alone = { orders: 0, items: 0, net: 0 };
	const coupons = new Set<number>();
	const products = new Set<number | string>();
	const customers = new Set<string>();
	for (const fact of facts) {
		sums.items += fact.items;
		sums.total += fact.total;
		sums.tax += fact.tax;
		sums.shipping += fact.shipping;
		sums.net += fact.net;
		for (const [id, amount] of fact.discounts) {
			coupons.add(id);
			sums.coupons += amount;
		}
		// A floating-point error below zero is not a refund.
		if (fact.net < -1e-9) {
			sums.refunds -= rules === '10.9.1 new' ? fact.net + fact.tax + fact.shipping : fact.net;
		}
		if (fact.parent === 0) {
			alone.orders += 1;
			alone.items += fact.items;
			alone.net += fact.net;
		}
		for (const { product } of fact.lines) products.add(product);
		customers.add(fact.customer);
	}
	const before = rules === '9.4';
	const per = (part: number) => (alone.orders ? part / alone.orders : 0);
	return {
		orders_count: alone.orders,
		num_items_sold: sums.items,
		gross_sales: before
			? sums.total + sums.coupons - sums.tax - sums.shipping + sums.refunds
			: alone.net + sums.coupons,
		total_sales: sums.total,
		coupons: sums.coupons,
		coupons_count: coupons.size,
		refunds: sums.refunds,
		taxes: sums.tax,
		shipping: sums.shipping,
		net_revenue: sums.net,
		avg_items_per_order: per(before ? sums.items : alone.items),
		avg_order_value: per(before ? sums.net : alone.net),
		total_customers: customers.size,
		products: products.size,
	};
}

/** A line with its order or refund. */
interface SoldIn {
	readonly order: OrderFact;
	readonly line: LineFact;
}

export function linesIn(facts: readonly OrderFact[]): SoldIn[] {
	return facts.flatMap((order) => order.lines.map((line) => ({ order, line })));
}

/** Metrics of Products, Variations and Categories for these lines. */
export function lineMetricsOf(sold: readonly SoldIn[]): Metrics {
	let items = 0;
	let net = 0;
	const orders = new Set<number>();
	const products = new Set<number | string>();
	const variations = new Set<number | string>();
	for (const { order, line } of sold) {
		items += line.quantity;
		net += line.net;
		if (order.parent === 0) orders.add(order.id);
		products.add(line.product);
		variations.add(line.variation);
	}
	return {
		items_sold: items,
		net_revenue: net,
		orders_count: orders.size,
		products_count: products.size,
		variations_count: variations.size,
	};
}

/** Metrics of Coupons for these orders, optionally for one coupon. */
export function couponMetricsOf(facts: readonly OrderFact[], coupon?: number): Metrics {
	let amount = 0;
	const orders = new Set<number>();
	const coupons = new Set<number>();
	for (const { id, discounts } of facts) {
		for (const [own, discount] of discounts) {
			if (coupon !== undefined && own !== coupon) continue;
			amount += discount;
			orders.add(id);
			coupons.add(own);
		}
	}
	return { amount, coupons_count: coupons.size, orders_count: orders.size };
}

/** Metrics of Taxes for these orders and refunds, optionally for one rate. */
export function taxMetricsOf(facts: readonly OrderFact[], rate?: number): Metrics {
	const sums = { order_tax: 0, shipping_tax: 0 };
	const orders = new Set<number>();
	const rates = new Set<number>();
	for (const { id, parent, taxes } of facts) {
		for (const tax of taxes) {
			if (rate !== undefined && tax.rate !== rate) continue;
			sums.order_tax += tax.onOrder;
			sums.shipping_tax += tax.onShipping;
			if (parent === 0) orders.add(id);
			rates.add(tax.rate);
		}
	}
	const total_tax = sums.order_tax + sums.shipping_tax;
	return { ...sums, total_tax, orders_count: orders.size, tax_codes: rates.size };
}

/** Metrics of Orders and Revenue for lines, if they are split by contents of orders. */
export function partMetricsOf(sold: readonly SoldIn[]): Metrics {
	const sums = { num_items_sold: 0, net_revenue: 0, total_sales: 0, taxes: 0, shipping: 0 };
	const orders = new Set<number>();
	let refunds = 0;
	for (const { order, line } of sold) {
		sums.num_items_sold += line.quantity;
		sums.net_revenue += line.net;
		sums.total_sales += line.gross;
		sums.taxes += line.tax;
		sums.shipping += line.shipping;
		if (line.gross < 0) refunds -= line.gross;
		if (order.parent === 0) orders.add(order.id);
	}
	return { ...sums, refunds, orders_count: orders.size };
}
