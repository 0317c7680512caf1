import type { ExportFileName } from './export-files';

/** A document of an export. The functions of documents.ts read its fields and tolerate every value. */
export type Document = Readonly<Record<string, unknown>>;

/**
 * The kind of a field. `id` is an integer above 0; `user` may also be 0 (nobody). `amount` is a number, or text that
 * contains one; `count` is a number of pieces, with a smaller maximum. `date` is a date with its time, in shop time or,
 * under the name with `_gmt`, in UTC; where there may be none (`date?`), what is no date counts as not set.
 */
export type FieldKind = 'id' | 'user' | 'amount' | 'count' | 'date' | 'text';

/** A field of an entry: a kind (with `?` it may be missing, null or empty) or a list of nested entries. */
export type FieldRule =
	FieldKind | `${FieldKind}?` | { readonly list: FieldRules; readonly optional?: true };

export type FieldRules = Readonly<Record<string, FieldRule>>;

const taxes: FieldRule = { list: { id: 'user?', total: 'amount?' }, optional: true };

const charges: FieldRules = { id: 'user?', total: 'amount', total_tax: 'amount?', taxes };

const lines: FieldRules = {
	id: 'id',
	product_id: 'user?',
	variation_id: 'user?',
	quantity: 'count',
	subtotal: 'amount',
	subtotal_tax: 'amount?',
	total: 'amount',
	total_tax: 'amount?',
	taxes,
};

const taxLines: FieldRules = {
	id: 'user?',
	rate_id: 'user?',
	tax_total: 'amount',
	shipping_tax_total: 'amount?',
	rate_percent: 'amount?',
};

const couponLines: FieldRules = {
	id: 'user?',
	code: 'text',
	discount: 'amount',
	discount_tax: 'amount?',
	nominal_amount: 'amount?',
};

const product: FieldRules = {
	id: 'id',
	parent_id: 'user?',
	name: 'text',
	price: 'amount?',
	stock_quantity: 'amount?',
	low_stock_amount: 'count?',
	menu_order: 'count?',
	total_sales: 'user?',
	images: { list: { id: 'user?' }, optional: true },
	categories: { list: { id: 'id' }, optional: true },
	attributes: { list: { id: 'user?' }, optional: true },
	date_created: 'date?',
};

const coupon: FieldRules = {
	id: 'id',
	code: 'text',
	amount: 'amount?',
	date_created: 'date?',
	date_expires: 'date?',
};

const named: FieldRules = { id: 'id', name: 'text', menu_order: 'count?', count: 'count?' };

const setting: FieldRules = { id: 'text' };

/** The fields that the import needs, by file. All other fields may have any value. */
export const fieldRules: Readonly<Partial<Record<ExportFileName, FieldRules>>> = {
	'orders.json': {
		id: 'id',
		date_created: 'date',
		date_modified: 'date?',
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
		coupon_lines: { list: couponLines },
	},
	'refunds.json': {
		id: 'id',
		parent_id: 'id',
		date_created: 'date',
		amount: 'amount',
		refunded_by: 'user?',
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
	'tax-rates.json': { id: 'id', rate: 'amount?', priority: 'count?', order: 'amount?' },
	'tax-classes.json': { slug: 'text' },
	'shipping-zone-methods.json': { instance_id: 'user?', zone_id: 'user?', zone_name: 'text?' },
	'customers.json': { id: 'id', date_created: 'date?' },
	'analytics-customers.json': { id: 'id', user_id: 'user?' },
	'analytics-downloads.json': {
		id: 'id',
		order_id: 'user?',
		product_id: 'user?',
		user_id: 'user?',
		date: 'date',
		date_gmt: 'date',
	},
	'reviews.json': { id: 'id', product_id: 'user?', rating: 'count?', date_created: 'date?' },
	'notes.json': { id: 'id' },
	'countries.json': { code: 'text', states: { list: { code: 'text' }, optional: true } },
	'payment-gateways.json': setting,
	'settings-general.json': setting,
	'settings-products.json': setting,
	'settings-tax.json': setting,
	'settings-wc-admin.json': setting,
};
