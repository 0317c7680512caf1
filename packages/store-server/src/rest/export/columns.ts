import { isTaxableAmountKnown, type reportEndpoints } from '@store-analytics/rest-api';
import type { ShopSettings } from '../../schema/shop-settings';

/** What a cell may hold. */
type CsvValue = string | number | null | undefined;

/** The context of a cell, besides its row. */
export interface ExportShop {
	readonly settings: ShopSettings;
	readonly categoryNames: ReadonlyMap<number, string>;
	readonly productNames: ReadonlyMap<number, string>;
}

/** One column: its label and its value for a row of the report. */
type ExportColumn = readonly [label: string, value: (row: unknown, shop: ExportShop) => CsvValue];

const field =
	(path: string) =>
	(row: unknown): CsvValue => {
		const value = at(row, path);
		return typeof value === 'number' ? value : text(value);
	};

/** What writes amounts. */
const amounts = new Set<ExportColumn[1]>();

/** With as many decimals as the shop's money has. */
function money(path: string) {
	const write = (row: unknown, { settings }: ExportShop): CsvValue =>
		Number(at(row, path) ?? 0).toFixed(settings.currency.precision);
	amounts.add(write);
	return write;
}

/** Returns the labels of columns. Amounts that add up several currencies name them; an order has its own. */
export function labelsOf(
	type: ExportType,
	columns: readonly ExportColumn[],
	currencies: readonly { readonly currency: string }[],
): string[] {
	const added = currencies.map(({ currency }) => currency).join(' + ');
	return columns.map(([label, write]) =>
		added !== '' && type !== 'orders' && amounts.has(write) ? `${label} (${added})` : label,
	);
}

const list = (path: string, write: (item: unknown) => string) => (row: unknown) => {
	const items = at(row, path);
	return Array.isArray(items) ? items.map(write).join(', ') : '';
};

const words: Readonly<Record<string, string>> = {
	new: 'New',
	returning: 'Returning',
	instock: 'In stock',
	outofstock: 'Out of stock',
	onbackorder: 'On backorder',
	percent: 'Percentage',
	fixed_cart: 'Fixed cart',
	fixed_product: 'Fixed product',
};

const word = (path: string) => (row: unknown) => {
	const value = text(at(row, path));
	return words[value] ?? value;
};

const stock: readonly ExportColumn[] = [
	['Status', word('extended_info.stock_status')],
	['Stock', field('extended_info.stock_quantity')],
];

const taxableAmount = money('taxable_amount');

const taxable: ExportColumn = [
	'Taxable amount',
	(row, shop) => (isTaxableAmountKnown(Object(row)) ? taxableAmount(row, shop) : ''),
];

/** The columns of each report's file; some only in shops that manage stock, or whose reports have more fields. */
export function exportColumns(
	type: ExportType,
	{ settings: { managesStock, features } }: ExportShop,
): readonly ExportColumn[] {
	const all: readonly ExportColumn[] = columns[type];
	switch (type) {
		case 'products':
		case 'variations':
			return managesStock ? [...all, ...stock] : all;
		case 'taxes':
			return features.taxLines ? [...all.slice(0, -1), taxable, ...all.slice(-1)] : all;
		case 'customers':
			return features.customerContacts ? [...all, ...contacts] : all;
		default:
			return all;
	}
}

const contacts: readonly ExportColumn[] = [
	['Billing Phone', field('billing_phone')],
	['Shipping Phone', field('shipping_phone')],
	['Role', field('role')],
];

export type ExportType = keyof typeof columns;

export function isExportType(type: string): type is ExportType {
	return Object.hasOwn(columns, type);
}

