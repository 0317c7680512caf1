import { optionKey } from '../varying-options';
import { originLabel } from '../../orders/attribution';
import type {
	ChargeItem,
	ItemMeta,
	LineItem,
	Moment,
	OrderItems,
	SourceOrder,
	TaxItem,
} from '../../orders/order-source';
import type { ShopTime } from '../../base/time/shop-time';
import {
	documentIn,
	documents,
	flag,
	number,
	stamp,
	text,
	type Document,
	type Entry,
} from '../files/documents';
import { plainText, productName } from '../files/plain-text';
import { readCoupon } from './coupons';
import { readOrderDimensions, shippingInstance } from './order-dimensions';

/**
 * Identity of a line whose product or variation was deleted: its id if it was read before, its name, and the chosen
 * options of a variable product.
 */
export interface LineIdentity {
	readonly id: number;
	readonly name: string;
	readonly chosen: readonly string[];
	/** The line names options, even if their values are empty. */
	readonly isVariation: boolean;
	/** 0 if the product was deleted; otherwise only the variation was. */
	readonly productId: number;
}

/** Finds the ids for a line whose product or variation was deleted; the export has only its name. */
export interface DeletedProducts {
	/** Whether variations of the product differ in an option of its own, which is not shared with other products. */
	hasOption(productId: number, key: string): boolean;
	idsOf(line: LineIdentity): { readonly productId: number; readonly variationId: number };
}

/** An order of the export; null if it has no id or date. */
export function readOrder(
	{ document, text: body }: Entry,
	time: ShopTime,
	deleted: DeletedProducts,
): SourceOrder | null {
	const created = readMoment(document, 'date_created', time);
	const id = number(document, 'id');
	if (!id || !created || !Array.isArray(document['line_items'])) return null;
	const billing = documentIn(document, 'billing');
	const shipping = documentIn(document, 'shipping');
	return {
		id,
		number: text(document, 'number') || String(id),
		orderKey: text(document, 'order_key'),
		status: text(document, 'status'),
		currency: text(document, 'currency'),
		pricesIncludeTax: flag(document, 'prices_include_tax'),
		created,
		modified: readMoment(document, 'date_modified', time),
		paid: readMoment(document, 'date_paid', time),
		completed: readMoment(document, 'date_completed', time),
		discountTotal: number(document, 'discount_total'),
		discountTax: number(document, 'discount_tax'),
		shippingTotal: number(document, 'shipping_total'),
		shippingTax: number(document, 'shipping_tax'),
		cartTax: number(document, 'cart_tax'),
		total: number(document, 'total'),
		totalTax: number(document, 'total_tax'),
		userId: number(document, 'customer_id'),
		billing: {
			firstName: text(billing, 'first_name'),
			lastName: text(billing, 'last_name'),
			email: text(billing, 'email'),
			address1: plainText(billing, 'address_1'),
			city: text(billing, 'city'),
			state: text(billing, 'state'),
			postcode: text(billing, 'postcode'),
			country: text(billing, 'country'),
		},
		shippingName: {
			firstName: text(shipping, 'first_name'),
			lastName: text(shipping, 'last_name'),
		},
		paymentMethod: text(document, 'payment_method'),
		paymentMethodTitle: plainText(document, 'payment_method_title'),
		createdVia: text(document, 'created_via'),
		ipAddress: text(document, 'customer_ip_address'),
		customerNote: text(document, 'customer_note'),
		origin: readOrigin(document),
		dimensions: readOrderDimensions(document),
		shippingInstance: shippingInstance(document),
		items: readItems(document, deleted),
		isTest: metaOf(document, '_wcpay_mode') === 'test',
		body,
	};
}

/**
 * A date of the export in local time and UTC. If one is missing, it is computed from the other. A local time that the
 * clock skipped in spring is the one that it showed then, so that it is in an hour of its day.
 */
export function readMoment(document: Document, key: string, time: ShopTime): Moment | null {
	const written = stamp(document, key);
	const utc = stamp(document, `${key}_gmt`);
	if (!written) return utc ? { local: time.toLocal(utc), utc } : null;
	const instant = time.toUtc(written);
	return { local: time.toLocal(instant), utc: utc ?? instant };
}

function readOrigin(document: Document): string {
	const of = (name: string) => metaOf(document, `_wc_order_attribution_${name}`);
	return originLabel(of('source_type'), of('utm_source'));
}

