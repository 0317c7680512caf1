import type { ChargeDocument, LineDocument, OrderDocument, TaxLineDocument } from './documents';
import type { Settings } from './settings';
import { sumOf, type Transaction } from './transactions';

/** The digits of a tax that a shop keeps. */
const DIGITS = 6;

/** Tax by rate id. */
export type Taxes = ReadonlyMap<number, number>;

/** Returns the taxes of a line; those of orders have all digits. */
export function taxesOfLine(
	line: LineDocument,
	of: Pick<Transaction, 'parentId' | 'order'>,
	settings: Settings,
): Taxes {
	const total = (line.price ?? 0) * line.quantity;
	return taxesOf(line, () => total, of, settings);
}

/** Returns the taxes of shipping or a fee, as for lines. A negative fee is a discount on everything in the order. */
export function taxesOfCharge(
	charge: ChargeDocument,
	of: Pick<Transaction, 'parentId' | 'order'>,
	settings: Settings,
): Taxes {
	const total = Number(charge.total);
	const part = (rate: number) => (total < 0 ? taxedPart(rate, of.order, settings) : 1);
	return taxesOf(charge, (rate) => total * part(rate), of, settings);
}

/**
 * Newer shops export rounded taxes. The exact tax is a percentage of the amount, with compound rates on top of the
 * others. If it does not round to the exported tax, that was entered by hand.
 */
function taxesOf(
	{ taxes }: Pick<ChargeDocument, 'taxes'>,
	amountFor: (rate: number) => number,
	{ parentId, order }: Pick<Transaction, 'parentId' | 'order'>,
	{ decimals }: Settings,
): Taxes {
	const shown = new Map(taxes.map(({ id, total }) => [id, Number(total)]));
	const known = order.tax_lines.filter(({ rate_id }) => shown.has(rate_id));
	const percentOf = (amount: number, rate: TaxLineDocument) => (amount * rate.rate_percent) / 100;
	let added = sumOf(known, (rate) =>
		rate.compound ? 0 : percentOf(amountFor(rate.rate_id), rate),
	);
	if (parentId === 0) {
		// A compound rate is a percentage of the other taxes as well, those of compound rates before it among them.
		for (const rate of [...known].sort((a, b) => Number(a.compound) - Number(b.compound))) {
			const said = shown.get(rate.rate_id) ?? 0;
			const exact = percentOf(amountFor(rate.rate_id) + (rate.compound ? added : 0), rate);
			if (rate.compound) added += exact;
			const isRounded = Number(said.toFixed(decimals)) === said;
			// The shop rounds what it keeps: 4.9999 % of 0.05 is 0.00249995, kept as 0.0025, shown as 0.003.
			const kept = Number(exact.toFixed(DIGITS));
			if (isRounded && Math.abs(kept - said) <= 0.5 * 10 ** -decimals + 1e-9) {
				shown.set(rate.rate_id, kept);
			}
		}
	}
	return shown;
}

/**
 * Returns the share of an order that has a rate. Shipping taxed like its items has the rate only if all items have it.
 */
function taxedPart(
	rate: number,
	{ line_items, shipping_lines }: OrderDocument,
	{ shippingInheritsTax }: Settings,
): number {
	const has = ({ taxes }: Pick<ChargeDocument, 'taxes'>) => taxes.some(({ id }) => id === rate);
	const lines = line_items.filter(has);
	const isShippingTaxed = !shippingInheritsTax || lines.length === line_items.length;
	const taxed = isShippingTaxed ? [...lines, ...shipping_lines.filter(has)] : lines;
	const amount = (charges: readonly { total: string }[]) =>
		sumOf(charges, ({ total }) => Number(total));
	const all = amount([...line_items, ...shipping_lines]);
	return all === 0 ? 1 : amount(taxed) / all;
}
