import { sumOf } from '@store-analytics/currency/arithmetic';
import { readList, readNumber, readRecord, readText } from '../../platform/read-value';
import { addressLines } from './address-lines';

/** A product, fee or shipping line of an order; money in the order's currency. */
export interface OrderLine {
	readonly key: string;
	readonly name: string;
	/** 0 for anything but a product of the shop. */
	readonly productId: number;
	readonly sku: string;
	/** Undefined if it has no quantity. */
	readonly quantity: number | undefined;
	readonly total: number;
	readonly tax: number;
}

/** An order as its page shows it; dates are shop time. */
export interface OrderDocument {
	readonly id: number;
	readonly number: string;
	readonly status: string;
	readonly currency: string;
	readonly created: string;
	readonly paid: string;
	readonly completed: string;
	readonly payment: string;
	readonly email: string;
	readonly note: string;
	readonly billing: readonly string[];
	readonly shipping: readonly string[];
	readonly coupons: readonly string[];
	readonly lines: readonly OrderLine[];
	readonly taxes: readonly { readonly label: string; readonly total: number }[];
	readonly refunds: readonly {
		readonly id: number;
		readonly reason: string;
		readonly amount: number;
	}[];
	/** Sums in reading order: items before discounts, discounts, all taxes, total. */
	readonly itemsSubtotal: number;
	readonly discount: number;
	readonly taxTotal: number;
	readonly total: number;
	readonly refunded: number;
}

/** Parses the document of an order (`/wc-analytics/orders`) for its page; missing parts are empty. */
export function readOrder(
	document: unknown,
	countries: Readonly<Record<string, string>>,
): OrderDocument {
	const order = readRecord(document);
	const text = (key: string) => readText(order[key]);
	const products = readList(order.line_items);
	const refunds = readList(order.refunds).map((refund) => {
		const { id, reason, total } = readRecord(refund);
		return { id: readNumber(id, 0), reason: readText(reason), amount: -readNumber(total, 0) };
	});
	return {
		id: readNumber(order.id, 0),
		number: text('number') || text('id'),
		status: text('status'),
		currency: text('currency'),
		created: text('date_created'),
		paid: text('date_paid'),
		completed: text('date_completed'),
		payment: text('payment_method_title'),
		email: readText(readRecord(order.billing).email),
		note: text('customer_note'),
		billing: addressLines(order.billing, countries),
		shipping: addressLines(order.shipping, countries),
		coupons: readList(order.coupon_lines).map((line) => readText(readRecord(line).code)),
		lines: [
			...products.map((line) => lineOf('item', line)),
			...readList(order.fee_lines).map((line) => lineOf('fee', line)),
			...readList(order.shipping_lines).map((line) => lineOf('shipping', line)),
		],
		taxes: readList(order.tax_lines).map((line) => {
			const { label, rate_code: code, tax_total, shipping_tax_total } = readRecord(line);
			return {
				label: readText(label, readText(code)),
				total: sumOf([readNumber(tax_total, 0), readNumber(shipping_tax_total, 0)]),
			};
		}),
		refunds,
		itemsSubtotal: sumOf(products.map((line) => readNumber(readRecord(line).subtotal, 0))),
		discount: readNumber(order.discount_total, 0),
		taxTotal: readNumber(order.total_tax, 0),
		total: readNumber(order.total, 0),
		refunded: sumOf(refunds.map(({ amount }) => amount)),
	};
}

function lineOf(kind: 'item' | 'fee' | 'shipping', value: unknown): OrderLine {
	const line = readRecord(value);
	return {
		key: `${kind} ${readText(line.id)}`,
		name: readText(line.name, readText(line.method_title)),
		productId: readNumber(line.product_id, 0),
		sku: readText(line.sku),
		quantity: kind === 'item' ? readNumber(line.quantity, 0) : undefined,
		total: readNumber(line.total, 0),
		tax: readNumber(line.total_tax, 0),
	};
}
