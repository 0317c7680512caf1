import type { DeliberateDifference } from './difference';
import { listAt, valueAt } from './reply-values';

/** Differences in the collections that search boxes use, and in what is about the user. */
export const catalogDifferences: readonly DeliberateDifference[] = [
	{
		title: 'Search for a tax code',
		files: ['taxes-code'],
		where: ['headers.*', 'body*'],
		reason: '`code`, which the search box for taxes sends, is ignored: all rates are answered.',
		instead: 'Rates whose code holds the text are answered.',
		holds: (_mismatch, { ours }) => valueAt(ours, 'headers.x-wp-total') === '2',
	},
	{
		title: 'Links of variations',
		files: ['variations-list', 'variations-include', 'variations-search'],
		where: ['headers.link', 'body[*]._links.*'],
		reason:
			'Links lead to product 0, and the link to the next page is a piece of a regular expression.',
		instead: 'They lead to the product and to the page.',
		holds: ({ expected, actual }) =>
			/products\/(0|\(\?P)/.test(String(expected)) && !/products\/0\b/.test(String(actual)),
	},
	{
		title: 'Products of one category',
		files: ['category-one'],
		where: ['body.count'],
		reason:
			'Asked alone, a category counts its own products; in the list also those of the categories in it.',
		instead: 'It counts both each time.',
		holds: ({ expected, actual }) => Number(actual) > Number(expected),
	},
	{
		title: 'Links between pages of orders',
		files: ['orders-list', 'orders-fields'],
		where: ['headers.link'],
		reason: 'Defaults that nobody sent are added, and what was sent comes in another order.',
		instead: 'Links repeat what was sent.',
		holds: ({ actual }) => /[?&]page=2\b/.test(String(actual)),
	},
	{
		title: 'Orders with all that plugins keep',
		files: ['orders-list', 'order-one', 'orders-search-number'],
		where: ['body*.meta_data*'],
		reason: 'The real shop sends the internal fields of its search index.',
		instead: 'The fields of the export are sent.',
		holds: (mismatch, { ours }) => {
			const fields = listAt(ours, mismatch.where.replace(/\.meta_data.*$/, '.meta_data'));
			return fields.every((field) => !/_address_index$/.test(String(valueAt(field, 'key'))));
		},
	},
	{
		title: 'The user',
		files: ['wp-users-me', 'mutate-user-meta'],
		where: ['body.*'],
		reason:
			'The recorded user belongs to a WordPress site: its roles bring about a hundred capabilities, and its site has an address.',
		instead:
			'The embedded store has one user, with the capabilities that Analytics asks for. Preferences are the same.',
		holds: ({ where }) =>
			/^body\.(capabilities|meta|registered_date|email|url|link|first_name|last_name|name)/.test(
				where,
			),
	},
];
