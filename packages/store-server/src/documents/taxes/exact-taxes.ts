import sumBy from 'lodash/sumBy.js';
import type {
	ChargeItem,
	LineItem,
	OrderItems,
	SourceOrder,
	TaxItem,
} from '../../orders/order-source';
import { documents, number, type Document } from '../files/documents';

/** Decimals of a line’s tax that WooCommerce stores. */
const KEPT = 6;

/** Rules for the taxes of a shop’s orders. */
export interface TaxRules {
	/** Decimals of the currency. */
	readonly precision: number;
	/** Shipping has the tax class of the shipped items; otherwise it has its own. */
	readonly shippingInheritsTax: boolean;
}

/**
 * Restores all digits of an order's taxes. Newer REST rounds each tax of an item to the currency's `precision`, while
 * reports round at most their sum: 1.1431 + 1.2446 is 2.39, not 2.38. The item's price and the rates' percents give the
 * digits. A tax that does not follow from them stays unchanged.
 */
export function withExactTaxes(
	order: SourceOrder,
	document: Document,
	rules: TaxRules,
): SourceOrder {
	const prices = documents(document, 'line_items').map((line) => number(line, 'price'));
	const { items } = order;
	const exact = <Item extends LineItem | ChargeItem>(
		item: Item,
		totalOf: (rateId: number) => number,
	): Item => ({
		...item,
		taxes: exactTaxes(item.taxes, totalOf, items.taxes, rules.precision),
	});
	return {
		...order,
		items: {
			...items,
			lines: items.lines.map((line, index) =>
				exact(line, () => (prices[index] ?? 0) * line.quantity),
			),
			shipping: items.shipping.map((charge) => exact(charge, () => charge.total)),
			fees: items.fees.map((charge) =>
				exact(charge, (rateId) =>
					charge.total < 0 ? charge.total * shareOf(rateId, items, rules) : charge.total,
				),
			),
		},
	};
}

/**
 * The rate’s share of a fee below 0, which is a discount on everything in the order. If shipping inherits the items’
 * taxes, a rate includes it only if all items have that rate.
 */
function shareOf(
	rateId: number,
	{ lines, shipping }: OrderItems,
	{ shippingInheritsTax }: TaxRules,
): number {
	const isTaxed = ({ taxes }: LineItem | ChargeItem) => taxes.some(([id]) => id === rateId);
	const taxedLines = lines.filter(isTaxed);
	const hasShipping = !shippingInheritsTax || taxedLines.length === lines.length;
	const taxed = [...taxedLines, ...(hasShipping ? shipping.filter(isTaxed) : [])];
	const all = sumBy([...lines, ...shipping], 'total');
	return all === 0 ? 1 : sumBy(taxed, 'total') / all;
}

function exactTaxes(
	taxes: LineItem['taxes'],
	totalOf: (rateId: number) => number,
	rates: readonly TaxItem[],
	precision: number,
): LineItem['taxes'] {
	const exact = new Map<number, number>();
	let added = 0;
	for (const isCompound of [false, true]) {
		for (const [rateId] of taxes) {
			const rate = rates.find((candidate) => candidate.rateId === rateId);
			if (rate?.compound !== isCompound) continue;
			const base = totalOf(rateId) + (isCompound ? added : 0);
			exact.set(rateId, (base * rate.ratePercent) / 100);
			added += exact.get(rateId) ?? 0;
		}
	}
	return taxes.map(([rateId, shown]) => {
		const amount = round(exact.get(rateId) ?? shown, KEPT);
		const isRounding = round(shown, precision) === shown && near(amount, shown, precision);
		return [rateId, isRounding ? amount : shown];
	});
}

/** Whether two amounts differ by no more than rounding can explain, which goes half a cent either way. */
function near(amount: number, shown: number, precision: number): boolean {
	const dust = 1e-9;
	return Math.abs(amount - shown) <= 0.5 / 10 ** precision + dust;
}

function round(amount: number, precision: number): number {
	return Number(amount.toFixed(precision));
}
