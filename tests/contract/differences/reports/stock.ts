import { isIntended, isIntendedAmongTies } from '../../intended/is-intended';
import type { DeliberateDifference } from '../difference';
import { plainText } from '../../expected/documents';
import { withoutTags } from '../../expected/tables/sold';
import { idOf } from '../../intended/values';
import { valueAt } from '../../intended/reply-values';

/** Differences in Stock and Downloads. */
export const stockDifferences: readonly DeliberateDifference[] = [
	{
		title: 'Products of the same day and the same stock',
		at: /^reports\/stock$/,
		where: ['body[*'],
		reason: 'The order among them is one that the database makes up.',
		instead: 'What is left of them decides between the same stock, and then their ids.',
		seen: ['9.4', '10.9'],
		holds: isIntendedAmongTies,
	},
	{
		title: 'Names of variations',
		at: /^(reports\/(stock|variations)|products\/low-in-stock|(products\/\d+\/)?variations(\/\d+)?)$/,
		where: ['body[*].name', 'body.name', 'body[*].extended_info.name'],
		reason:
			'Names of variations keep the tags and the entities of HTML, as `<em>Mug</em> - Grün &amp; Gelb`; those of products do not.',
		instead: 'They are text.',
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
		title: 'Downloads of what is gone',
		at: /^reports\/downloads$/,
		when: ({ orderby }) => orderby === 'product',
		where: ['body*', 'headers.x-wp-*', 'headers.link'],
		reason: 'Sorted by product, downloads of products that were deleted are lost.',
		instead: 'They are there.',
		seen: [],
		holds: isIntended,
	},
	{
		title: 'Downloads at the same second',
		at: /^reports\/downloads$/,
		where: ['body[*'],
		reason: 'Downloads of the same second come in an order that the database makes up.',
		instead: 'Their ids decide.',
		seen: ['9.4', '10.9'],
		holds: isIntendedAmongTies,
	},
];
