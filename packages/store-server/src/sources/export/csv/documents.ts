import type { CsvRow } from './headings';
import { statusOf } from './headings';

/** Rows of a file with the numbers of their lines. */
export type CsvRows = readonly { readonly row: CsvRow; readonly line: number }[];

/** A row that has no order: no date or amount that can be read. */
export type OnUnreadable = (line: number) => void;

interface SoldProduct {
	readonly product_id: number;
	readonly variation_id: number;
}

/** Products and variations by their name; null if several have it. */
export type ProductNames = ReadonlyMap<string, SoldProduct | null>;

/** Customers of the reports. Their ids are the order in the file. */
export function customerDocuments(rows: CsvRows) {
	return rows.map(({ row }, index) => ({
		id: index + 1,
		user_id: 0,
		name: row('name'),
		username: row('username'),
		email: row('email'),
		country: row('country'),
		city: row('city'),
		state: row('state'),
		postcode: row('postcode'),
		date_registered: stampOf(row('registered')),
		date_last_active: stampOf(row('active')),
	}));
}

/** Products, variations and categories of WooCommerce's product export. */
export function productDocuments(rows: CsvRows) {
	const categories = new Map<string, { id: number; name: string; parent: number }>();
	const ids = new Map(rows.map(({ row }) => [row('sku'), Number(row('id'))]));
	const documents = rows
		.filter(({ row }) => /^\d+$/.test(row('id')) && Number(row('id')) > 0)
		.map(({ row }) => {
			const price = amountOf(row('sale')) ?? amountOf(row('price'));
			const stock = amountOf(row('stock'));
			const [type = 'simple'] = row('type').split(',');
			const parent = /^id:(\d+)$/.exec(row('parent'))?.[1] ?? ids.get(row('parent')) ?? 0;
			return {
				id: Number(row('id')),
				parent_id: type === 'variation' ? Number(parent) : 0,
				type,
				name: row('name'),
				sku: row('sku'),
				status: row('published') === '1' ? 'publish' : 'draft',
				price: price === null ? '' : String(price),
				manage_stock: stock !== null,
				stock_quantity: stock,
				stock_status: { '0': 'outofstock', backorder: 'onbackorder' }[row('inStock')] ?? 'instock',
				categories: row('categories')
					.split(/,(?! )|, /)
					.filter(Boolean)
					.map((path) => categoryOf(path, categories)),
				images: [],
			};
		});
	const isVariation = ({ type, parent_id: parent }: { type: string; parent_id: number }) =>
		type === 'variation' && parent > 0;
	return {
		products: documents.filter(({ type }) => type !== 'variation'),
		variations: documents.filter(isVariation),
		categories: [...categories.values()],
	};
}

/** `Clothing > Hats`, with all its parents. */
function categoryOf(
	path: string,
	known: Map<string, { id: number; name: string; parent: number }>,
) {
	let parent = 0;
	let name = '';
	let place = '';
	for (const part of path.split('>')) {
		name = part.trim();
		place += `>${name}`;
		const category = known.get(place) ?? { id: known.size + 1, name, parent };
		known.set(place, category);
		parent = category.id;
	}
	return { id: parent, name };
}

/** Orders and refunds of Analytics → Orders: net sales, and nothing that the file does not say. */
export function orderDocuments(
	rows: CsvRows,
	products: ProductNames,
	emails: ReadonlyMap<string, string | null>,
	onUnreadable: OnUnreadable,
) {
	const orders = new Map<string, ReturnType<typeof orderDocument>>();
	const refunds: { number: string; date: string; amount: number }[] = [];
	let lineId = 0;
	for (const { row, line } of rows) {
		const [number, date, net] = [row('number'), stampOf(row('date')), amountOf(row('net'))];
		if (number === '' || date === null || net === null) onUnreadable(line);
		else if (net < 0) refunds.push({ number, date, amount: -net });
		else {
			const sold = soldIn(row('products')).map(({ quantity, name }, _index, all) => ({
				id: ++lineId,
				name,
				quantity,
				...(products.get(name) ?? { product_id: 0, variation_id: 0 }),
				// Of several products nobody knows which part is whose.
				subtotal: String(all.length === 1 ? net : 0),
				total: String(all.length === 1 ? net : 0),
			}));
			orders.set(number, orderDocument(row, { number, date, net, sold, emails }));
		}
	}
	const ids = idsOf([...orders.keys()]);
	let refundId = Math.max(0, ...ids.values());
	return {
		orders: [...orders].map(([number, order]) => ({ id: ids.get(number), ...order })),
		refunds: refunds
			.filter(({ number }) => orders.has(number))
			.map(({ number, date, amount }) => ({
				id: ++refundId,
				parent_id: ids.get(number),
				date_created: date,
				amount: String(amount),
				line_items: [],
			})),
		lost: refunds.filter(({ number }) => !orders.has(number)).length,
	};
}

interface ReadOrder {
	readonly number: string;
	readonly date: string;
	readonly net: number;
	readonly sold: readonly object[];
	readonly emails: ReadonlyMap<string, string | null>;
}

function orderDocument(row: CsvRow, { number, date, net, sold, emails }: ReadOrder) {
	const customer = row('customer');
	const [first = '', ...rest] = customer.split(' ');
	const status = statusOf(row('status')) || 'completed';
	return {
		number,
		status,
		// The report lists an order by the date that counts in its shop, which is the only one in the file.
		date_created: date,
		date_paid: date,
		date_completed: status === 'completed' ? date : null,
		customer_id: 0,
		billing: {
			first_name: first,
			last_name: rest.join(' '),
			email: emails.get(customer) ?? '',
		},
		total: String(net),
		total_tax: '0',
		shipping_total: '0',
		line_items: sold,
		tax_lines: [],
		shipping_lines: [],
		fee_lines: [],
		coupon_lines: row('coupons')
			.split(', ')
			.filter(Boolean)
			.map((code) => ({ code, discount: '0' })),
	};
}

/** Numbers are the ids where they can be; shops with numbers of their own get ids in the order of the file. */
function idsOf(numbers: readonly string[]): Map<string, number> {
	const areIds = numbers.every((number) => /^[1-9]\d{0,14}$/.test(number));
	return new Map(
		numbers.map((number, index) => [number, areIds ? Number(number) : numbers.length - index]),
	);
}

/** `2× Mug, 1× Hoodie - Blue, Large`. */
function soldIn(text: string): { quantity: number; name: string }[] {
	return text.split(/, (?=\d+(?:\.\d+)?× )/).flatMap((part) => {
		const [, quantity, name = ''] = /^(\d+(?:\.\d+)?)× (.+)$/s.exec(part) ?? [];
		return quantity === undefined ? [] : [{ quantity: Number(quantity), name }];
	});
}

function stampOf(text: string): string | null {
	const [, day, time = '00:00:00'] =
		/^(\d{4}-\d\d-\d\d)(?:[ T](\d\d:\d\d:\d\d))?(?:\.\d+)?Z?$/.exec(text) ?? [];
	return day === undefined ? null : `${day}T${time}`;
}

function amountOf(text: string): number | null {
	return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : null;
}
