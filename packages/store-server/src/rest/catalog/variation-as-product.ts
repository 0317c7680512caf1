import type { Features } from '../../schema/features';
import { withoutTags } from '../../base/text';

type Document = Record<string, unknown>;

/** What a list of products says of a variation, beyond its own document. */
const fieldsOfProducts = {
	post_password: '',
	featured: false,
	catalog_visibility: 'visible',
	short_description: '',
	total_sales: '0',
	external_url: '',
	button_text: '',
	sold_individually: false,
	reviews_allowed: false,
	average_rating: '0.00',
	rating_count: 0,
	upsell_ids: [],
	cross_sell_ids: [],
	purchase_note: '',
	categories: [],
	tags: [],
	default_attributes: [],
	variations: [],
	grouped_products: [],
	has_options: false,
} as const;

/** The document of a variation in the shape of a product's. `title` is its whole name. */
export function variationAsProduct(
	{ image, gallery_image_ids: _gallery, ...variation }: Document,
	title: string,
	priceHtml: string,
	{ newerDocuments }: Pick<Features, 'newerDocuments'>,
): Document {
	const isShipped = variation['virtual'] !== true;
	const name = withoutTags(title);
	return {
		...fieldsOfProducts,
		...variation,
		name,
		slug: slugOf(name),
		price_html: priceHtml,
		images: typeof image === 'object' && image !== null ? [image] : [],
		shipping_required: isShipped,
		shipping_taxable:
			isShipped && ['taxable', 'shipping'].includes(String(variation['tax_status'])),
		...(newerDocuments && { brands: [], related_ids: [] }),
	};
}

/** Letters that are no other letter with a mark, and signs that are written as letters. */
const plainLetters: Readonly<Record<string, string>> = {
	ß: 's',
	æ: 'ae',
	œ: 'oe',
	ø: 'o',
	ł: 'l',
	đ: 'd',
	ħ: 'h',
	'×': 'x',
};

const signs = /[!-,:-@[-^`{-~¡¿«»‹›“”‘’‚‛„‟•©®°…™´]/g;

/** A title in an address: `denim-jacket-black-small`. Letters of other alphabets and pictures are percent-encoded. */
function slugOf(title: string): string {
	const words = title
		.normalize('NFD')
		.replace(/(\p{Script=Latin})[\u0300-\u036f]+/gu, '$1')
		.normalize('NFC')
		.toLowerCase()
		.replace(/[ßæœøłđħ×]/g, (letter) => plainLetters[letter] ?? letter)
		.replace(signs, '')
		.replace(/[\s./–—-]+/g, '-')
		.replace(/^-|-$/g, '');
	return encodeURIComponent(words).toLowerCase();
}
