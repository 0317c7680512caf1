import type { ShopExport } from '../../../packages/store-server/src/testing/exports/shop-export';
import { list } from '../../../packages/store-server/src/testing/oracle/reading';

type Document = Readonly<Record<string, unknown>>;

/** One of a list, in turn. */
function inTurn<Item>(items: readonly Item[], at: number): Item {
	// The index is within the list, which is not empty.
	return items[at % items.length] as Item;
}

const CURRENCIES = ['', '', 'GBP', '', 'JPY'];
const CREATED = ['checkout', 'admin', 'store-api', ''];
const REASONS = ['', 'Wrong size', 'wrong  SIZE ', 'Łate & <b>broken</b>', ''];
const CITIES = [' köln', 'KÖLN', 'Köln ', 'New  York', '', "St. John's"];
const COUNTRIES = ['de', 'US', 'PL', ''];

/** Fields of attribution; an empty one is missing in the order. */
const ATTRIBUTION: Readonly<Record<string, readonly string[]>> = {
	utm_medium: ['email', 'Email', '', 'cpc'],
	utm_campaign: ['', 'Spring  sale', 'spring sale', 'SPRING SALE', 'ß'],
	utm_term: ['', 'shirt', 'Shirt '],
	utm_content: ['', '', 'a%b_c'],
	device_type: ['Mobile', 'Desktop', '', 'mobile'],
	referrer: ['https://www.Example.org/a?b', '', 'news', 'https://example.org/'],
	session_entry: [
		'https://shop.example/shop/?utm_source=x',
		'/shop?a#b',
		'',
		'https://shop.example',
	],
};

/** The export with what orders, refunds and products can say of themselves beside amounts; the same for the same export. */
export function variedExport(files: ShopExport): ShopExport {
	const orders = files['orders.json'].map(variedOrder);
	const byId = new Map(orders.map((order) => [Number(order['id']), order]));
	return {
		...files,
		'orders.json': orders,
		'refunds.json': files['refunds.json'].map((refund, at) =>
			variedRefund(refund, at, byId.get(Number(refund['parent_id'])) ?? {}),
		),
		'products.json': files['products.json'].map(variedProduct),
		...{
			'shipping-zone-methods.json': [
				{ instance_id: 1, zone_id: 7, zone_name: 'North &amp; sea' },
				{ instance_id: 2, zone_id: 0, zone_name: '' },
			],
		},
	};
}

function variedOrder(order: Document, at: number): Document {
	// Every fifth order is from before attribution.
	const origin = at % 5 === 4 ? [] : attributionOf(at);
	const kept = list(order, 'meta_data').filter(
		({ key }) => at % 5 !== 4 || !String(key).startsWith('_wc_order_attribution'),
	);
	const address = (part: 'billing' | 'shipping', turn: number) => ({
		[part]: {
			...Object(order[part]),
			city: inTurn(CITIES, turn),
			country: inTurn(COUNTRIES, turn),
			state: turn % 3 === 0 ? 'CA' : '',
			postcode: inTurn(['1 0118', '10118', 'sw1a 1aa', 'SW1A 1AA', ''], turn),
		},
	});
	return {
		...order,
		currency: inTurn(CURRENCIES, at) || order['currency'],
		created_via: inTurn(CREATED, at),
		payment_method_title: inTurn(['Card', 'Card', 'Visa'], at),
		...address('billing', at),
		...address('shipping', at + 1),
		meta_data: [...kept, ...origin],
		line_items: list(order, 'line_items').map((line, place) => ({
			...line,
			tax_class: inTurn(['', 'reduced-rate', 'zero-rate'], at + place),
		})),
		shipping_lines: list(order, 'shipping_lines').map((line) => ({
			...line,
			method_id: inTurn(['flat_rate', 'local_pickup'], at),
			instance_id: inTurn(['1', '2', '99', ''], at),
		})),
	};
}

function attributionOf(at: number): Document[] {
	return Object.entries(ATTRIBUTION).flatMap(([field, values], place) => {
		const value = inTurn(values, at + place);
		const id = 100 + place;
		return value ? [{ id, key: `_wc_order_attribution_${field}`, value }] : [];
	});
}

/** A refund says why, who made it, and which item of its order came back. */
function variedRefund(refund: Document, at: number, order: Document): Document {
	const ofOrder = list(order, 'line_items');
	return {
		...refund,
		reason: inTurn(REASONS, at),
		refunded_by: inTurn([1, 0, 1, 77], at),
		line_items: list(refund, 'line_items').map((line) => {
			const own = ofOrder.find(
				(one) => one['name'] === line['name'] && one['variation_id'] === line['variation_id'],
			);
			return {
				...line,
				tax_class: own?.['tax_class'] ?? '',
				meta_data: [
					...list(line, 'meta_data'),
					{ id: 90, key: '_refunded_item_id', value: String(own?.['id'] ?? 0) },
				],
			};
		}),
	};
}

function variedProduct(product: Document, at: number): Document {
	const term = (id: number, name: string) => ({ id, name, slug: `term-${id}` });
	const gift = term(901, 'Gift');
	const warm = term(902, 'Warm &amp; soft');
	return {
		...product,
		tags: inTurn([[gift], [], [gift, warm]], at),
		brands: inTurn([[], [term(903, 'Acme')]], at),
	};
}
