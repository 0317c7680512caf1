import type { RestDocument } from '../exports/rest-document';
import type { DescribedRules } from '../shops/shop-description';
import type { ProductNames, SoldProduct } from './product-names';
import { list, numberOf, roundCoins, total } from './reading';

/** The model's facts about the shop besides its export. */
export interface OracleShop {
	readonly rules: DescribedRules;
	readonly decimals: number;
	readonly taxRounding: 'line' | 'subtotal';
	readonly excludedStatuses: readonly string[];
}

/** A line as in the export. */
export interface SoldLine extends SoldProduct {
	quantity: number;
	subtotal: number;
	total: number;
	/** Tax of all rates. */
	tax: number;
}

/** A line as counted in reports, with its share of shipping. */
export interface LineFact extends SoldProduct {
	readonly quantity: number;
	readonly net: number;
	readonly discount: number;
	readonly tax: number;
	readonly shipping: number;
	readonly gross: number;
}

export interface TaxFact {
	readonly rate: number;
	readonly onOrder: number;
	readonly onShipping: number;
}

export function soldLines(document: RestDocument, names: ProductNames): SoldLine[] {
	return list(document, 'line_items').map((line) => ({
		...names.of(line),
		quantity: numberOf(line, 'quantity'),
		subtotal: numberOf(line, 'subtotal'),
		total: numberOf(line, 'total'),
		tax: total(list(line, 'taxes'), 'total'),
	}));
}

export function shippingTaxOf(document: RestDocument): number {
	return total(
		list(document, 'shipping_lines').flatMap((line) => list(line, 'taxes')),
		'total',
	);
}

/** Lines with a quantity, each with its share of shipping by quantity. */
export function lineFacts(
	lines: readonly SoldLine[],
	shipping: { readonly total: number; readonly tax: number },
	{ decimals, taxRounding }: OracleShop,
): LineFact[] {
	let pieces = 0;
	for (const { quantity } of lines) pieces += quantity;
	const facts: LineFact[] = [];
	for (const { product, variation, quantity, ...line } of lines) {
		if (quantity === 0) continue;
		const share = pieces === 0 ? 0 : quantity / pieces;
		const net = roundCoins(line.total, decimals);
		const tax = taxRounding === 'line' ? roundCoins(line.tax, decimals) : line.tax;
		const sent = { shipping: shipping.total * share, tax: shipping.tax * share };
		const gross = net + tax + sent.shipping + sent.tax;
		const discount = line.subtotal - line.total;
		facts.push({
			product,
			variation,
			quantity,
			net,
			discount,
			tax,
			shipping: sent.shipping,
			gross,
		});
	}
	return facts;
}

/** A rate's tax on items with fees, and on shipping: from the tax line, or unrounded if the shop rounds the sum. */
export function taxFacts(document: RestDocument, { taxRounding, decimals }: OracleShop): TaxFact[] {
	const onRate = (rate: number, kinds: readonly string[]) =>
		total(
			kinds
				.flatMap((kind) => list(document, kind))
				.flatMap((item) => list(item, 'taxes'))
				.filter(({ id }) => id === rate),
			'total',
		);
	const exact = (full: number, line: number) =>
		taxRounding === 'subtotal' && Math.abs(full - line) <= 0.5 / 10 ** decimals + 1e-9
			? full
			: line;
	return list(document, 'tax_lines').map((line) => {
		const rate = numberOf(line, 'rate_id');
		return {
			rate,
			onOrder: exact(onRate(rate, ['line_items', 'fee_lines']), numberOf(line, 'tax_total')),
			onShipping: exact(onRate(rate, ['shipping_lines']), numberOf(line, 'shipping_tax_total')),
		};
	});
}
