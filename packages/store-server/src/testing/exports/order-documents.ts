import type { DescribedOrder, ShopDescription } from '../shops/shop-description';
import { exactly, money, sumOf } from './prices/amounts';
import { couponId, orderIds, rateId, userId } from './ids';
import { lineNames } from './line-names';
import { datePair } from './moments';
import {
	priceOrder,
	type PricedItem,
	type PricedOrder,
	type PricedTax,
} from './prices/order-prices';
import { totalsOf, type OrderTotals } from './prices/order-totals';
import { rateNames } from './rate-names';
import { refundDocument, type ItemIds } from './refund-documents';
import { priceRefunds } from './prices/refund-prices';
import type { RestDocument } from './rest-document';

/** Orders and refunds of the shop in the shape of `/wc/v3/orders` and `/wc/v3/refunds`. */
export function orderDocuments(shop: ShopDescription): {
	orders: RestDocument[];
	refunds: RestDocument[];
} {
	const ids = orderIds(shop);
	const items: ItemIds = { last: 0 };
	const refunds: RestDocument[] = [];
	const orders = shop.orders.map((order, at) => {
		const priced = priceOrder(shop, order);
		const totals = totalsOf(shop, priced);
		const id = ids.order(at);
		const document = {
			id,
			number: String(id),
			...orderDocument(shop, order, priced, totals, items),
		};
		const given = priceRefunds(shop, order, priced, totals.total).map((refund) =>
			refundDocument({ shop, order, refund, id: ids.refund(at, refund.place), orderId: id }, items),
		);
		refunds.push(...given);
		const listed = given.map((refund) => ({
			id: refund['id'],
			reason: '',
			total: `-${String(refund['amount'])}`,
		}));
		return { ...document, refunds: listed };
	});
	return { orders, refunds };
}

/** Methods of payment; orders that the shop made itself have none. */
const PAYMENTS = ['cod', 'bacs', '', 'card'];

function orderDocument(
	shop: ShopDescription,
	order: DescribedOrder,
	priced: PricedOrder,
	totals: OrderTotals,
	items: ItemIds,
): RestDocument {
	const { timeZone, currency, pricesIncludeTax } = shop.settings;
	const amount = (value: number) => money(value, currency.decimals);
	return {
		parent_id: 0,
		status: order.status,
		currency: currency.code,
		prices_include_tax: pricesIncludeTax,
		...datePair(timeZone, 'date_created', order.created),
		...datePair(timeZone, 'date_modified', order.completed ?? order.paid ?? order.created),
		...datePair(timeZone, 'date_paid', order.paid),
		...datePair(timeZone, 'date_completed', order.completed),
		discount_total: amount(sumOf(priced.coupons, ({ discount }) => discount)),
		discount_tax: amount(sumOf(priced.coupons, ({ discountTax }) => discountTax)),
		shipping_total: amount(priced.shipping?.total ?? 0),
		shipping_tax: amount(totals.shippingTax),
		cart_tax: amount(totals.cartTax),
		total: amount(totals.total),
		total_tax: amount(totals.cartTax + totals.shippingTax),
		customer_id: order.signedIn ? userId(order.person) : 0,
		order_key: 'wc_order_key',
		...addresses(shop, order),
		payment_method: PAYMENTS[order.person % PAYMENTS.length] ?? '',
		payment_method_title: 'How the customer paid',
		customer_ip_address: '203.0.113.7',
		created_via: 'checkout',
		customer_note: '',
		meta_data: orderMeta(order),
		...itemsOf(shop, order, priced, totals, items),
	};
}

