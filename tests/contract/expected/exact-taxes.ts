import type { ChargeDocument, LineDocument, OrderDocument, TaxLineDocument } from './documents';
import type { Settings } from './settings';
import { sumOf, type Transaction } from './transactions';

/** What a shop that rounds the sum knows of a tax. */
const DIGITS = 6;

/** Tax by rate id. */
export type Taxes = ReadonlyMap<number, number>;

/** The taxes of a line; where the shop rounds the sum, those of orders with all digits. */
export function taxesOfLine(line: LineDocument, of: Transaction, settings: Settings): Taxes {
	const total = (line.price ?? 0) * line.quantity;
	return taxesOf(line, () => total, of, settings);
}

/** The taxes of shipping or a fee, as those of lines. A fee below 0 is a discount on everything in the order. */
export function taxesOfCharge(charge: ChargeDocument, of: Transaction, settings: Settings): Taxes {
	const total = Number(charge.total);
	const part = (rate: number) => (total < 0 ? taxedPart(rate, of.order, settings) : 1);
	return taxesOf(charge, (rate) => total * part(rate), of, settings);
}

/**
 * Newer shops export taxes that are rounded. All digits are percents of an amount, compound rates on top of the others;
 * a tax that does not round to what is exported was typed in.
 */
function taxesOf(
	{ taxes }: Pick<ChargeDocument, 'taxes'>,
	amountFor: (rate: number) => number,
	{ parentId, order }: Transaction,
	{ decimals, roundsAtSubtotal }: Settings,
): Taxes {
	const shown = new Map(taxes.map(({ id, total }) => [id, Number(total)]));
	const known = order.tax_lines.filter(({ rate_id }) => shown.has(rate_id));
	const percentOf = (amount: number, rate: TaxLineDocument) => (amount * rate.rate_percent) / 100;
	const added = sumOf(known, (rate) =>
		rate.compound ? 0 : percentOf(amountFor(rate.rate_id), rate),
	);
	if (parentId === 0 && roundsAtSubtotal) {
		for (const rate of known) {
			const said = shown.get(rate.rate_id) ?? 0;
			const exact = percentOf(amountFor(rate.rate_id) + (rate.compound ? added : 0), rate);
			const isRounded = Number(said.toFixed(decimals)) === said;
			if (isRounded && Math.abs(exact - said) <= 0.5 * 10 ** -decimals + 1e-9) {
				shown.set(rate.rate_id, Number(exact.toFixed(DIGITS)));
			}
		}
	}
	return shown;
}

/** How much of an order has a rate. Shipping that is taxed as what is shipped has it only where all of that has it. */
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
