import type { DeliberateDifference } from './difference';
import { listAt, valueAt } from './reply-values';

/** Differences in the replies to changes. */
export const changeDifferences: readonly DeliberateDifference[] = [
	{
		title: 'Requests that nothing can be done with',
		at: /^(admin\/notes\/\d+|reports\/\w+\/export)$/,
		where: ['status', 'headers.*', 'body*'],
		reason:
			'A status that no note can have, and the export of a report that does not exist, end in a critical error with a stack trace.',
		instead: 'The reply says what is wrong (400 and 404).',
		seen: ['9.4'],
		holds: (_mismatch, { ours }) =>
			valueAt(ours, 'body.data.status') === valueAt(ours, 'status') &&
			[400, 404].includes(Number(valueAt(ours, 'status'))),
	},
	{
		title: 'Number of changed notes',
		at: /^admin\/notes\//,
		where: ['headers.x-wp-total'],
		reason: 'The header counts other notes than those that were changed.',
		instead: 'It counts the notes of the reply.',
		seen: ['9.4'],
		holds: ({ actual }, { ours }) => Number(actual) === listAt(ours, 'body').length,
	},
	{
		title: 'Methods of a review that was just deleted',
		at: /^products\/reviews\/\d+$/,
		where: ['headers.allow'],
		reason: 'The header Allow is missing.',
		instead: 'It is there, as for every review.',
		seen: ['9.4'],
		holds: ({ actual }) => /DELETE/.test(String(actual)),
	},
	{
		title: 'A saved period',
		at: /^settings\/wc_admin\/batch$/,
		where: ['body.update[*].value'],
		reason: 'The reply writes `&` as HTML does.',
		instead: 'It has the value that was saved.',
		seen: ['9.4'],
		holds: ({ expected, actual }) => String(expected).replaceAll('&amp;', '&') === actual,
	},
	{
		title: 'Tasks that do not exist',
		at: /^onboarding\/tasks\//,
		where: ['status', 'headers.*', 'body*'],
		reason: 'They are made up on the spot, empty.',
		instead: 'The reply is 404.',
		seen: ['9.4'],
		holds: (_mismatch, { ours }) => valueAt(ours, 'status') === 404,
	},
	{
		title: 'Numbers of exports',
		at: /^reports\/\w+\/export/,
		where: ['body.export_id', 'body._links.status[0].href'],
		reason: 'The number of an export is the moment at which it was asked for.',
		instead: 'It is that moment with a random part, so that nobody guesses it.',
		seen: ['9.4'],
		holds: ({ actual }, { ours }) => {
			const id = String(valueAt(ours, 'body.export_id'));
			return /^\d{15,}$/.test(id) && String(actual).includes(id);
		},
	},
	{
		title: 'How far an export is',
		at: /^reports\/\w+\/export\/\d+\/status$/,
		where: ['body.percent_complete', 'body.download_url'],
		reason:
			'A file is written by a job that starts some seconds later, and for Taxes goes past its end (138 percent).',
		instead: 'It is written at once, and mostly there when its status is asked for.',
		seen: ['9.4'],
		holds: ({ actual, where }) =>
			where.endsWith('url')
				? /filename=wc-\w+-report-export-\d+$/.test(String(actual))
				: Number(actual) > 0 && Number(actual) <= 100,
	},
	{
		title: 'Imports',
		at: /^reports\/import/,
		where: [
			'body.status',
			'body.message',
			'body.is_importing',
			'body.customers',
			'body.orders',
			'body.imported_from',
		],
		reason: 'The tables of the reports are filled by jobs that take their time.',
		instead:
			'They are written together with the orders and never behind: an import is over when it is answered, and there is nothing to delete.',
		seen: ['9.4'],
		holds({ expected, actual, where }, { request }) {
			if (/\.(customers|orders|imported_from)$/.test(where)) {
				// What nothing is missing of: all of it is in, and nothing that is not there yet is left.
				const isAllIn = valueAt(actual, 'imported') === valueAt(actual, 'total');
				return request.path.endsWith('/totals')
					? request.query?.['skip_existing'] !== undefined && actual === 0
					: expected === undefined && (where.endsWith('_from') ? String(actual) === '-1' : isAllIn);
			}
			return where === 'body.is_importing' ? actual === false : typeof actual === 'string';
		},
	},
	{
		title: 'When a product was changed',
		at: /^products\/\d+(\/variations\/\d+)?$/,
		where: ['body.date_modified*'],
		reason: 'The recording took some minutes.',
		instead: 'The clock stands still while it is replayed.',
		seen: ['9.4'],
		holds: ({ actual, where }, { now, request, ours }) =>
			request.method !== 'GET' && where.endsWith('_gmt')
				? actual === now.toISOString().slice(0, 19)
				: valueAt(ours, 'body.date_modified_gmt') === now.toISOString().slice(0, 19),
	},
	{
		title: 'Fields for the editor of products',
		at: /^products\/\d+(\/variations\/\d+)?$/,
		where: ['body.permalink_template', 'body.generated_slug', 'body.tax_class'],
		reason: 'A changed product is sent with fields that only its editor needs.',
		instead: 'It is sent as it is read.',
		seen: ['9.4'],
		holds: ({ actual }) => actual === undefined || actual === '',
	},
];
