import type { CouponUse, Line, TaxLine } from './lines';
import type { Shop } from './shop';
import { piecesOf, sumOf, type Transaction } from './transactions';

/** Numbers of a report over some of its rows. */
export type Numbers = Readonly<Record<string, number>>;

/** The numbers of Orders and Revenue over orders and refunds, and over their coupons. */
export function measureOrders(
	shop: Shop,
	rows: readonly Transaction[],
	coupons: readonly CouponUse[],
): Numbers {
	const orders = rows.filter(({ parentId }) => parentId === 0);
	const { ordersAlone, fullRefunds } = shop.settings;
	const averaged = ordersAlone ? orders : rows;
	const discounts = sumOf(coupons, ({ amount }) => amount);
	const returned = rows.filter(({ net }) => net < 0);
	const refunds = Math.abs(
		sumOf(returned, ({ net, tax, shipping }) => (fullRefunds ? net + tax + shipping : net)),
	);
	const sums = {
		orders_count: orders.length,
		num_items_sold: piecesOf(rows, ({ items }) => items),
		total_sales: sumOf(rows, ({ total }) => total),
		coupons: discounts,
		coupons_count: distinct(coupons, ({ couponId }) => couponId),
		refunds,
		taxes: sumOf(rows, ({ tax }) => tax),
		shipping: sumOf(rows, ({ shipping }) => shipping),
		net_revenue: sumOf(rows, ({ net }) => net),
		avg_items_per_order: ratio(
			sumOf(averaged, ({ items }) => items),
			orders.length,
		),
		avg_order_value: ratio(
			sumOf(averaged, ({ net }) => net),
			orders.length,
		),
		total_customers: distinct(rows, shop.customerOf),
	};
	const gross = ordersAlone
		? sumOf(orders, ({ total, tax, shipping }) => total - tax - shipping) + discounts
		: sums.total_sales + discounts - sums.taxes - sums.shipping + refunds;
	return { ...sums, gross_sales: gross };
}

/** As measureOrders, but numbers of lines use only some of the orders' lines. */
export function measureOrderLines(
	shop: Shop,
	lines: readonly Line[],
	couponsOf: (rows: readonly Transaction[]) => readonly CouponUse[],
): Numbers {
	const rows = [...new Set(lines.map(({ transaction }) => transaction))];
	const whole = without('gross_sales', measureOrders(shop, rows, couponsOf(rows)));
	const returned = lines.filter(({ gross }) => gross < 0);
	return {
		...whole,
		num_items_sold: piecesOf(lines, ({ quantity }) => quantity),
		total_sales: sumOf(lines, ({ gross }) => gross),
		refunds: Math.abs(sumOf(returned, ({ gross }) => gross)),
		taxes: sumOf(lines, ({ tax }) => tax),
		shipping: sumOf(lines, ({ shipping }) => shipping),
		net_revenue: sumOf(lines, ({ net }) => net),
	};
}

/** The numbers of Products, Variations and Categories. */
export function measureLines(lines: readonly Line[]): Numbers {
	const sold = lines.filter(({ transaction }) => transaction.parentId === 0);
	return {
		items_sold: piecesOf(lines, ({ quantity }) => quantity),
		net_revenue: sumOf(lines, ({ net }) => net),
		orders_count: distinct(sold, ({ transaction }) => transaction.id),
		products_count: distinct(lines, ({ productId }) => productId),
		variations_count: distinct(lines, ({ variationId }) => variationId),
	};
}

export function measureCoupons(coupons: readonly CouponUse[]): Numbers {
	return {
		amount: sumOf(coupons, ({ amount }) => amount),
		orders_count: distinct(coupons, ({ transaction }) => transaction.id),
		coupons_count: distinct(coupons, ({ couponId }) => couponId),
	};
}

/** The numbers of coupons from the discounts of lines bought with them. */
export function measureDiscounts(coupons: readonly CouponUse[], lines: readonly Line[]): Numbers {
	const amount = sumOf(lines, ({ document }) => Number(document.subtotal) - Number(document.total));
	return { ...measureCoupons(coupons), amount };
}

export function measureTaxes(taxes: readonly TaxLine[]): Numbers {
	const orderTax = sumOf(taxes, (line) => line.orderTax);
	const shippingTax = sumOf(taxes, (line) => line.shippingTax);
	const charged = taxes.filter(({ transaction }) => transaction.parentId === 0);
	return {
		tax_codes: distinct(taxes, ({ rateId }) => rateId),
		total_tax: orderTax + shippingTax,
		order_tax: orderTax,
		shipping_tax: shippingTax,
		orders_count: distinct(charged, ({ transaction }) => transaction.id),
	};
}

/** Removes a number. */
export function without(name: string, numbers: Numbers): Numbers {
	return Object.fromEntries(Object.entries(numbers).filter(([key]) => key !== name));
}

export function distinct<Row>(rows: Iterable<Row>, key: (row: Row) => unknown): number {
	return new Set([...rows].map(key)).size;
}

function ratio(part: number, whole: number): number {
	return whole === 0 ? 0 : part / whole;
}
