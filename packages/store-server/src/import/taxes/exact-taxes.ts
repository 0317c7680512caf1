import type { ChargeItem, LineItem, SourceOrder, TaxItem } from '../../sync/order-source';
import { documents, number, type Document } from '../files/documents';

/** Digits behind the point that WooCommerce keeps of a line's tax where it rounds the sum only. */
const KEPT = 6;

/**
 * An order whose items carry their taxes with all digits, for shops that round the sum. Newer REST rounds the taxes of
 * an item to the `precision` of the currency; its price and the percents of its rates tell the rest. A tax that does not
 * follow from them stays as it is shown.
 */
export function withExactTaxes(
	order: SourceOrder,
	document: Document,
	precision: number,
): SourceOrder {
	const prices = documents(document, 'line_items').map((line) => number(line, 'price'));
	const { items } = order;
	const exact = <Item extends LineItem | ChargeItem>(item: Item, total: number): Item => ({
		...item,
		taxes: exactTaxes(item.taxes, total, items.taxes, precision),
	});
	return {
		...order,
		items: {
			...items,
			lines: items.lines.map((line, index) => exact(line, (prices[index] ?? 0) * line.quantity)),
			shipping: items.shipping.map((charge) => exact(charge, charge.total)),
			fees: items.fees.map((charge) => exact(charge, charge.total)),
		},
	};
}

function exactTaxes(
	taxes: LineItem['taxes'],
	total: number,
	rates: readonly TaxItem[],
	precision: number,
): LineItem['taxes'] {
	const exact = new Map<number, number>();
	let before = total;
	for (const isCompound of [false, true]) {
		for (const [rateId] of taxes) {
			const rate = rates.find((candidate) => candidate.rateId === rateId);
			if (rate?.compound !== isCompound) continue;
			exact.set(rateId, ((isCompound ? before : total) * rate.ratePercent) / 100);
			before += exact.get(rateId) ?? 0;
		}
	}
	return taxes.map(([rateId, shown]) => {
		const amount = round(exact.get(rateId) ?? shown, KEPT);
		const isRounding = round(shown, precision) === shown && near(amount, shown, precision);
		return [rateId, isRounding ? amount : shown];
	});
}

/** Half a cent may have gone either way. */
function near(amount: number, shown: number, precision: number): boolean {
	const dust = 1e-9;
	return Math.abs(amount - shown) <= 0.5 / 10 ** precision + dust;
}

function round(amount: number, precision: number): number {
	return Number(amount.toFixed(precision));
}