const columns = {
	revenue: [
		['Date', (row) => text(at(row, 'date_start')).slice(0, 10)],
		['Orders', field('subtotals.orders_count')],
		['Gross sales', money('subtotals.gross_sales')],
		['Returns', money('subtotals.refunds')],
		['Coupons', money('subtotals.coupons')],
		['Net sales', money('subtotals.net_revenue')],
		['Taxes', money('subtotals.taxes')],
		['Shipping', money('subtotals.shipping')],
		['Total sales', money('subtotals.total_sales')],
	],
	orders: [
		['Date', field('date_created')],
		['Order #', field('order_number')],
		['Status', field('status')],
		[
			'Customer',
			(row) =>
				`${text(at(row, 'extended_info.customer.first_name'))} ${text(
					at(row, 'extended_info.customer.last_name'),
				)}`.trim(),
		],
		['Customer type', word('customer_type')],
		[
			'Product(s)',
			list(
				'extended_info.products',
				(item) => `${text(at(item, 'quantity'))}× ${text(at(item, 'name'))}`,
			),
		],
		['Items sold', field('num_items_sold')],
		['Coupon(s)', list('extended_info.coupons', (item) => text(at(item, 'code')))],
		['Net Sales', money('net_total')],
		['Attribution', field('extended_info.attribution.origin')],
	],
	products: [
		['Product title', field('extended_info.name')],
		['SKU', field('extended_info.sku')],
		['Items sold', field('items_sold')],
		['N. Revenue', money('net_revenue')],
		['Orders', field('orders_count')],
		[
			'Category',
			(row, { categoryNames }) =>
				list('extended_info.category_ids', (id) => categoryNames.get(Number(id)) ?? '')(row),
		],
		[
			'Variations',
			(row) => {
				const variations = at(row, 'extended_info.variations');
				return Array.isArray(variations) ? variations.length : 0;
			},
		],
	],
	variations: [
		['Product / Variation title', field('extended_info.name')],
		['SKU', field('extended_info.sku')],
		['Items sold', field('items_sold')],
		['N. Revenue', money('net_revenue')],
		['Orders', field('orders_count')],
	],
	categories: [
		['Category', field('extended_info.name')],
		['Items sold', field('items_sold')],
		['Net Revenue', money('net_revenue')],
		['Products', field('products_count')],
		['Orders', field('orders_count')],
	],
	coupons: [
		['Coupon code', field('extended_info.code')],
		['Orders', field('orders_count')],
		['Amount discounted', money('amount')],
		['Created', (row) => day(at(row, 'extended_info.date_created'))],
		['Expires', (row) => day(at(row, 'extended_info.date_expires'))],
		['Type', word('extended_info.discount_type')],
	],
	taxes: [
		['Tax code', taxCode],
		['Rate', field('tax_rate')],
		['Total tax', money('total_tax')],
		['Order tax', money('order_tax')],
		['Shipping tax', money('shipping_tax')],
		['Orders', field('orders_count')],
	],
	stock: [
		['Product / Variation', field('name')],
		['SKU', field('sku')],
		['Status', word('stock_status')],
		['Stock', field('stock_quantity')],
	],
	downloads: [
		['Date', field('date')],
		[
			'Product title',
			(row, { productNames }) => productNames.get(Number(at(row, 'product_id'))) ?? '',
		],
		['File name', field('file_name')],
		['Order #', field('order_number')],
		['User Name', field('username')],
		['IP', field('ip_address')],
	],
	customers: [
		['Name', field('name')],
		['Username', field('username')],
		['Last Active', (row) => moment(at(row, 'date_last_active'))],
		['Sign Up', (row) => moment(at(row, 'date_registered'))],
		['Email', field('email')],
		['Orders', field('orders_count')],
		['Total Spend', money('total_spend')],
		['AOV', money('avg_order_value')],
		['Country / Region', field('country')],
		['City', field('city')],
		['Region', field('state')],
		['Postal Code', field('postcode')],
	],
} as const satisfies Readonly<Record<keyof typeof reportEndpoints, readonly ExportColumn[]>>;

/** `US-NY-STATE TAX-1`, as the table shows it. */
function taxCode(row: unknown): string {
	const parts = ['country', 'state', 'name', 'priority'].map((name) => text(at(row, name)));
	return parts
		.filter((part) => part !== '')
		.join('-')
		.toUpperCase();
}

function day(value: unknown): string {
	return text(value).slice(0, 10);
}

function moment(value: unknown): string {
	return text(value).replace('T', ' ');
}

function text(value: unknown): string {
	return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

function at(row: unknown, path: string): unknown {
	return path
		.split('.')
		.reduce<unknown>(
			(value, step) =>
				typeof value === 'object' && value !== null ? Reflect.get(value, step) : undefined,
			row,
		);
}
