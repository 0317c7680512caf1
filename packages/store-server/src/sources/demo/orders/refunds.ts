import sumBy from 'lodash/sumBy.js';
import type {
	ChargeItem,
	LineItem,
	OrderItems,
	SourceOrder,
	SourceRefund,
	TaxItem,
} from '../../../orders/order-source';
import { cents, type ItemIds } from './order-items';
import type { Random } from '../random';

/** A refund without id and date. */
type RefundPlan = Omit<SourceRefund, 'id' | 'created'>;

const NOTHING: OrderItems = { lines: [], taxes: [], coupons: [], shipping: [], fees: [] };

const REASONS = ['', 'Arrived damaged', 'Wrong size', 'Changed their mind', 'Lost in the post'];

/** A full refund: item by item, or only the amount, as after a manual change of the status. */
export function fullRefund(random: Random, order: SourceOrder, ids: ItemIds): RefundPlan {
	const { items, total } = order;
	if (random.chance(0.25)) return { ...plan(random, total, NOTHING), isInOneSum: true };
	const lines = items.lines.map((line) => returned(line, line.quantity, ids));
	return plan(random, total, {
		...NOTHING,
		lines,
		shipping: items.shipping.map((line) => negatedCharge(line, ids)),
		fees: items.fees.map((fee) => negatedCharge(fee, ids)),
		taxes: items.taxes.map((tax) => negatedTax(tax, tax.taxTotal, tax.shippingTaxTotal, ids)),
	});
}

/** A partial refund: one piece of one line, the shipping, or an amount as a courtesy. */
export function partialRefund(random: Random, order: SourceOrder, ids: ItemIds): RefundPlan {
	const { items, total } = order;
	const kind = random.next();
	const shippingPaid = order.shippingTotal + order.shippingTax;
	if (kind < 0.15 && shippingPaid > 0) {
		return plan(random, shippingPaid, {
			...NOTHING,
			shipping: items.shipping.map((line) => negatedCharge(line, ids)),
			taxes: items.taxes.map((tax) => negatedTax(tax, 0, tax.shippingTaxTotal, ids)),
		});
	}
	const line = random.pick(items.lines);
	if (kind < 0.35 || line.total <= 0) {
		return plan(random, Math.max(0.01, cents(total * (0.05 + 0.2 * random.next()))), NOTHING);
	}
	const back = returned(line, 1, ids);
	return plan(random, -(back.total + back.totalTax), {
		...NOTHING,
		lines: [back],
		taxes: items.taxes.map((tax) => {
			const share = sumBy(back.taxes, ([rateId, amount]) => (rateId === tax.rateId ? amount : 0));
			return negatedTax(tax, -share, 0, ids);
		}),
	});
}

function plan(random: Random, amount: number, items: OrderItems): RefundPlan {
	return {
		amount: cents(amount),
		reason: random.pick(REASONS),
		refundedBy: 1,
		shippingTotal: cents(sumBy(items.shipping, (line) => line.total)),
		totalTax: cents(sumBy(items.taxes, (tax) => tax.taxTotal + tax.shippingTaxTotal)),
		items,
		body: null,
	};
}

function returned(line: LineItem, quantity: number, ids: ItemIds): LineItem {
	const share = -quantity / line.quantity;
	const part = (amount: number) => cents(amount * share);
	const taxes = line.taxes.map(([rateId, amount]) => [rateId, part(amount)] as const);
	return {
		...line,
		id: ids.next(),
		quantity: -quantity,
		subtotal: part(line.total),
		subtotalTax: cents(sumBy(taxes, ([, amount]) => amount)),
		total: part(line.total),
		totalTax: cents(sumBy(taxes, ([, amount]) => amount)),
		taxes,
		meta: [],
	};
}

function negatedCharge(line: ChargeItem, ids: ItemIds): ChargeItem {
	return {
		...line,
		id: ids.next(),
		total: -line.total,
		totalTax: -line.totalTax,
		taxes: line.taxes.map(([rateId, amount]) => [rateId, -amount] as const),
	};
}

function negatedTax(tax: TaxItem, onGoods: number, onShipping: number, ids: ItemIds): TaxItem {
	return { ...tax, id: ids.next(), taxTotal: -onGoods, shippingTaxTotal: -onShipping };
}
