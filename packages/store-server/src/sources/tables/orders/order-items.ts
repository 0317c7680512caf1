import type { Document } from '../../../documents/files/documents';
import { round } from '../../../orders/lookup-rows';
import { mapOf, phpMap, plainOrSerialized } from '../php-values';
import type { TableReader } from '../shop-database';
import { byOwner, type MetaRecord } from './order-record';
import type { Catalog } from '../catalog/catalog-names';

/** The lists of items in the document of an order or a refund. */
export interface ItemLists {
	readonly line_items: readonly Document[];
	readonly tax_lines: readonly Document[];
	readonly shipping_lines: readonly Document[];
	readonly fee_lines: readonly Document[];
	readonly coupon_lines: readonly Document[];
}

interface ItemRow {
	readonly owner: number;
	readonly id: number;
	readonly name: string;
	readonly type: string;
}

type MetaRow = MetaRecord & { readonly owner: number };

/** Reads the items of orders and refunds, by owner. */
export async function readItemsOf(
	reader: TableReader,
	owners: readonly number[],
	catalog: Catalog,
	precision: number,
): Promise<(owner: number) => ItemLists> {
	const items = await reader.rows<ItemRow>(
		`SELECT order_id AS owner, order_item_id AS id, order_item_name AS name, order_item_type AS type
			FROM {woocommerce_order_items} WHERE order_id IN (?) ORDER BY order_item_id`,
		[owners],
	);
	const metas = await reader.rows<MetaRow>(
		`SELECT m.order_item_id AS owner, m.meta_id AS id, m.meta_key AS \`key\`, COALESCE(m.meta_value, '') AS value
			FROM {woocommerce_order_items} i JOIN {woocommerce_order_itemmeta} m ON m.order_item_id = i.order_item_id
			WHERE i.order_id IN (?)`,
		[owners],
	);
	const metaOf = byOwner(metas);
	await catalog.know(reader, productIdsIn(metas));
	const itemsOf = byOwner(items);
	return (owner) => {
		const all = itemsOf.get(owner) ?? [];
		const of = (type: string, write: (item: Item) => Document) =>
			all
				.filter((item) => item.type === type)
				.map((item) => write(new Item(item, metaOf.get(item.id) ?? [], precision, catalog)));
		return {
			line_items: of('line_item', lineDocument),
			tax_lines: of('tax', taxDocument),
			shipping_lines: of('shipping', shippingDocument),
			fee_lines: of('fee', feeDocument),
			coupon_lines: of('coupon', couponDocument),
		};
	};
}

function productIdsIn(metas: readonly MetaRow[]): Set<number> {
	const ids = new Set<number>();
	for (const { key, value } of metas) {
		if ((key === '_product_id' || key === '_variation_id') && value !== '0') ids.add(Number(value));
	}
	return ids;
}

/** An item with its meta data. */
class Item {
	private readonly values: ReadonlyMap<string, string>;

	constructor(
		readonly row: ItemRow,
		private readonly meta: readonly MetaRecord[],
		private readonly precision: number,
		readonly catalog: Catalog,
	) {
		this.values = new Map(meta.map(({ key, value }) => [key, value]));
	}

	text(key: string): string {
		return this.values.get(key) ?? '';
	}

	number(key: string): number {
		return Number(this.values.get(key)) || 0;
	}

	money(key: string): string {
		return round(this.number(key), this.precision).toFixed(this.precision);
	}

	/** Unserializes the taxes by rate. */
	taxes(key: string): Document[] {
		const data = phpMap(this.values.get(key) ?? null);
		const subtotals = mapOf(data['subtotal']);
		return Object.entries(mapOf(data['total'])).map(([rate, total]) => ({
			id: Number(rate),
			total,
			subtotal: subtotals[rate] ?? '',
		}));
	}