/** Text of an entry of `meta_data`; empty if there is none. */
export function metaOf(document: Document, key: string): string {
	const entry = documents(document, 'meta_data').find((meta) => text(meta, 'key') === key);
	return entry ? text(entry, 'value') : '';
}

/** Lines, taxes, coupons, shipping and fees of an order or a refund. */
export function readItems(document: Document, deleted: DeletedProducts): OrderItems {
	return {
		lines: documents(document, 'line_items').map((line) => readLine(line, deleted)),
		taxes: documents(document, 'tax_lines').map(readTax),
		coupons: documents(document, 'coupon_lines').map(readCoupon),
		shipping: documents(document, 'shipping_lines').map((line) =>
			readCharge(line, plainText(line, 'method_title'), text(line, 'method_id')),
		),
		fees: documents(document, 'fee_lines').map((line) =>
			readCharge(line, plainText(line, 'name'), ''),
		),
	};
}

function readLine(line: Document, deleted: DeletedProducts): LineItem {
	const name = plainText(line, 'name');
	const meta = readItemMeta(line);
	const productId = number(line, 'product_id');
	const variationId = number(line, 'variation_id');
	const options = meta.filter(
		(entry) =>
			entry.key.startsWith('pa_') ||
			deleted.hasOption(productId, entry.key) ||
			(variationId > 0 && isNamedOption(entry)),
	);
	const chosen = chosenOptions(name, meta, options);
	const isVariation = chosen.length + options.length > 0;
	const id = number(line, 'id');
	const isKnown = productId > 0 && (variationId > 0 || !isVariation);
	const ids = isKnown
		? { productId, variationId }
		: deleted.idsOf({ id, name, chosen, isVariation, productId });
	return {
		id,
		name: productName(line),
		...ids,
		quantity: number(line, 'quantity'),
		subtotal: number(line, 'subtotal'),
		subtotalTax: number(line, 'subtotal_tax'),
		total: number(line, 'total'),
		totalTax: number(line, 'total_tax'),
		...readTaxAmounts(line),
		meta,
		options: options.flatMap(({ key, value }) => (value === '' ? [] : [`${key}:${value}`])),
		taxClass: 'tax_class' in line ? text(line, 'tax_class') || 'standard' : '',
	};
}

function readItemMeta(line: Document): ItemMeta[] {
	return documents(line, 'meta_data')
		.filter((meta) => !text(meta, 'key').startsWith('_'))
		.map((meta) => ({
			key: text(meta, 'key'),
			value: text(meta, 'value'),
			displayKey: plainText(meta, 'display_key'),
			displayValue: plainText(meta, 'display_value'),
		}));
}

/** Checks whether an entry is an option of a product's own: its key is its name in another form. The product may be unknown yet. */
function isNamedOption({ key, displayKey }: ItemMeta): boolean {
	return key !== displayKey && key === optionKey(displayKey);
}

/** Chosen options of a variation: those of its product, or any that the line’s name ends with. */
function chosenOptions(
	name: string,
	meta: readonly ItemMeta[],
	options: readonly ItemMeta[],
): string[] {
	const valuesOf = (entries: readonly ItemMeta[]) =>
		entries.map(({ displayValue }) => displayValue).filter((value) => value !== '');
	const all = valuesOf(meta);
	return all.length > 0 && name.endsWith(` - ${all.join(', ')}`) ? all : valuesOf(options);
}

/** A rate that does not apply to the item has an empty total. */
function readTaxAmounts(line: Document): Pick<LineItem, 'taxes' | 'taxedBy'> {
	const all = documents(line, 'taxes');
	const applied = all.filter(({ total }) => total !== '' && total !== null);
	return {
		taxes: all.map((tax) => [number(tax, 'id'), number(tax, 'total')]),
		...(applied.length < all.length && { taxedBy: applied.map((tax) => number(tax, 'id')) }),
	};
}

function readTax(tax: Document): TaxItem {
	return {
		id: number(tax, 'id'),
		code: plainText(tax, 'rate_code'),
		rateId: number(tax, 'rate_id'),
		ratePercent: number(tax, 'rate_percent'),
		label: plainText(tax, 'label'),
		compound: flag(tax, 'compound'),
		taxTotal: number(tax, 'tax_total'),
		shippingTaxTotal: number(tax, 'shipping_tax_total'),
	};
}

function readCharge(line: Document, name: string, method: string): ChargeItem {
	return {
		id: number(line, 'id'),
		name,
		method,
		total: number(line, 'total'),
		totalTax: number(line, 'total_tax'),
		...readTaxAmounts(line),
	};
}
