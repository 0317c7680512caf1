/**
 * The parts of an export's JSON that affect the numbers of reports. Amounts are strings, as WooCommerce writes them.
 */
export interface LineDocument {
	readonly id: number;
	readonly name: string;
	readonly product_id: number;
	readonly variation_id: number;
	/** The current SKU of the product, null if it is deleted. */
	readonly sku?: string | null;
	readonly quantity: number;
	/** Price per item, with more digits than the total. */
	readonly price?: number;
	readonly subtotal: string;
	readonly total: string;
	readonly taxes: readonly { readonly id: number; readonly total: string }[];
	readonly meta_data: readonly MetaDocument[];
}

export interface MetaDocument {
	readonly key: string;
	readonly value: unknown;
	readonly display_value?: unknown;
}

export interface ChargeDocument {
	readonly total: string;
	readonly taxes: readonly { readonly id: number; readonly total: string }[];
}

export interface TaxLineDocument {
	readonly rate_id: number;
	readonly rate_code: string;
	readonly label: string;
	readonly rate_percent: number;
	readonly compound: boolean;
	readonly tax_total: string;
	readonly shipping_tax_total: string;
}

export interface CouponLineDocument {
	readonly code: string;
	readonly discount: string;
	readonly meta_data: readonly MetaDocument[];
}

interface TransactionDocument {
	readonly id: number;
	readonly parent_id: number;
	readonly date_created: string;
	readonly date_created_gmt: string;
	readonly meta_data: readonly MetaDocument[];
	readonly line_items: readonly LineDocument[];
	readonly tax_lines: readonly TaxLineDocument[];
	readonly shipping_lines: readonly ChargeDocument[];
	readonly fee_lines: readonly ChargeDocument[];
}

export interface OrderDocument extends TransactionDocument {
	readonly status: string;
	readonly number: string;
	readonly currency_symbol?: string;
	readonly customer_id: number;
	readonly date_paid: string | null;
	readonly date_completed: string | null;
	readonly total: string;
	readonly total_tax: string;
	readonly shipping_total: string;
	readonly billing: AddressDocument;
	readonly shipping: AddressDocument;
	readonly coupon_lines: readonly CouponLineDocument[];
}

export interface AddressDocument {
	readonly first_name: string;
	readonly last_name: string;
	readonly email?: string;
	readonly country: string;
	readonly state: string;
	readonly city: string;
	readonly postcode: string;
}

export interface RefundDocument extends TransactionDocument {
	readonly amount: string;
}

export interface ProductDocument {
	readonly id: number;
	readonly parent_id?: number;
	readonly name: string;
	readonly type: string;
	readonly status: string;
	readonly sku: string;
	readonly date_created: string;
	readonly stock_status: string;
	readonly stock_quantity: number | null;
	readonly manage_stock: boolean | string;
	readonly virtual?: boolean;
	readonly low_stock_amount: number | null;
	readonly categories?: readonly { readonly id: number }[];
	readonly images?: readonly object[];
	/** Of a variation. */
	readonly image?: object | null;
	readonly attributes: readonly {
		readonly id: number;
		readonly name: string;
		readonly slug?: string;
		readonly option?: string;
		readonly options?: readonly string[];
		readonly variation?: boolean;
	}[];
}

export interface CategoryDocument {
	readonly id: number;
	readonly name: string;
	readonly slug?: string;
	readonly parent: number;
	readonly count: number;
}

export interface CouponDocument {
	readonly id: number;
	readonly code: string;
	readonly status: string;
	readonly discount_type: string;
	readonly date_created: string;
	readonly date_created_gmt: string;
	readonly date_expires: string | null;
	readonly date_expires_gmt: string | null;
}

export interface TaxRateDocument {
	readonly id: number;
	readonly country: string;
	readonly state: string;
	readonly rate: string;
	readonly name: string;
	readonly priority: number;
	readonly order: number;
}

export interface CustomerDocument {
	readonly id: number;
	readonly user_id: number;
	readonly username: string;
	readonly name: string;
	/** Since 10.5. */
	readonly first_name?: string;
	readonly last_name?: string;
	readonly email: string;
	readonly orders_count?: number;
	readonly date_registered: string | null;
	readonly date_registered_gmt: string | null;
	readonly date_last_active: string | null;
	readonly date_last_active_gmt: string | null;
	readonly country: string;
	readonly city: string;
	readonly state: string;
	readonly postcode: string;
}

