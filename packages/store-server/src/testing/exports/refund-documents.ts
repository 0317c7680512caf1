import type { DescribedOrder, ShopDescription } from '../shops/shop-description';
import { exactly, money, sumOf } from './prices/amounts';
import { rateId } from './ids';
import { lineNames } from './line-names';
import { datePair } from './moments';
import type { PricedTax } from './prices/order-prices';
import { rateNames } from './rate-names';
import type { PricedRefund, ReturnedItem } from './prices/refund-prices';
import type { RestDocument } from './rest-document';

/** Counter of the items of all orders and refunds. */
export interface ItemIds {
	last: number;
}

interface RefundOf {
	readonly shop: ShopDescription;
	readonly order: DescribedOrder;
	readonly refund: PricedRefund;
	readonly id: number;
	readonly orderId: number;
}

/** A refund in the shape of `/wc/v3/refunds`: its items are negative, its amount is positive. */
export function refundDocument(
	{ shop, order, refund, id, orderId }: RefundOf,
	items: ItemIds,
): RestDocument {
	const { currency, timeZone, rules } = shop.settings;
	const amount = (value: number) => money(value, currency.decimals);
	const lines = refund.lines.flatMap((item) => {
		const line = order.lines[item.place];
		if (!line) return [];
		const back = amountsOf(item, amount);
		return [
			{
				id: ++items.last,
				...lineNames(shop, line),
				quantity: -item.pieces + 0,
				tax_class: '',
				subtotal: back.total,
				subtotal_tax: back.total_tax,
				...back,
			},
		];
	});
	const shipped = refund.shipping ? [refund.shipping] : [];
	return {
		id,
		parent_id: orderId,
		...datePair(timeZone, 'date_created', refund.refund.created),
		amount: amount(refund.amount),
		reason: '',
		refunded_by: 1,
		refunded_payment: false,
		meta_data:
			rules === '10.9.1 new'
				? [{ id: 1, key: '_refund_type', value: refund.isLast ? 'full' : 'partial' }]
				: [],
		line_items: lines,
		shipping_lines: shipped.map((item) => ({
			id: ++items.last,
			method_title: 'Flat rate',
			method_id: 'flat_rate',
			instance_id: '1',
			...amountsOf(item, amount),
			meta_data: [],
		})),
		fee_lines: refund.fees.map((item) => ({
			id: ++items.last,
			name: order.fees[item.place]?.name,
			...amountsOf(item, amount),
			meta_data: [],
		})),
		tax_lines: taxLines(shop, refund, amount, items),
	};
}

function amountsOf({ total, taxes }: ReturnedItem, amount: (value: number) => string) {
	const given = taxes.map((tax) => {
		const text = exactly(-tax.amount);
		return { id: rateId(tax.rate), total: text, subtotal: text };
	});
	return { total: amount(-total), total_tax: amount(-all(taxes)), taxes: given };
}

const all = (taxes: readonly PricedTax[]) => sumOf(taxes, ({ amount }) => amount);

function taxLines(
	shop: ShopDescription,
	{ lines, fees, shipping }: PricedRefund,
	amount: (value: number) => string,
	items: ItemIds,
): RestDocument[] {
	const shipped = shipping ? [shipping] : [];
	const taxOf = (rate: number, of: readonly ReturnedItem[]) =>
		-all(of.flatMap(({ taxes }) => taxes).filter((tax) => tax.rate === rate));
	const rates = new Set(
		[...lines, ...fees, ...shipped].flatMap(({ taxes }) => taxes.map(({ rate }) => rate)),
	);
	return [...rates].map((rate) => ({
		id: ++items.last,
		...rateNames(shop, rate),
		tax_total: amount(taxOf(rate, [...lines, ...fees])),
		shipping_tax_total: amount(taxOf(rate, shipped)),
		meta_data: [],
	}));
}
