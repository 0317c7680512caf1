import type { Features } from '../../schema/features';
import { roundText } from '../format/money';

type Document = Record<string, unknown>;

/** A product's or variation's document with what newer shops send and the stored one may lack. */
export function newerProduct(document: Document, features: Features): Document {
	const isVariation = document['type'] === 'variation';
	const { price_html: price } = document;
	return {
		...(features.newerDocuments && (isVariation ? { gallery_image_ids: [] } : { brands: [] })),
		...document,
		...(features.spokenPrices && typeof price === 'string' && { price_html: spokenPrice(price) }),
	};
}

const AMOUNT = '<span class="woocommerce-Price-amount amount">';
const RANGE = ' &ndash; ';

/** Markup of a price as 10.x writes it; markup that is so already stays. */
function spokenPrice(html: string): string {
	const marked = html.replaceAll(
		'<span class="woocommerce-Price-currencySymbol">',
		'<span class="woocommerce-Price-currencySymbol" translate="no">',
	);
	const [low = '', high, ...more] = marked.split(RANGE);
	if (
		high === undefined ||
		more.length > 0 ||
		!low.startsWith(AMOUNT) ||
		!high.startsWith(AMOUNT)
	) {
		return marked;
	}
	const [amount = '', suffix = ''] = cutAfterAmount(high);
	const [from, to] = [low, amount].map((part) => part.replace(/<[^>]*>/g, ''));
	return (
		`${hidden(low)} <span aria-hidden="true">&ndash;</span> ${hidden(amount)}` +
		`<span class="screen-reader-text">Price range: ${from} through ${to}</span>${suffix}`
	);
}

/** What a shop says behind its prices is no part of the amount. */
function cutAfterAmount(html: string): [string, string] {
	const end = html.indexOf('</bdi></span>') + '</bdi></span>'.length;
	return [html.slice(0, end), html.slice(end)];
}

function hidden(amount: string): string {
	return amount.replace(AMOUNT, AMOUNT.replace('>', ' aria-hidden="true">'));
}

const itemLists = ['line_items', 'shipping_lines', 'fee_lines'] as const;

/** An order's document with what newer shops send and the stored one may lack. */
export function newerOrder(document: Document, features: Features, precision: number): Document {
	const lists = itemLists.flatMap((name) => {
		const items: unknown = document[name];
		return Array.isArray(items)
			? [[name, items.map((item) => newerItem(name, item, features, precision))] as const]
			: [];
	});
	return { ...document, ...Object.fromEntries(lists) };
}

function newerItem(
	list: (typeof itemLists)[number],
	item: unknown,
	features: Features,
	precision: number,
): unknown {
	if (typeof item !== 'object' || item === null) {
		return item;
	}
	const taxes: unknown = Reflect.get(item, 'taxes');
	return {
		...(features.newerDocuments && list === 'line_items' && { global_unique_id: '' }),
		...(features.newerDocuments && list === 'shipping_lines' && { tax_status: 'taxable' }),
		...item,
		...(features.roundedItemTaxes &&
			Array.isArray(taxes) && { taxes: taxes.map((tax) => roundedTax(tax, precision)) }),
	};
}

function roundedTax(tax: unknown, precision: number): unknown {
	if (typeof tax !== 'object' || tax === null) {
		return tax;
	}
	const amounts = Object.entries(tax).map(([name, value]: [string, unknown]) => [
		name,
		typeof value === 'string' ? roundText(value, precision) : value,
	]);
	return Object.fromEntries(amounts);
}