	/** The meta data with options and additions, without WooCommerce’s own fields. */
	shown(internal: ReadonlySet<string>): Document[] {
		return this.meta
			.filter(({ key }) => !internal.has(key))
			.map(({ id, key, value }) => ({
				id,
				key,
				value: plainOrSerialized(value),
				display_key: this.catalog.labelOf(key, this.number('_product_id')),
				display_value: this.catalog.optionOf(key, value),
			}));
	}
}

const ofLines = new Set(
	'_qty _tax_class _product_id _variation_id _line_subtotal _line_subtotal_tax _line_total _line_tax _line_tax_data'.split(
		' ',
	),
);

function lineDocument(item: Item): Document {
	const { catalog } = item;
	const productId = item.number('_product_id');
	const variationId = item.number('_variation_id');
	const quantity = item.number('_qty');
	const sold = catalog.product(variationId || productId);
	return {
		id: item.row.id,
		name: item.row.name,
		product_id: productId,
		variation_id: variationId,
		quantity,
		tax_class: item.text('_tax_class'),
		subtotal: item.money('_line_subtotal'),
		subtotal_tax: item.money('_line_subtotal_tax'),
		total: item.money('_line_total'),
		total_tax: item.money('_line_tax'),
		taxes: item.taxes('_line_tax_data'),
		meta_data: item.shown(ofLines),
		sku: sold?.sku ?? null,
		price: quantity === 0 ? 0 : item.number('_line_total') / quantity,
		parent_name: variationId > 0 ? (catalog.product(productId)?.name ?? null) : null,
	};
}

const ofTaxes = new Set(
	'rate_id label compound tax_amount shipping_tax_amount rate_percent rate_code'.split(' '),
);

function taxDocument(item: Item): Document {
	return {
		id: item.row.id,
		rate_code: item.row.name,
		rate_id: item.number('rate_id'),
		label: item.text('label'),
		compound: item.text('compound') === '1',
		tax_total: item.money('tax_amount'),
		shipping_tax_total: item.money('shipping_tax_amount'),
		rate_percent: item.text('rate_percent') === '' ? null : item.number('rate_percent'),
		meta_data: item.shown(ofTaxes),
	};
}

const ofShipping = new Set('method_id instance_id cost total_tax taxes tax_status'.split(' '));

function shippingDocument(item: Item): Document {
	return {
		id: item.row.id,
		method_title: item.row.name,
		method_id: item.text('method_id'),
		instance_id: item.text('instance_id'),
		total: item.money('cost'),
		total_tax: item.money('total_tax'),
		taxes: item.taxes('taxes'),
		meta_data: item.shown(ofShipping),
	};
}

const ofFees = new Set(
	'_fee_amount _tax_class _tax_status _line_subtotal _line_subtotal_tax _line_total _line_tax _line_tax_data'.split(
		' ',
	),
);

function feeDocument(item: Item): Document {
	return {
		id: item.row.id,
		name: item.row.name,
		tax_class: item.text('_tax_class'),
		tax_status: item.text('_tax_status') || 'taxable',
		amount: item.text('_fee_amount'),
		total: item.money('_line_total'),
		total_tax: item.money('_line_tax'),
		taxes: item.taxes('_line_tax_data'),
		meta_data: item.shown(ofFees),
	};
}

const ofCoupons = new Set(['discount_amount', 'discount_amount_tax']);

function couponDocument(item: Item): Document {
	return {
		id: item.row.id,
		code: item.row.name,
		discount: item.text('discount_amount') || '0',
		discount_tax: item.text('discount_amount_tax') || '0',
		meta_data: item.shown(ofCoupons),
		...termsOf(item.text('coupon_info')),
	};
}

/** Fields of `coupon_info`: id, code, type (null for a discount on the cart), amount, free shipping. */
function termsOf(info: string): Document {
	try {
		const [, , type, amount, free] = JSON.parse(info) as unknown[]; // throws if it is not a list
		return {
			discount_type: type ?? 'fixed_cart',
			nominal_amount: Number(amount),
			free_shipping: free === true,
		};
	} catch {
		return {};
	}
}
