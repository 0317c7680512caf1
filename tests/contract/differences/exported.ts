import { isIntended } from '../intended/is-intended';
import type { Responses } from '../intended/responses';
import type { DeliberateDifference } from './difference';
import { isSame } from '../intended/values';
import { numberAt, valueAt } from '../intended/reply-values';

/** What the settings of Analytics are for, in our words. */
const descriptions: Readonly<Record<string, string>> = {
	woocommerce_excluded_report_order_statuses: 'Orders with these statuses are left out of reports.',
	woocommerce_actionable_order_statuses:
		'Orders with these statuses wait for something to be done.',
	woocommerce_default_date_range: 'The period that reports open with.',
	woocommerce_date_type: 'The order date used in Revenue and Orders.',
	woocommerce_analytics_scheduled_import: 'How orders come into the reports.',
};

/** Differences in what an export tells of a shop and WooCommerce tells in its own words, or of another day. */
export const exportedDifferences: readonly DeliberateDifference[] = [
	{
		title: 'Descriptions of settings',
		at: /^settings\/wc_admin(\/|$)/,
		where: ['body*.description'],
		reason: 'WooCommerce describes its settings in its own words.',
		instead: 'The descriptions are ours.',
		seen: ['9.4', '10.9'],
		holds({ where, actual }, { ours }) {
			const id = valueAt(ours, where.replace(/description$/, 'id'));
			return actual === descriptions[String(id)];
		},
	},
	{
		title: 'Settings of an export',
		at: /^settings\/(general|products|tax)$/,
		where: ['body*'],
		reason: 'Newer shops have more settings, and new descriptions of the old ones.',
		instead: 'They are those of the export, word for word.',
		seen: ['10.9'],
		holds: (mismatch, responses) =>
			isSame(intendedSetting(mismatch.where, responses), mismatch.actual, responses),
	},
	{
		title: 'Settings that an export does not have',
		at: /^settings\/(account|email|shipping)$/,
		where: ['body.length'],
		reason: 'WooCommerce lists its settings of accounts, e-mails and shipping.',
		instead: 'The lists are empty: no export has them, and no report needs them.',
		seen: ['9.4', '10.9'],
		holds: ({ actual }, { request, shop }) =>
			actual === (shop.documents.settings[request.path.replace(/^.*\//, '')] ?? []).length,
	},
	{
		title: 'Countries and their states',
		at: /^data\/countries(\/\w+)?$/,
		where: ['body*'],
		reason: 'Each WooCommerce version has its own list of countries, states and their names.',
		instead: 'The list is that of the export.',
		seen: ['10.9'],
		holds: (mismatch, responses) =>
			isSame(intendedPlace(mismatch.where, responses), mismatch.actual, responses),
	},
	{
		title: 'Order of terms',
		at: /^products\/attributes\/\d+\/terms$/,
		where: ['body[*].menu_order'],
		reason: 'The database lost the order of terms when it was moved to 10.9.',
		instead: 'The terms have the order of the export.',
		seen: ['10.9'],
		holds({ where, actual }, { ours, shop }) {
			const id = numberAt(ours, where.replace(/menu_order$/, 'id'));
			return actual === shop.documents.terms.find((term) => term.id === id)?.menu_order;
		},
	},
	{
		title: 'Cached stock numbers',
		at: /^reports\/stock\/stats$/,
		where: ['body.totals.*'],
		reason:
			'WooCommerce caches these numbers for a month. So after an update they still include trashed products, as before 10.0.',
		instead: 'They are counted on request.',
		seen: ['10.9'],
		holds: isIntended,
	},
	{
		title: 'Orders imported in batches',
		at: /^imports\/status$/,
		where: ['body.*'],
		reason: 'The recorded shop imported in batches for a while.',
		instead: 'The setting of the export decides, and no import is ever due.',
		seen: ['10.9'],
		holds({ where, actual }, { shop }) {
			const setting = shop.documents.settings['wc_admin']?.find(
				({ id }) => id === 'woocommerce_analytics_scheduled_import',
			);
			const isScheduled = setting?.['value'] === 'yes';
			const intended: Readonly<Record<string, unknown>> = {
				mode: isScheduled ? 'scheduled' : 'immediate',
				last_processed_date: null,
				next_scheduled: null,
				import_in_progress_or_due: isScheduled ? false : null,
			};
			return actual === intended[where.replace('body.', '')];
		},
	},
];

/** The value of a list of settings at a place, as the export has it; undefined past the end. */
function intendedSetting(where: string, { shop, request }: Responses): unknown {
	const group = request.path.replace(/^.*\//, '');
	const all = shop.documents.settings[group] ?? [];
	const body = all.map((setting) => {
		const collection = `https://shop.example/wp-json/wc-analytics/settings/${group}`;
		const allow = ['GET', 'POST', 'PUT', 'PATCH'];
		return {
			...setting,
			_links: {
				self: [{ href: `${collection}/${setting.id}`, targetHints: { allow } }],
				collection: [{ href: collection }],
			},
		};
	});
	return valueAt({ body: { ...body, length: body.length } }, where);
}

/** The value of a country, or of all, at a place, as the export has it. */
function intendedPlace(where: string, { shop, request }: Responses): unknown {
	const { countries } = shop.documents;
	const single = /\/countries\/(\w+)$/.exec(request.path)?.[1];
	const body = single
		? countries.find(({ code }) => code.toLowerCase() === single.toLowerCase())
		: countries.map((country) => ({
				...country,
				_links: {
					self: [
						{
							href: `https://shop.example/wp-json/wc-analytics/data/countries/${country.code.toLowerCase()}`,
							targetHints: { allow: ['GET'] },
						},
					],
					collection: [{ href: 'https://shop.example/wp-json/wc-analytics/data/countries' }],
				},
			}));
	return valueAt({ body }, where);
}
