import type {
	DescribedOrder,
	DescribedRefund,
	ShopDescription,
} from '../../shops/shop-description';
import { roundTo, sumOf } from './amounts';
import type { PricedItem, PricedOrder, PricedTax } from './order-prices';

/** A refunded item: positive amounts in the currency's unit, and the quantity. */
export interface ReturnedItem {
	/** Index in the order's lines or fees. */
	readonly place: number;
	readonly pieces: number;
	readonly total: number;
	readonly taxes: readonly PricedTax[];
}

export interface PricedRefund {
	/** Index in the order's refunds. */
	readonly place: number;
	readonly refund: DescribedRefund;
	readonly amount: number;
	readonly lines: readonly ReturnedItem[];
	readonly fees: readonly ReturnedItem[];
	readonly shipping: ReturnedItem | null;
	/** Whether it refunds the rest of the order's total. If the order has a free item, nothing may be left of its items. */
	readonly isLast: boolean;
}

/** Amounts of an order's refunds. Refunds of nothing, or of more than the rest, are left out. */
export function priceRefunds(
	shop: ShopDescription,
	order: DescribedOrder,
	priced: PricedOrder,
	total: number,
): PricedRefund[] {
	const { decimals } = shop.settings.currency;
	const given: PricedRefund[] = [];
	order.refunds.forEach((refund, place) => {
		const remaining = roundTo(total - sumOf(given, ({ amount }) => amount), decimals);
		const items = itemsOf(refund, { order, priced, given, decimals });
		const all = [...items.lines, ...items.fees, ...(items.shipping ? [items.shipping] : [])];
		const itemised = sumOf(all, (item) => item.total + sumOf(item.taxes, (tax) => tax.amount));
		const amount = roundTo(amountOf(refund, remaining, itemised), decimals);
		if (amount <= 0 || amount > remaining) return;
		const isLast =
			amount === remaining &&
			(refund.kind === 'one sum' ||
				!hasFreeItem(priced) ||
				isNothingLeft(order, [...given, items]));
		given.push({ place, refund, amount, ...items, isLast });
	});
	return given;
}

const hasFreeItem = ({ lines }: PricedOrder) => lines.some(({ total }) => total === 0);

function isNothingLeft(
	{ lines }: DescribedOrder,
	given: readonly Pick<ReturnedItems, 'lines'>[],
): boolean {
	const returned = given.flatMap((refund) => refund.lines);
	return sumOf(lines, ({ quantity }) => quantity) <= sumOf(returned, ({ pieces }) => pieces);
}

function amountOf(refund: DescribedRefund, remaining: number, itemised: number): number {
	if (refund.kind === 'one sum' || refund.kind === 'everything') return remaining;
	return refund.kind === 'amount' ? remaining * refund.share : itemised;
}

interface RefundContext {
	readonly order: DescribedOrder;
	readonly priced: PricedOrder;
	readonly given: readonly PricedRefund[];
	readonly decimals: number;
}

type ReturnedItems = Pick<PricedRefund, 'lines' | 'fees' | 'shipping'>;

function itemsOf(
	refund: DescribedRefund,
	{ order, priced, given, decimals }: RefundContext,
): ReturnedItems {
	const none: ReturnedItems = { lines: [], fees: [], shipping: null };
	const back = (place: number, item: PricedItem, share: number, pieces: number): ReturnedItem => ({
		place,
		pieces,
		total: roundTo(item.total * share, decimals),
		taxes: item.taxes.map(({ rate, amount }) => ({
			rate,
			amount: roundTo(amount * share, decimals),
		})),
	});
	const shipped = priced.shipping ? back(0, priced.shipping, 1, 0) : null;
	if (refund.kind === 'shipping') return { ...none, shipping: shipped };
	if (refund.kind === 'lines') {
		const lines = refund.lines.flatMap(({ line, pieces, share }) => {
			const item = priced.lines[line];
			const quantity = order.lines[line]?.quantity ?? 0;
			return item ? [back(line, item, pieces ? pieces / quantity : share, pieces)] : [];
		});
		return { ...none, lines };
	}
	if (refund.kind !== 'everything') return none;
	return {
		lines: priced.lines
			.map((item, line) => back(line, item, 1, order.lines[line]?.quantity ?? 0))
			.map((item) =>
				less(
					item,
					given.flatMap(({ lines }) => lines),
					decimals,
				),
			)
			.filter(isSomething),
		fees: priced.fees.map((item, fee) => back(fee, item, 1, 0)),
		shipping: given.some(({ shipping }) => shipping) ? null : shipped,
	};
}

/** The rest of an item after earlier refunds. */
function less(item: ReturnedItem, before: readonly ReturnedItem[], decimals: number): ReturnedItem {
	const own = before.filter(({ place }) => place === item.place);
	const taken = (rate: number) =>
		sumOf(own, ({ taxes }) => taxes.find((tax) => tax.rate === rate)?.amount ?? 0);
	return {
		...item,
		pieces: item.pieces - sumOf(own, ({ pieces }) => pieces),
		total: Math.max(0, roundTo(item.total - sumOf(own, ({ total }) => total), decimals)),
		taxes: item.taxes.map(({ rate, amount }) => ({
			rate,
			amount: Math.max(0, roundTo(amount - taken(rate), decimals)),
		})),
	};
}

function isSomething({ pieces, total, taxes }: ReturnedItem): boolean {
	return pieces > 0 || total > 0 || taxes.some(({ amount }) => amount > 0);
}
