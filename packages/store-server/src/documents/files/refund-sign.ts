import type { Document } from './field-rules';
import { documents, number } from './fields';

/** Money below what any currency has. */
const DUST = 1e-9;

/** A refund pays an amount above 0 back. */
export function isAmountTurned(refund: Document): boolean {
	return number(refund, 'amount') < -DUST;
}

/** Items of a refund are below 0, as they reduce what was sold. */
export function areItemsTurned(refund: Document): boolean {
	const sumOf = (list: string, ...fields: string[]) =>
		documents(refund, list)
			.flatMap((item) => fields.map((field) => number(item, field)))
			.reduce((sum, amount) => sum + amount, 0);
	const charges = ['line_items', 'shipping_lines', 'fee_lines'].map((list) => sumOf(list, 'total'));
	const taxes = sumOf('tax_lines', 'tax_total', 'shipping_tax_total');
	return charges.reduce((sum, amount) => sum + amount, taxes) > DUST;
}
