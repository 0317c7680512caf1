import { isIntended, isIntendedAmongTies } from '../../intended/is-intended';
import type { DeliberateDifference } from '../difference';
import { plainText, withoutTags } from '../../expected/documents';
import { idOf } from '../../intended/values';
import { listAt, numberAt, valueAt } from '../../intended/reply-values';

/** Differences in Stock and Downloads. */
export const stockDifferences: readonly DeliberateDifference[] = [
	{
		title: 'Products of the same day and the same stock',
		at: /^reports\/stock$/,
		where: ['body[*'],
		reason: 'They come in no fixed order.',
		instead: 'Products with the same stock status are sorted by stock, then by id.',
		seen: ['9.4', '10.9'],
		holds: isIntendedAmongTies,
	},
	{
		title: 'Names of variations',
		at: /^(reports\/(stock|variations)|products\/low-in-stock|(products\/\d+\/)?variations(\/\d+)?)$/,
		where: ['body[*].name', 'body.name', 'body[*].extended_info.name'],
		reason:
			'Names of variations keep HTML tags and entities, as `<em>Mug</em> - Grün &amp; Gelb`. Names of products do not.',
		instead: 'Both are text.',
		seen: [],
		holds({ expected, actual, where }, { ours, theirs }) {
			const row = where.replace(/(extended_info\.)?name$/, '');
			return (
				idOf(valueAt(ours, row)) === idOf(valueAt(theirs, row)) &&
				withoutTags(plainText(String(expected))) === plainText(String(actual))
			);
		},
	},
	{
		title: 'Downloads of deleted products',
		at: /^reports\/downloads$/,
		when: ({ orderby }) => orderby === 'product',
		where: ['body*', 'headers.x-wp-*', 'headers.link'],
		reason: 'Sorted by product, they are missing.',
		instead: 'They are listed.',
		seen: [],
		holds: (mismatch, responses) => {
			const { shop, theirs } = responses;
			const exists = (row: unknown) => shop.products.has(numberAt(row, 'product_id'));
			return (
				!shop.documents.downloads.every(exists) &&
				listAt(theirs, 'body').every(exists) &&
				isIntended(mismatch, responses)
			);
		},
	},
	{
		title: 'Downloads at the same second',
		at: /^reports\/downloads$/,
		where: ['body[*'],
		reason: 'They come in no fixed order.',
		instead: 'They are sorted by id.',
		seen: ['9.4', '10.9'],
		holds: isIntendedAmongTies,
	},
];
