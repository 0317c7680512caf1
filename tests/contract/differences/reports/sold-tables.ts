import { isIntended, isIntendedAmongTies } from '../../intended/is-intended';
import { plainText } from '../../expected/documents';
import { chosenAttributes } from '../../expected/tables/sold';
import type { DeliberateDifference } from '../difference';
import { intendedTable, isPlaceholder, isSame, recordedRows } from '../../intended/values';
import { listAt, numberAt, valueAt } from '../../intended/reply-values';

/** Differences in how the tables of Products, Variations and Coupons are sorted and what they show. */
export const soldTableDifferences: readonly DeliberateDifference[] = [
	{
		title: 'Attributes that a variation leaves open',
		at: /^reports\/variations$/,
		where: ['body[*].extended_info.attributes*'],
		reason: 'An attribute for which any value may be chosen is listed with an empty one.',
		instead: 'It is not listed.',
		seen: ['9.4'],
		holds({ where }, responses) {
			const row = where.replace(/\.extended_info.*$/, '');
			const mine = listAt(responses.ours, `${row}.extended_info.attributes`);
			const id = numberAt(responses.ours, `${row}.variation_id`);
			const variation = responses.shop.products.get(id);
			const isOpen = recordedRows(responses, id).some((recorded) =>
				listAt(recorded, 'extended_info.attributes').some((one) => valueAt(one, 'option') === ''),
			);
			return isOpen && !!variation && isSame(chosenAttributes(variation), mine, responses);
		},
	},
	{
		title: 'Variations of which only the product is left',
		at: /^reports\/variations$/,
		where: ['body[*].extended_info*'],
		reason:
			'In place of a variation that was deleted, its product is shown as long as it is there.',
		instead: 'It is shown as deleted, under the name by which it was sold.',
		seen: [],
		holds: (mismatch, responses) => {
			const row = mismatch.where.replace(/\.extended_info.*$/, '');
			const product = responses.shop.products.get(numberAt(responses.theirs, `${row}.product_id`));
			return (
				plainText(String(valueAt(responses.theirs, `${row}.extended_info.name`))) ===
					product?.name &&
				valueAt(responses.ours, `${row}.extended_info.deleted`) === true &&
				isIntended(mismatch, responses)
			);
		},
	},
	{
		title: 'Tables sorted by date',
		at: /^reports\/(products|variations)$/,
		when: ({ orderby = 'date' }) => orderby === 'date',
		where: ['body[*'],
		reason:
			'A product has as many dates as sales; the real shop sorts by that of a sale which the database happens to pick.',
		instead: 'The date of the last sale decides, and then the id.',
		seen: ['9.4', '10.9', '10.9 new'],
		holds: isIntended,
	},
	{
		title: 'Tables sorted by name or code',
		at: /^reports\/(products|variations|coupons)$/,
		when: ({ orderby }) => ['product_name', 'code'].includes(String(orderby)),
		where: ['body*', 'headers.x-wp-*', 'headers.link'],
		reason: 'What was deleted is lost from a table that is sorted by name or code.',
		instead: 'It comes last.',
		seen: [],
		holds: (mismatch, responses) => {
			const table = intendedTable(responses);
			const isNameless = table?.all.some(({ keys }) => (keys[table.sortedBy] ?? null) === null);
			const holds = isIntended(mismatch, responses);
			return isNameless === true && holds;
		},
	},
	{
		title: 'Ties in tables',
		at: /^reports\/(products|variations|categories|coupons)$/,
		when: ({ orderby }) => orderby !== undefined && orderby !== 'date',
		where: ['body[*'],
		reason:
			'Rows that are equal in what they are sorted by come in an order that the database makes up (in Products since 10.9 by id).',
		instead: 'Their ids decide.',
		seen: ['9.4', '10.9', '10.9 new'],
		holds: isIntendedAmongTies,
	},
	{
		title: 'Ids of what is gone',
		at: /^reports\/(products|variations)$/,
		where: ['body[*].product_id', 'body[*].variation_id', 'body[*]._links.*'],
		reason: 'What was deleted keeps its id, which the lines of an export have lost.',
		instead: 'It has an id that was made up for it.',
		seen: [],
		holds: ({ where, actual }, responses) =>
			/\b\d{10,}\b/.test(String(actual)) &&
			isIntended({ where, actual, expected: undefined }, responses),
	},
	{
		title: 'Products without a picture',
		at: /^reports\/(products|variations)$/,
		where: ['body[*].extended_info.image'],
		reason: "The real shop sends its placeholder picture, which lies among that shop's uploads.",
		instead: 'The markup is empty, and the table shows its own placeholder.',
		seen: ['9.4', '10.9', '10.9 new'],
		holds: ({ expected, actual }) => isPlaceholder(expected, actual),
	},
	{
		title: 'When a coupon was made and ends',
		at: /^reports\/coupons$/,
		where: ['body[*].extended_info.date_*_gmt'],
		reason: '`date_created_gmt` and `date_expires_gmt` are the local times again.',
		instead: 'They are UTC.',
		seen: ['9.4', '10.9', '10.9 new'],
		holds: (mismatch, responses) => {
			const local = mismatch.where.replace(/_gmt$/, '');
			return (
				mismatch.expected === valueAt(responses.theirs, local) && isIntended(mismatch, responses)
			);
		},
	},
	{
		title: 'Products of several categories or by id, whichever fits',
		at: /^reports\/products$/,
		when: ({ match, categories, products }) =>
			match === 'any' && categories !== undefined && products !== undefined,
		where: ['headers.x-wp-*'],
		reason: 'With `match=any`, products that fit both ways are counted twice.',
		instead: 'They are counted once.',
		seen: ['9.4', '10.9', '10.9 new'],
		holds: isIntended,
	},
];
