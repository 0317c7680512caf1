import type { ExportFileName } from './export-files';

/**
 * What a field has to hold. `id` is a whole number above 0, `user` one that may be 0 (nobody), `amount` a number or a
 * text that is one, `date` a date with its time, in shop time or, under the name with `_gmt`, in UTC.
 */
export type FieldKind = 'id' | 'user' | 'amount' | 'date' | 'text';

/** A field of an entry: a kind (with `?`: it may be missing, null or empty), or a list of entries of their own. */
export type FieldRule =
	FieldKind | `${FieldKind}?` | { readonly list: FieldRules; readonly optional?: true };

export type FieldRules = Readonly<Record<string, FieldRule>>;

const taxes: FieldRule = { list: { id: 'id', total: 'amount?' }, optional: true };

const charges: FieldRules = { total: 'amount', total_tax: 'amount?', taxes };

const lines: FieldRules = {
	id: 'id',
	product_id: 'user?',
	variation_id: 'user?',
	quantity: 'amount',
	subtotal: 'amount',
	total: 'amount',
	taxes,
};

const taxLines: FieldRules = {
	rate_id: 'user',
	tax_total: 'amount',
	shipping_tax_total: 'amount?',
	rate_percent: 'amount?',
};

const product: FieldRules = {
	id: 'id',
	parent_id: 'user?',
	name: 'text',
	price: 'amount?',
	stock_quantity: 'amount?',
	low_stock_amount: 'amount?',
	categories: { list: { id: 'id' }, optional: true },
	attributes: { list: {}, optional: true },
};

const coupon: FieldRules = { id: 'id', code: 'text', amount: 'amount?' };

const named: FieldRules = { id: 'id', name: 'text' };

const setting: FieldRules = { id: 'text' };

/** What the import relies on, by file: everything else may be as it likes. */
export const fieldRules: Readonly<Partial<Record<ExportFileName, FieldRules>>> = {
	'orders.json': {
		id: 'id',
		date_created: 'date',
		date_paid: 'date?',
		date_completed: 'date?',
		status: 'text',
		customer_id: 'user',
		total: 'amount',
		total_tax: 'amount',
		shipping_total: 'amount',
		shipping_tax: 'amount?',
		cart_tax: 'amount?',
		discount_total: 'amount?',
		discount_tax: 'amount?',
		line_items: { list: lines },
		tax_lines: { list: taxLines },
		shipping_lines: { list: charges },
		fee_lines: { list: charges },
		coupon_lines: { list: { code: 'text', discount: 'amount', discount_tax: 'amount?' } },
	},
	'refunds.json': {
		id: 'id',
		parent_id: 'id',
		date_created: 'date',
		amount: 'amount',
		line_items: { list: lines },
		tax_lines: { list: taxLines, optional: true },
		shipping_lines: { list: charges, optional: true },
		fee_lines: { list: charges, optional: true },
	},
	'products.json': product,
	'products-trashed.json': product,
	'variations.json': { ...product, parent_id: 'id', name: 'text?' },
	'categories.json': { ...named, parent: 'user?' },
	'attributes.json': named,
	'attribute-terms.json': { ...named, attribute_id: 'id' },
	'coupons.json': coupon,
	'coupons-trashed.json': coupon,
	'tax-rates.json': { id: 'id', rate: 'amount?', priority: 'amount?', order: 'amount?' },
	'tax-classes.json': { slug: 'text' },
	'customers.json': { id: 'id', date_created: 'date?' },
	'analytics-customers.json': { id: 'id', user_id: 'user?' },
	'analytics-downloads.json': { id: 'id', order_id: 'user?', date: 'date' },
	'reviews.json': { id: 'id', product_id: 'user?', rating: 'amount?' },
	'notes.json': { id: 'id' },
	'countries.json': { code: 'text', states: { list: { code: 'text' }, optional: true } },
	'payment-gateways.json': setting,
	'settings-general.json': setting,
	'settings-products.json': setting,
	'settings-tax.json': setting,
	'settings-wc-admin.json': setting,
};
