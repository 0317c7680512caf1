import { namedId } from '../../orders/named-id';
import type { RestDocument } from '../exports/rest-document';
import type { ShopExport } from '../exports/shop-export';
import {
	lineFacts,
	shippingTaxOf,
	soldLines,
	taxFacts,
	type LineFact,
	type OracleShop,
	type SoldLine,
	type TaxFact,
} from './line-facts';
import { list, numberOf, total } from './reading';
import { ProductNames } from './product-names';

/** An order or a refund with its parts, calculated from the export with plain loops. */
export interface OrderFact {
	readonly id: number;
	/** 0 for an order. */
	readonly parent: number;
	readonly status: string;
	readonly dates: Readonly<Record<string, string | null>>;
	readonly items: number;
	readonly total: number;
	readonly tax: number;
	readonly shipping: number;
	readonly net: number;
	readonly customer: string;
	readonly returning: boolean;
	readonly discounts: readonly (readonly [coupon: number, amount: number])[];
	readonly lines: readonly LineFact[];
	readonly taxes: readonly TaxFact[];
	/** Lines as in the export, and the tax on shipping. */
	readonly sold: readonly SoldLine[];
	readonly shippingTax: number;
}

/** All orders and refunds of the export that are counted, in every status. */
export function orderFacts(files: ShopExport, shop: OracleShop): OrderFact[] {
	const names = new ProductNames();
	const facts: OrderFact[] = [];
	const bought = new Set<string>();
	const orders = [...files['orders.json']].sort(
		(one, other) =>
			compare(String(one['date_created']), String(other['date_created'])) ||
			Number(one['id']) - Number(other['id']),
	);
	for (const order of orders) {
		if (shop.rules !== '9.4' && isTest(order)) continue;
		const customer = customerOf(order);
		const returning = bought.has(customer);
		if (!shop.excludedStatuses.includes(String(order['status']))) bought.add(customer);
		const fact = orderFact(order, { customer, returning, shop, names, files });
		facts.push(fact);
		const earlier: OrderFact[] = [];
		const own = files['refunds.json'].filter((refund) => refund['parent_id'] === order['id']);
		for (const refund of own) {
			const plain = refundFact(refund, fact, shop, names);
			const counted =
				shop.rules === '10.9.1 new' && isInOneSum(refund, fact)
					? wholeOrderBack(plain, fact, earlier, { shop, refund })
					: plain;
			facts.push(counted);
			earlier.push(counted);
		}
	}
	return facts;
}

function compare(one: string, other: string): number {
	return one === other ? 0 : one < other ? -1 : 1;
}

function metaOf(document: RestDocument, key: string): unknown {
	return list(document, 'meta_data').find((meta) => meta['key'] === key)?.['value'];
}

const isTest = (order: RestDocument) => metaOf(order, '_wcpay_mode') === 'test';

/** The customer: an account, an e-mail (ignoring case), or the order itself. */
function customerOf(order: RestDocument): string {
	const email = String(Reflect.get(Object(order['billing']), 'email')).toLowerCase();
	if (order['customer_id']) return `user ${String(order['customer_id'])}`;
	return email ? `guest ${email}` : `order ${String(order['id'])}`;
}

const stamp = (value: unknown) => (typeof value === 'string' ? value.replace('T', ' ') : null);

function datesOf(document: RestDocument): OrderFact['dates'] {
	return {
		date_created: stamp(document['date_created']),
		date_paid: stamp(document['date_paid']),
		date_completed: stamp(document['date_completed']),
	};
}

interface Context {
	readonly customer: string;
	readonly returning: boolean;
	readonly shop: OracleShop;
	readonly names: ProductNames;
	readonly files: ShopExport;
}

function orderFact(
	order: RestDocument,
	{ customer, returning, shop, names, files }: Context,
): OrderFact {
	const [sum, tax] = [numberOf(order, 'total'), numberOf(order, 'total_tax')];
	const shipping = numberOf(order, 'shipping_total');
	const [sold, shippingTax] = [soldLines(order, names), shippingTaxOf(order)];
	return {
		id: numberOf(order, 'id'),
		parent: 0,
		status: String(order['status']),
		dates: datesOf(order),
		items: total(list(order, 'line_items'), 'quantity'),
		total: sum,
		tax,
		shipping,
		net: sum - tax - shipping,
		customer,
		returning,
		discounts: discountsOf(order, files),
		lines: lineFacts(sold, { total: shipping, tax: shippingTax }, shop),
		taxes: taxFacts(order, shop),
		sold,
		shippingTax,
	};
}

/**
 * Discounts by coupon id: the one in the order, that of its code, or the latest that another order has for the code.
 * Unknown coupons are told apart by their codes.
 */
