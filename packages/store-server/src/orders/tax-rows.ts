import type { TaxedItems } from './full-refund';
import type { LookupRules, Owner, Row } from './lookup-rows';
import { namedId } from './named-id';
import type { OrderItems, SourceOrder, TaxItem } from './order-source';
import { taxPlace } from './tax-places';
import { compoundRates, placeBases, taxableAmounts } from './taxable-amounts';

/**
 * Returns the id of a tax line in reports. It is the rate's, except if the order names several taxes by one id, or by
 * 0, as services do that compute taxes: those are told apart by code and percent, and the first keeps the id.
 */
export function reportedRate(tax: TaxItem, taxes: readonly TaxItem[]): number {
	const { rateId } = tax;
	const first = taxes.find((other) => other.rateId === rateId);
	const isFirst = !first || first === tax || nameOf(first) === nameOf(tax);
	return rateId > 0 && isFirst ? rateId : taxCodeId(tax);
}

const codeIds = new Map<string, number>();
const MOST_CODES = 10_000;

/** The id of a rate with this code and percent, which orders keep after the rate was changed. */
export function taxCodeId(tax: TaxItem): number {
	const key = `${tax.rateId} ${nameOf(tax)}`;
	const known = codeIds.get(key);
	if (known !== undefined) return known;
	const { rateId, code, label, ratePercent } = tax;
	const id = namedId('tax', rateId, (code || label).toUpperCase(), ratePercent);
	if (codeIds.size >= MOST_CODES) codeIds.clear();
	codeIds.set(key, id);
	return id;
}

function nameOf({ code, label, ratePercent }: TaxItem): string {
	return `${(code || label).toUpperCase()} ${ratePercent}`;
}

/** What a document's taxes are counted from. */
interface TaxedDocument {
	/** The order, or that of the refund: it says which rates are compound, and where they belong. */
	readonly order: Pick<SourceOrder, 'items' | 'dimensions'>;
	/** The items of the document, or for a full refund what is left of its order. */
	readonly items: OrderItems;
	/** The documents whose taxes add up to its own; by default itself. */
	readonly taxed?: readonly TaxedItems[];
}

/**
 * Returns rows of wc_order_tax_lookup of an order or a refund, one per tax. Of several taxes with one rate id, the first has
 * the taxed amount, and of several in one place the first has what was taxed there. The amounts are those of `taxed`: each
 * document is unrounded by itself, so that a full refund leaves nothing of its order.
 */
export function taxRows(
	owner: Owner,
	dateCreated: string,
	{ order, items, taxed = [{ items, sign: 1 }] }: TaxedDocument,
	rules: LookupRules,
): Row[] {
	const bases = taxableAmounts(items, compoundRates(order.items));
	const taxes = [...amountsByTax(taxed, rules)].map(([id, amounts]) => ({
		id,
		...amounts,
		...taxPlace(amounts.tax, order, rules),
	}));
	const firsts = taxes.filter(
		({ rateId }, index) => taxes.findIndex((other) => other.rateId === rateId) === index,
	);
	const placed = placeBases(items, firsts);
	return taxes.map(({ id, rateId, codeId, shipping, order: onOrder, country, state }) => {
		const total = shipping + onOrder;
		const isFirst = firsts.some((first) => first.id === id);
		const rest = total === 0 || !isFirst ? 0 : null;
		const base = isFirst ? (bases.get(rateId) ?? rest) : 0;
		const { ofCountry, ofState } = placed.get(id) ?? { ofCountry: rest, ofState: rest };
		return [
			...[owner.id, owner.parentId, id, dateCreated, shipping, onOrder, total],
			...[rateId, codeId, base, country, state, ofCountry, ofState],
		];
	});
}

interface TaxAmounts {
	readonly tax: TaxItem;
	readonly rateId: number;
	readonly codeId: number;
	readonly shipping: number;
	readonly order: number;
}

function amountsByTax(
	taxed: readonly TaxedItems[],
	rules: LookupRules,
): ReadonlyMap<number, TaxAmounts> {
	const sums = new Map<number, TaxAmounts>();
	for (const { items, sign } of taxed) {
		for (const [id, own] of ownAmounts(items, rules)) {
			const { shipping = 0, order = 0 } = sums.get(id) ?? {};
			sums.set(id, {
				...own,
				shipping: shipping + sign * own.shipping,
				order: order + sign * own.order,
			});
		}
	}
	return sums;
}

function ownAmounts(items: OrderItems, rules: LookupRules): ReadonlyMap<number, TaxAmounts> {
	const byTax = new Map<number, TaxAmounts>();
	for (const tax of items.taxes) {
		const id = reportedRate(tax, items.taxes);
		const { shipping = 0, order = 0 } = byTax.get(id) ?? {};
		byTax.set(id, {
			tax,
			rateId: tax.rateId,
			codeId: taxCodeId(tax),
			shipping: shipping + tax.shippingTaxTotal,
			order: order + tax.taxTotal,
		});
	}
	if (!rules.roundsTaxAtSubtotal) return byTax;
	return new Map(
		[...byTax].map(([id, tax]) => [
			id,
			{ ...tax, ...unrounded(tax.rateId, tax, items, rules.precision) },
		]),
	);
}

/**
 * A shop that rounds the sum stores unrounded taxes by rate. REST rounds the order's tax lines, but the items have all
 * digits. If the two do not match, the tax line is right.
 */
function unrounded(
	rateId: number,
	rounded: { readonly shipping: number; readonly order: number },
	{ lines, fees, shipping }: OrderItems,
	precision: number,
) {
	const goods = taxOf([...lines, ...fees], rateId);
	const parcel = taxOf(shipping, rateId);
	return {
		order: roundsTo(goods, rounded.order, precision) ? goods : rounded.order,
		shipping: roundsTo(parcel, rounded.shipping, precision) ? parcel : rounded.shipping,
	};
}

function taxOf(
	items: readonly { readonly taxes: readonly (readonly [rateId: number, amount: number])[] }[],
	rate: TaxItem['rateId'],
): number {
	let sum = 0;
	for (const { taxes } of items) {
		for (const [rateId, amount] of taxes) if (rateId === rate) sum += amount;
	}
	return sum;
}

/** Rounding may differ by half a cent either way: prices with tax round it down, others up. */
function roundsTo(amount: number, rounded: number, precision: number): boolean {
	const dust = 1e-9;
	return Math.abs(amount - rounded) <= 0.5 / 10 ** precision + dust;
}
