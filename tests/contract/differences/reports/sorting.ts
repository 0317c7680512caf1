import type { Shop } from '../../expected/shop';
import { isIntended } from '../../intended/is-intended';
import { isSortedThere } from '../../intended/sorted';
import { idOf, intendedTable } from '../../intended/values';
import type { DeliberateDifference } from '../difference';

/** After all letters. */
const LAST = '\u{10FFFD}';

/** Differences in what rows are sorted by. */
export const sortingDifferences: readonly DeliberateDifference[] = [
	{
		title: 'Products in the trash, sorted by variations',
		at: /^reports\/products$/,
		when: ({ orderby }, { shop }) =>
			orderby === 'variations' && shop.documents.trashed.some(({ type }) => type === 'variable'),
		where: ['body[*'],
		reason: 'They are sorted by their trashed variations, but shown without any.',
		instead: 'They are sorted by the displayed number.',
		seen: [],
		holds: (mismatch, responses) => {
			const trashed = new Set(responses.shop.documents.trashed.map(({ id }) => id));
			const counts = new Map(
				intendedTable(responses)?.all.map(({ id, keys }) => [id, Number(keys['variations'])]),
			);
			const isSorted = isSortedThere(responses, (row) =>
				trashed.has(idOf(row)) ? undefined : (counts.get(idOf(row)) ?? 0),
			);
			return isSorted && isIntended(mismatch, responses);
		},
	},
	{
		title: 'Variations of products in the trash, sorted by SKU',
		at: /^reports\/variations$/,
		when: ({ orderby }, { shop }) =>
			orderby === 'sku' && shop.documents.trashed.some(({ type }) => type === 'variable'),
		where: ['body[*'],
		reason: 'They have their SKUs. No list of an export has these.',
		instead: 'They are sorted like variations without a SKU.',
		seen: [],
		holds: (mismatch, responses) => {
			const skus = skusOfVariations(responses.shop);
			const isSorted = isSortedThere(responses, (row) => skus.get(idOf(row)) ?? '');
			return isSorted && isIntended(mismatch, responses);
		},
	},
	{
		title: 'Emoji and other signs in names of customers',
		at: /^reports\/customers$/,
		when: ({ orderby }, { shop }) =>
			orderby === 'name' && [...shop.customers.values()].some(({ name }) => PICTURE.test(name)),
		where: ['body[*'],
		reason: 'Pictures such as an emoji come after all letters.',
		instead: 'They come before letters, like other signs.',
		seen: [],
		holds: (mismatch, responses) => {
			const names = new Map(
				intendedTable(responses)?.all.map(({ id, keys }) => [id, String(keys['name'])]),
			);
			const isSorted = isSortedThere(responses, (row) =>
				names.get(idOf(row))?.replaceAll(new RegExp(PICTURE, 'gu'), LAST),
			);
			return isSorted && isIntended(mismatch, responses);
		},
	},
];

const PICTURE = /\p{Extended_Pictographic}/u;

/** Own numbers of variations by id: those of the list of variations, and those of lines of what is not listed. */
function skusOfVariations({ documents, lines, products }: Shop): Map<number, string> {
	const own = (sku: string, product: number) => (sku === products.get(product)?.sku ? '' : sku);
	return new Map([
		...lines.map(
			({ document, productId, variationId }) =>
				[variationId, own(document.sku ?? '', productId)] as const,
		),
		...documents.variations.map(({ id, sku, parent_id = 0 }) => [id, own(sku, parent_id)] as const),
	]);
}