function itemsOf(
	shop: ShopDescription,
	order: DescribedOrder,
	priced: PricedOrder,
	totals: OrderTotals,
	items: ItemIds,
): RestDocument {
	const amount = (value: number) => money(value, shop.settings.currency.decimals);
	const shipped = priced.shipping ? [priced.shipping] : [];
	return {
		line_items: order.lines.map((line, at) => ({
			id: ++items.last,
			...lineNames(shop, line),
			quantity: line.quantity,
			tax_class: '',
			...amountsOf(priced.lines[at], amount),
		})),
		tax_lines: totals.taxLines.map((tax) => ({
			id: ++items.last,
			...rateNames(shop, tax.rate),
			tax_total: amount(tax.orderTax),
			shipping_tax_total: amount(tax.shippingTax),
			meta_data: [],
		})),
		shipping_lines: shipped.map((item) => ({
			id: ++items.last,
			method_title: 'Flat rate',
			method_id: 'flat_rate',
			instance_id: '1',
			...chargeOf(item, amount),
		})),
		fee_lines: order.fees.map(({ name, taxed }, at) => ({
			id: ++items.last,
			name,
			tax_status: taxed ? 'taxable' : 'none',
			...chargeOf(priced.fees[at], amount),
		})),
		coupon_lines: couponLines(shop, order, priced, items),
	};
}

type Amount = (value: number) => string;

function amountsOf(item: PricedItem | undefined, amount: Amount): RestDocument {
	const { subtotal = 0, total = 0, taxes = [], subtotalTaxes = [] } = item ?? {};
	const before = new Map(subtotalTaxes.map((tax) => [tax.rate, tax.amount]));
	return {
		subtotal: amount(subtotal),
		subtotal_tax: amount(all(subtotalTaxes)),
		total: amount(total),
		total_tax: amount(all(taxes)),
		taxes: taxes.map((tax) => ({
			id: rateId(tax.rate),
			total: exactly(tax.amount),
			subtotal: exactly(before.get(tax.rate) ?? 0),
		})),
	};
}

function chargeOf(item: PricedItem | undefined, amount: Amount): RestDocument {
	const { total = 0, taxes = [] } = item ?? {};
	return {
		total: amount(total),
		total_tax: amount(all(taxes)),
		taxes: taxes.map((tax) => ({ id: rateId(tax.rate), total: exactly(tax.amount), subtotal: '' })),
		meta_data: [],
	};
}

const all = (taxes: readonly PricedTax[]) => sumOf(taxes, ({ amount }) => amount);

function addresses({ people }: ShopDescription, order: DescribedOrder): RestDocument {
	const { firstName = '', lastName = '', place } = people[order.person] ?? {};
	const address = {
		first_name: firstName,
		last_name: lastName,
		company: '',
		address_1: '1 Main St',
		address_2: '',
		city: place?.city,
		state: place?.state,
		postcode: place?.postcode,
		country: place?.country,
		phone: '',
	};
	return { billing: { ...address, email: order.email }, shipping: address };
}

function orderMeta({ test, source }: DescribedOrder): RestDocument[] {
	const values = {
		_wc_order_attribution_source_type: source.type,
		_wc_order_attribution_utm_source: source.name,
		_wcpay_mode: test ? 'test' : 'prod',
	};
	return Object.entries(values)
		.filter(([, value]) => value !== '')
		.map(([key, value], at) => ({ id: at + 1, key, value }));
}

/** Dates of changes in an order's data about a coupon: first only its code, then the whole coupon, now a short text. */
const WHOLE_SINCE = '2025-10-12';
const SHORT_SINCE = '2025-11-01';

function couponLines(
	shop: ShopDescription,
	order: DescribedOrder,
	priced: PricedOrder,
	items: ItemIds,
): RestDocument[] {
	const { decimals } = shop.settings.currency;
	return priced.coupons.map(({ coupon, discount, discountTax }) => {
		const { code = '', type = 'percent', amount = '0' } = shop.coupons[coupon] ?? {};
		const id = couponId(coupon);
		const meta =
			order.created < SHORT_SINCE
				? { key: 'coupon_data', value: { id, code, amount, discount_type: type } }
				: { key: 'coupon_info', value: JSON.stringify([id, code, type, Number(amount)]) };
		return {
			id: ++items.last,
			code,
			discount: String(Number(money(discount, decimals))),
			discount_tax: String(Number(money(discountTax, decimals))),
			meta_data: order.created < WHOLE_SINCE ? [] : [{ id: items.last, ...meta }],
			discount_type: type,
		};
	});
}
