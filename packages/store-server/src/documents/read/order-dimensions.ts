import type { SourceOrder } from '../../orders/order-source';
import { documentIn, documents, text, type Document } from '../files/documents';

/** What reports break an order down by, from its REST document; texts are trimmed, and empty if it does not say. */
export function readOrderDimensions(document: Document): SourceOrder['dimensions'] {
	const billing = placeOf(documentIn(document, 'billing'));
	const shipping = placeOf(documentIn(document, 'shipping'));
	return {
		billing_country: billing.country,
		billing_state: billing.state,
		billing_city: billing.city,
		billing_postcode: billing.postcode,
		shipping_country: shipping.country,
		shipping_state: shipping.state,
		shipping_city: shipping.city,
		shipping_postcode: shipping.postcode,
		payment_method: text(document, 'payment_method').trim(),
		shipping_method: shippingMethod(document),
		...attributionOf(document),
		created_via: text(document, 'created_via').trim(),
		currency: text(document, 'currency').trim(),
	};
}

function placeOf(address: Document) {
	const part = (name: string) => text(address, name).trim();
	return {
		country: part('country').toUpperCase(),
		state: part('state'),
		city: part('city'),
		postcode: part('postcode'),
	};
}

/** The method of the first shipping line. Before 3.4, `flat_rate:3` named the instance, too. */
function shippingMethod(document: Document): string {
	const [first] = documents(document, 'shipping_lines');
	return first ? (text(first, 'method_id').split(':', 1)[0] ?? '').trim() : '';
}

/** The instance of that method: its place in a zone of the shop. */
export function shippingInstance(document: Document): string {
	const [first] = documents(document, 'shipping_lines');
	if (!first) return '';
	const own = String(first['instance_id'] ?? '').trim();
	return own || (text(first, 'method_id').split(':')[1] ?? '').trim();
}

const PREFIX = '_wc_order_attribution_';

function attributionOf(document: Document) {
	const said = new Map<string, string>();
	// An order may have the same key twice: the first counts.
	for (const meta of documents(document, 'meta_data')) {
		const key = text(meta, 'key');
		if (key.startsWith(PREFIX) && !said.has(key)) said.set(key, text(meta, 'value').trim());
	}
	const of = (field: string) => said.get(PREFIX + field) ?? '';
	return {
		source_type: of('source_type'),
		source: of('utm_source'),
		medium: of('utm_medium'),
		campaign: of('utm_campaign'),
		term: of('utm_term'),
		content: of('utm_content'),
		device: of('device_type'),
		referrer: hostOf(of('referrer')),
		landing_page: pathOf(of('session_entry')),
	};
}

function hostOf(address: string): string {
	return URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, '') : address;
}

/** The path alone: its query is different for every visitor. */
function pathOf(address: string): string {
	return URL.canParse(address) ? new URL(address).pathname : (address.split(/[?#]/, 1)[0] ?? '');
}