function discountsOf(order: RestDocument, files: ShopExport): OrderFact['discounts'] {
	const coupons: readonly RestDocument[] = [
		...files['coupons.json'],
		...files['coupons-trashed.json'],
	];
	return list(order, 'coupon_lines').map((line) => {
		const code = String(line['code']).toLowerCase();
		const named = coupons.find((coupon) => coupon['code'] === line['code']);
		const others = files['orders.json']
			.flatMap((other) => list(other, 'coupon_lines'))
			.filter((other) => String(other['code']).toLowerCase() === code)
			.map((other) => keptIdOf(other) ?? 0);
		const last = Math.max(0, ...others) || undefined;
		const id = Number(keptIdOf(line) ?? named?.['id'] ?? last ?? namedId('coupon', code));
		return [id, numberOf(line, 'discount')] as const;
	});
}

/** The id of a coupon that an order keeps. */
function keptIdOf(line: RestDocument): number | undefined {
	const short = metaOf(line, 'coupon_info');
	const whole: unknown = Reflect.get(Object(metaOf(line, 'coupon_data')), 'id');
	const kept: unknown = typeof short === 'string' ? JSON.parse(short)[0] : whole;
	return kept === undefined ? undefined : Number(kept);
}

function refundFact(
	refund: RestDocument,
	order: OrderFact,
	shop: OracleShop,
	names: ProductNames,
): OrderFact {
	const created = stamp(refund['date_created']);
	const taxLines = list(refund, 'tax_lines');
	const sum = -numberOf(refund, 'amount');
	const tax = total(taxLines, 'tax_total') + total(taxLines, 'shipping_tax_total');
	const shipping = total(list(refund, 'shipping_lines'), 'total');
	const [sold, shippingTax] = [soldLines(refund, names), shippingTaxOf(refund)];
	return {
		...order,
		id: numberOf(refund, 'id'),
		parent: order.id,
		dates: { date_created: created, date_paid: created, date_completed: created },
		items: total(list(refund, 'line_items'), 'quantity'),
		total: sum,
		tax,
		shipping,
		net: sum - tax - shipping,
		discounts: [],
		lines: lineFacts(sold, { total: shipping, tax: shippingTax }, shop),
		taxes: taxFacts(refund, shop),
		sold,
		shippingTax,
	};
}

/** Whether it is marked as full, or gives back the whole total. */
function isInOneSum(refund: RestDocument, order: OrderFact): boolean {
	return metaOf(refund, '_refund_type') === 'full' || numberOf(refund, 'amount') === order.total;
}

interface WholeRefund {
	readonly shop: OracleShop;
	readonly refund: RestDocument;
}

/** A full refund: the order minus earlier refunds, for its sums, and for its lines by product unless it has its own. */
function wholeOrderBack(
	plain: OrderFact,
	order: OrderFact,
	earlier: readonly OrderFact[],
	{ shop, refund }: WholeRefund,
): OrderFact {
	const rest = (of: (fact: OrderFact) => number) => {
		let left = of(order);
		for (const before of earlier) left += of(before);
		return -left;
	};
	const [sum, tax] = [rest((fact) => fact.total), rest((fact) => fact.tax)];
	const [shipping, shippingTax] = [rest((fact) => fact.shipping), rest((fact) => fact.shippingTax)];
	const hasOwn = plain.sold.length > 0 || metaOf(refund, '_refund_type') !== 'full';
	const given = earlier.flatMap((before) => before.sold);
	const sold = hasOwn ? plain.sold : soldBack(order.sold, given);
	return {
		...plain,
		items: rest((fact) => fact.items),
		total: sum,
		tax,
		shipping,
		net: sum - tax - shipping,
		lines: lineFacts(sold, { total: shipping, tax: shippingTax }, shop).filter(
			({ net }) => hasOwn || net !== 0,
		),
		taxes: [order, ...earlier].flatMap((before) =>
			before.taxes.map(({ rate, onOrder, onShipping }) => ({
				rate,
				onOrder: -onOrder,
				onShipping: -onShipping,
			})),
		),
	};
}

/** Earlier refunds of a product are subtracted from the first line of that product. */
function soldBack(lines: readonly SoldLine[], before: readonly SoldLine[]): SoldLine[] {
	const taken = new Set<SoldLine>();
	return lines.map((line) => {
		const back = { ...line };
		for (const one of before) {
			if (taken.has(one) || one.product !== line.product || one.variation !== line.variation) {
				continue;
			}
			taken.add(one);
			back.quantity += one.quantity;
			back.subtotal += one.subtotal;
			back.total += one.total;
			back.tax += one.tax;
		}
		const { quantity, subtotal, total: sum, tax } = back;
		return { ...line, quantity: -quantity, subtotal: -subtotal, total: -sum, tax: -tax };
	});
}
