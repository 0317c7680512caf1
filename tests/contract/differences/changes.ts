import { isDeepStrictEqual } from 'node:util';

import { writeWall } from '../expected/request/clock';
import type { DeliberateDifference } from './difference';
import { listAt, valueAt } from '../intended/reply-values';

const noteStatuses = 'status is not one of pending, actioned, unactioned, snoozed, and sent.';
const noSuchStatus = 'rest_invalid_param';
const noSuchReport = 'woocommerce_admin_reports_export_invalid_type';
const noSuchTask = 'woocommerce_rest_invalid_task';

const refusals: Readonly<Record<string, object>> = {
	[noSuchStatus]: {
		message: 'Invalid parameter(s): status',
		data: {
			status: 400,
			params: { status: noteStatuses },
			details: { status: { code: 'rest_not_in_enum', message: noteStatuses, data: null } },
		},
	},
	[noSuchReport]: { message: 'Sorry, there is no report of that type.', data: { status: 404 } },
	[noSuchTask]: { message: 'There is no task with that id.', data: { status: 404 } },
};

/** The response to an import when it starts. */
const started = {
	status: 'success',
	message: 'Report table data is being rebuilt. Please allow some time for data to fully populate.',
};

/** Whether a reply is this refusal, word for word, with the status that it names. */
function isRefused(reply: unknown, code: string): boolean {
	return (
		isDeepStrictEqual(valueAt(reply, 'body'), { code, ...refusals[code] }) &&
		valueAt(reply, 'status') === valueAt(reply, 'body.data.status')
	);
}

/** Differences in the replies to changes. */
export const changeDifferences: readonly DeliberateDifference[] = [
	{
		title: 'Impossible requests',
		at: /^(admin\/notes\/\d+|reports\/\w+\/export)$/,
		where: ['status', 'headers.*', 'body*'],
		reason:
			'An invalid status of a note, and the export of an unknown report, end in a critical error with a stack trace.',
		instead: 'The response names the mistake (400 and 404).',
		seen: ['9.4'],
		holds: (_mismatch, { ours, request }) =>
			isRefused(ours, request.path.endsWith('/export') ? noSuchReport : noSuchStatus),
	},
	{
		title: 'Number of changed notes',
		at: /^admin\/notes\//,
		where: ['headers.x-wp-total'],
		reason: 'The header counts other notes than the changed ones.',
		instead: 'It counts the notes of the response.',
		seen: ['9.4'],
		holds: ({ actual }, { ours }) => Number(actual) === listAt(ours, 'body').length,
	},
	{
		title: 'Methods of a deleted review',
		at: /^products\/reviews\/\d+$/,
		where: ['headers.allow'],
		reason: 'The header Allow is missing.',
		instead: 'The header is there, as for every review.',
		seen: ['9.4'],
		holds: ({ actual }) => actual === 'GET, POST, PUT, PATCH, DELETE',
	},
	{
		title: 'A saved period',
		at: /^settings\/wc_admin\/batch$/,
		where: ['body.update[*].value'],
		reason: 'The response writes `&` as HTML does.',
		instead: 'The response has the saved value.',
		seen: ['9.4'],
		holds: ({ expected, actual }) => String(expected).replaceAll('&amp;', '&') === actual,
	},
	{
		title: 'Tasks that do not exist',
		at: /^onboarding\/tasks\//,
		where: ['status', 'headers.*', 'body*'],
		reason: 'WooCommerce returns an empty task.',
		instead: 'The response is 404.',
		seen: ['9.4'],
		holds: (_mismatch, { ours }) => isRefused(ours, noSuchTask),
	},
	{
		title: 'Numbers of exports',
		at: /^reports\/\w+\/export/,
		where: ['body.export_id', 'body._links.status[0].href'],
		reason: 'The number of an export is the time of its request.',
		instead: 'It is that time with a random part, so it cannot be guessed.',
		seen: ['9.4'],
		holds: ({ actual, where }, { ours, request, now }) => {
			const id = String(valueAt(ours, 'body.export_id'));
			const isOfNow = new RegExp(`^${now.getTime()}\\d{6}$`).test(id);
			const status = `https://shop.example/wp-json${request.path}/${id}/status`;
			return isOfNow && actual === (where.endsWith('href') ? status : id);
		},
	},
	{
		title: 'Progress of an export',
		at: /^reports\/\w+\/export\/\d+\/status$/,
		where: ['body.percent_complete', 'body.download_url'],
		reason:
			'A job starts some seconds later and writes the file. For Taxes its progress passes 100 percent (138).',
		instead:
			'The file is written at once. From then on the status is 100, with the address of the file.',
		seen: ['9.4'],
		holds({ actual, where }, { request }) {
			const [, type, id] = /reports\/(\w+)\/export\/(\d+)\/status$/.exec(request.path) ?? [];
			const file = `https://shop.example/wp-admin/?action=woocommerce_admin_download_report_csv&filename=wc-${type}-report-export-${id}`;
			return actual === (where.endsWith('url') ? file : 100);
		},
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
		reason: 'Jobs fill the tables of the reports after some time.',
		instead:
			'The tables are written together with the orders and are always current. An import is over when its response comes, and there is nothing to delete.',
		seen: ['9.4'],
		holds({ expected, actual, where }, { request, ours, shop }) {
			if (request.path.endsWith('/totals')) {
				// All of it is in: nothing that is not there yet is left.
				return request.query?.['skip_existing'] !== undefined && actual === 0;
			}
			if (where === 'body.status' || where === 'body.message') {
				return request.method === 'POST' && isDeepStrictEqual(valueAt(ours, 'body'), started);
			}
			if (where === 'body.is_importing') {
				return actual === false;
			}
			const { accounts, orders, refunds } = shop.documents;
			const all = {
				customers: accounts.filter(({ role }) => role === 'customer').length,
				orders: orders.length + refunds.length,
			};
			const intended: Readonly<Record<string, unknown>> = {
				customers: { imported: all.customers, total: all.customers },
				orders: { imported: all.orders, total: all.orders },
				imported_from: -1,
			};
			return expected === undefined && isDeepStrictEqual(actual, intended[where.slice(5)]);
		},
	},
	{
		title: 'Change date of a product',
		at: /^products\/\d+(\/variations\/\d+)?$/,
		where: ['body.date_modified*'],
		reason: 'The recording took some minutes.',
		instead: 'The clock does not move during the replay.',
		seen: ['9.4'],
		holds: ({ actual, where }, { now, request, shop }) => {
			const local = writeWall(shop.now(now)).replace(' ', 'T');
			const utc = now.toISOString().slice(0, 19);
			return request.method === 'PUT' && actual === (where.endsWith('_gmt') ? utc : local);
		},
	},
	{
		title: 'Fields for the editor of products',
		at: /^products\/\d+(\/variations\/\d+)?$/,
		where: ['body.permalink_template', 'body.generated_slug', 'body.tax_class'],
		reason: 'The response to a change has fields for the product editor only.',
		instead: 'The response is the same as for reading the product.',
		seen: ['9.4'],
		holds: ({ actual, where }, { request, shop }) => {
			const id = Number(/\d+$/.exec(request.path)?.[0]);
			const field = where.replace('body.', '');
			return actual === Reflect.get(shop.products.get(id) ?? {}, field);
		},
	},
];