export interface AccountDocument {
	readonly id: number;
	readonly role: string;
	readonly username: string;
	readonly email: string;
	readonly first_name: string;
	readonly last_name: string;
	readonly date_created: string;
	readonly date_created_gmt: string;
	readonly billing: AddressDocument;
}

export interface DownloadDocument {
	readonly id: number;
	readonly user_id: number;
	readonly ip_address: string;
	readonly date: string;
	readonly date_gmt: string;
	readonly product_id: number;
	readonly order_id: number;
}

export interface AttributeDocument {
	readonly id: number;
	readonly name: string;
	readonly slug: string;
}

export interface TermDocument {
	readonly id: number;
	readonly attribute_id: number;
	readonly name: string;
	readonly slug: string;
	readonly menu_order: number;
}

export interface CountryDocument {
	readonly code: string;
	readonly name: string;
	readonly states: readonly { readonly code: string; readonly name: string }[];
}

/** A setting with everything that the export contains of it. */
export interface SettingDocument {
	readonly id: string;
	readonly [field: string]: unknown;
}

const NAMES: ReadonlySet<string> = new Set(['name', 'code', 'rate_code', 'label', 'option']);

/** Decodes HTML entities in the names and codes of a document. */
function decodeNames(document: object): void {
	for (const [key, value] of Object.entries(document)) {
		if (typeof value === 'object' && value !== null) {
			decodeNames(value);
		} else if (typeof value === 'string' && NAMES.has(key)) {
			Reflect.set(document, key, plainText(value));
		}
	}
}

/** Decodes the entities of a text, once. */
export function plainText(text: string): string {
	const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
	return text.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (all, decimal, hex, word) => {
		const number = decimal ? Number(decimal) : Number.parseInt(hex, 16);
		// The codes of tax rates are in capitals, and so are their entities.
		return word ? (entities[word.toLowerCase()] ?? all) : String.fromCodePoint(number);
	});
}

/** Names in reports contain no tags. */
export function withoutTags(name: string): string {
	const parts = /<(\w+)[^<>]*>(.*)<\/\1>/s.exec(name);
	return parts ? withoutTags(name.replace(parts[0], parts[2] ?? '')) : name.trim();
}

/** A parsed export: one list per file. */
export interface ExportDocuments {
	readonly orders: readonly OrderDocument[];
	readonly refunds: readonly RefundDocument[];
	readonly products: readonly ProductDocument[];
	/** Without trashed ones. */
	readonly variations: readonly ProductDocument[];
	readonly trashed: readonly ProductDocument[];
	readonly categories: readonly CategoryDocument[];
	/** Including trashed ones. */
	readonly coupons: readonly CouponDocument[];
	readonly rates: readonly TaxRateDocument[];
	readonly customers: readonly CustomerDocument[];
	readonly accounts: readonly AccountDocument[];
	readonly downloads: readonly DownloadDocument[];
	readonly attributes: readonly AttributeDocument[];
	readonly terms: readonly TermDocument[];
	readonly countries: readonly CountryDocument[];
	readonly gateways: readonly { readonly id: string; readonly enabled: boolean }[];
	/** By group, as in the address of the group. */
	readonly settings: Readonly<Record<string, readonly SettingDocument[]>>;
}

/** Returns the lists of an export; a missing file is an empty list. */
export function readDocuments(files: ReadonlyMap<string, string>): ExportDocuments {
	const asWritten = <Item>(name: string): readonly Item[] =>
		// as: WooCommerce writes these shapes
		JSON.parse(files.get(`${name}.json`) ?? '[]') as Item[];
	const list = <Item>(name: string): readonly Item[] => {
		const documents = asWritten<Item>(name);
		decodeNames(documents);
		return documents;
	};
	return {
		orders: list('orders'),
		refunds: list('refunds'),
		products: list('products'),
		variations: list('variations'),
		trashed: list('products-trashed'),
		categories: list('categories'),
		coupons: [...list<CouponDocument>('coupons'), ...list<CouponDocument>('coupons-trashed')],
		rates: list('tax-rates'),
		// Reports show names of people as the shop stores them.
		customers: asWritten('analytics-customers'),
		accounts: list('customers'),
		downloads: list('analytics-downloads'),
		attributes: list('attributes'),
		terms: list('attribute-terms'),
		countries: asWritten('countries'),
		gateways: asWritten('payment-gateways'),
		settings: {
			general: asWritten('settings-general'),
			products: asWritten('settings-products'),
			tax: asWritten('settings-tax'),
			wc_admin: asWritten('settings-wc-admin'),
		},
	};
}
