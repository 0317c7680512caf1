import type { DeliberateDifference } from './differences';
import { valueAt } from './reply-values';

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
		title: 'The user',
		files: ['wp-users-me'],
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
