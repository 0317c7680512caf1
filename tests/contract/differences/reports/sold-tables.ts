import { isIntended, isIntendedAmongTies } from '../../intended/is-intended';
import { plainText } from '../../expected/documents';
import { chosenAttributes } from '../../expected/tables/sold';
import type { DeliberateDifference } from '../difference';
import { idOf, intendedTable, isPlaceholder, isSame, recordedRows } from '../../intended/values';
import { listAt, numberAt, valueAt } from '../../intended/reply-values';
import { isSortedByAnyDate, itemColumn } from '../../own/sorted-by-date';

/** Differences in how the tables of Products, Variations and Coupons are sorted and what they show. */
export const soldTableDifferences: readonly DeliberateDifference[] = [
	{
		title: 'Open attributes of a variation',
		at: /^reports\/variations$/,
		where: ['body[*].extended_info.attributes*'],
		reason: 'An attribute that allows any value is listed with an empty one.',
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
		title: 'Signs in names of products',
		at: /^reports\/(products|stock)$/,
		where: ['body[*].extended_info.name', 'body[*].name'],
		reason:
			'Everything between `<` and `>` is taken for a tag: of `Picks <Set>` only `Picks` remains. Segments and Orders keep it.',
		instead:
			'Names are the same everywhere. Tags go, if they are closed again or stand alone as `<br>` does; other signs stay.',
		seen: ['9.4', '10.9', '10.9 new'],
		holds: (mismatch, responses) =>
			String(mismatch.actual)
				.replace(/<[^>]*>/g, '')
				.trim() === mismatch.expected && isIntended(mismatch, responses),
	},
	{
		title: 'Deleted variations of an existing product',
		at: /^reports\/variations$/,
		where: ['body[*].extended_info*'],
		reason: 'The product is shown instead of the deleted variation.',
		instead: 'The variation is shown as deleted, with the name of its sale.',
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
		title: 'Variations of a product in the trash',
		at: /^reports\/variations$/,
		where: [
			'deleted',
			'price',
			'image',
			'permalink',
			'stock_status',
			'stock_quantity',
			'low_stock_amount',
			'sku',
			'attributes*',
		].map((field) => `body[*].extended_info.${field}`),
		reason: 'They are shown as before. No list of an export has them any more.',
		instead: 'The variation is shown as deleted, with the name of its sale.',
		seen: [],
		holds: (mismatch, responses) => {
			const { shop, ours, theirs } = responses;
			const [row = '', field = ''] = mismatch.where.split('.extended_info.');
			const [product, variation] = ['product_id', 'variation_id'].map((column) =>
				numberAt(theirs, `${row}.${column}`),
			);
			const where = `${row}.variation_id`;
			return (
				shop.documents.trashed.some(({ id }) => id === product) &&
				!shop.products.has(variation ?? 0) &&
				valueAt(ours, `${row}.extended_info.deleted`) === true &&
				(field.startsWith('attributes')
					? listAt(ours, `${row}.extended_info.attributes`).length === 0
					: mismatch.actual === (field === 'deleted' || undefined)) &&
				isIntended({ where, expected: variation, actual: valueAt(ours, where) }, responses)
			);
		},
	},
	{
		title: 'Tables sorted by date',
		at: /^reports\/(products|variations)$/,
		when: ({ orderby = 'date' }) => orderby === 'date',
		where: [
			'body[*].product_id',
			'body[*].variation_id',
			'body[*].items_sold',
			'body[*].net_revenue',
			'body[*].orders_count',
			'body[*].extended_info',
			'body[*].extended_info.*',
			'body[*]._links.*',
		],
		reason: 'A product has as many dates as sales. The database sorts by any one of them.',
		instead: 'Rows are sorted by the date of the last sale, and then by id.',
		seen: ['9.4', '10.9', '10.9 new'],
		holds(mismatch, responses) {
			const row = /^body\[\d+\]/.exec(mismatch.where)?.[0] ?? '';
			const column = `${row}.${itemColumn(responses)}`;
			const isOther = numberAt(responses.ours, column) !== numberAt(responses.theirs, column);
			return isOther && isSortedByAnyDate(responses) && isIntended(mismatch, responses);
		},
	},
	{
		title: 'Tables sorted by name or code',
		at: /^reports\/(products|variations|coupons)$/,
		when: ({ orderby }) => ['product_name', 'code'].includes(String(orderby)),
		where: ['body*', 'headers.x-wp-*', 'headers.link'],
		reason: 'Deleted items are missing from a table that is sorted by name or code.',
		instead: 'Deleted items come last.',
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
		reason: 'Rows with the same sort value come in no fixed order (in Products since 10.9 by id).',
		instead: 'They are sorted by id.',
		seen: ['9.4', '10.9', '10.9 new'],
		holds: isIntendedAmongTies,
	},
	{
		title: 'Ids of deleted items',
		at: /^reports\/(products|variations)$/,
		where: ['body[*].product_id', 'body[*].variation_id', 'body[*]._links.*'],
		reason: 'A deleted item keeps its id. The lines of an export do not have it.',
		instead: 'It has a generated id.',
		seen: [],
		holds: ({ where, actual }, responses) =>
			/\b\d{10,}\b/.test(String(actual)) &&
			isIntended({ where, actual, expected: undefined }, responses),
	},
	{
		title: 'Products without a picture',
		at: /^reports\/(products|variations)$/,
		where: ['body[*].extended_info.image'],
		reason: "WooCommerce sends its placeholder picture from the shop's uploads.",
		instead: 'The markup is empty, and the table shows its own placeholder.',
		seen: ['9.4', '10.9', '10.9 new'],
		holds({ where, expected, actual }, { ours, shop }) {
			const id = idOf(valueAt(ours, where.replace(/\.extended_info.*$/, '')));
			const { images = [], image = null } = shop.products.get(id) ?? {};
			return images.length === 0 && image === null && isPlaceholder(expected, actual);
		},
	},
	{
		title: 'Creation and end of a coupon',
		at: /^reports\/coupons$/,
		where: ['body[*].extended_info.date_*_gmt'],
		reason: '`date_created_gmt` and `date_expires_gmt` repeat the local times.',
		instead: 'Both are UTC.',
		seen: ['9.4', '10.9', '10.9 new'],
		holds: (mismatch, responses) => {
			const local = mismatch.where.replace(/_gmt$/, '');
			return (
				mismatch.expected === valueAt(responses.theirs, local) && isIntended(mismatch, responses)
			);
		},
	},
	{
		title: 'Products by category or id with `match=any`',
		at: /^reports\/products$/,
		when: ({ match, categories, products }) =>
			match === 'any' && categories !== undefined && products !== undefined,
		where: ['headers.x-wp-*'],
		reason: 'Products that meet both conditions are counted twice.',
		instead: 'They are counted once.',
		seen: ['9.4', '10.9', '10.9 new'],
		holds: isIntended,
	},
];
