import { isDeepStrictEqual } from 'node:util';

import type { Responses } from '../intended/responses';
import type { DeliberateDifference } from './difference';
import { isLinkToPages } from '../intended/links';
import { numberAt, valueAt } from '../intended/reply-values';
import { howFarSetUp, listOfReports } from './shop-replies';

/** What an imported store says of itself where no export tells: there is nothing left to be shown or to do. */
const optionsUntold: Readonly<Record<string, string>> = {
	woocommerce_revenue_report_date_tour_shown: 'yes',
	woocommerce_default_homepage_layout: 'two_columns',
	woocommerce_task_list_hidden: 'yes',
};

/** Differences in what belongs to a WordPress with plugins, and not to a store that stands by itself. */
export const shopDifferences: readonly DeliberateDifference[] = [
	{
		title: 'The list of reports',
		at: /^reports$/,
		where: ['body*'],
		reason:
			'It names two reports that are not there (categories/stats, downloads/files) and leaves out Orders, Stock and the averages of Customers.',
		instead: 'It names every report that there is, described in our words.',
		seen: ['9.4', '10.9'],
		holds: (_mismatch, { ours, shop }) =>
			isDeepStrictEqual(valueAt(ours, 'body'), listOfReports(shop)),
	},
	{
		title: 'Calls that newer shops no longer have',
		at: /^onboarding\/(payments|tasks\/status)$/,
		where: ['status', 'headers.*', 'body*'],
		reason: 'The specification has them; WooCommerce 9.4 responds that there is no such route.',
		instead:
			'They are there: no recommended ways to pay, and how far the shop is set up (products, ways to pay, taxes).',
		seen: ['9.4', '10.9'],
		holds: (_mismatch, { ours, request, shop }) =>
			valueAt(ours, 'status') === 200 &&
			valueAt(ours, 'headers.allow') === 'GET' &&
			isDeepStrictEqual(
				valueAt(ours, 'body'),
				request.path.endsWith('/payments') ? [] : howFarSetUp(shop),
			),
	},
	{
		title: 'What a shop might install',
		at: /^(onboarding\/(free-extensions|themes\/recommended)|(shipping-partner|payment-gateway)-suggestions)$/,
		where: ['body*'],
		reason: 'The real shop recommends extensions, themes and ways to pay.',
		instead: 'Nothing can be installed into this store, so nothing is recommended.',
		seen: ['9.4', '10.9'],
		holds: (_mismatch, { ours }) => {
			const body = valueAt(ours, 'body');
			const list = Array.isArray(body) ? body : valueAt(body, 'themes');
			return Array.isArray(list) && list.length === 0;
		},
	},
	{
		title: 'Things to do',
		at: /^onboarding\/tasks$/,
		where: ['body[*].tasks*', 'body[*].isHidden', 'body[*].isVisible'],
		reason:
			'A WordPress site has tasks that are about it and its extensions; no export carries them.',
		instead: 'The lists are there, hidden and empty: a store is set up when it is made.',
		seen: ['9.4', '10.9'],
		holds({ where, actual }, { ours }) {
			const list = valueAt(ours, where.replace(/\]\..*$/, '].tasks'));
			const isEmpty = Array.isArray(list) && list.length === 0;
			return isEmpty && (where.includes('.tasks') || actual === where.endsWith('isHidden'));
		},
	},
	{
		title: 'The line of business',
		at: /^onboarding\/profile$/,
		where: ['body.industry', 'body.business_choice', 'body.completed', 'body.is_store_country_set'],
		reason: 'An export does not carry what the owner said when the shop was set up.',
		instead:
			'It is null until it is said; the shop is set up, and has a country when its settings name one.',
		seen: ['9.4', '10.9'],
		holds: ({ actual, where }, { shop }) => {
			const country = shop.documents.settings['general']?.find(
				({ id }) => id === 'woocommerce_default_country',
			)?.['value'];
			const untold: Readonly<Record<string, unknown>> = {
				industry: null,
				business_choice: null,
				completed: true,
				is_store_country_set: typeof country === 'string' && country !== '',
			};
			return actual === untold[where.replace('body.', '')];
		},
	},
	{
		title: 'Options that no export carries',
		at: /^options$/,
		where: Object.keys(optionsUntold).map((name) => `body.${name}`),
		reason: 'Whether a tour was shown or a list was hidden is kept in the site alone.',
		instead: 'They say that tour and tasks are over, and that Home has two columns.',
		seen: [],
		holds: ({ actual, where }) => actual === optionsUntold[where.replace('body.', '')],
	},
	{
		title: 'Plugins that are on',
		at: /^options$/,
		where: ['body.active_plugins'],
		reason: 'When another plugin was switched off, the list becomes one of numbers and names.',
		instead: 'It is a list.',
		seen: ['10.9'],
		holds: ({ expected, actual }) =>
			Array.isArray(actual) && String(Object.values(Object(expected))) === String(actual),
	},
	{
		title: 'Related products',
		at: /^products(\/\d+)?$/,
		where: ['body[*].related_ids*', 'body.related_ids*'],
		reason: 'They are drawn by lot for every reply.',
		instead: 'They are not sent.',
		seen: [],
		holds: ({ actual }) => actual === undefined,
	},
	{
		title: 'Installed plugins',
		at: /^plugins\/installed$/,
		where: ['body.plugins*'],
		reason: 'The real shop has another plugin lying about.',
		instead: 'This store appears as WooCommerce, and takes no other plugin.',
		seen: ['9.4', '10.9'],
		holds: (_mismatch, { ours }) =>
			isDeepStrictEqual(valueAt(ours, 'body.plugins'), ['woocommerce']),
	},
	{
		title: 'Last order of what is low in stock',
		at: /^products\/low-in-stock$/,
		where: ['body[*].last_order_date', 'headers.link'],
		reason:
			'Variations of one product get the dates of each other’s orders, a product with variations gets none, and there is no link to the next page.',
		instead:
			'Each variation has the date of its own last order, a product the last of its variations, and pages are linked.',
		seen: ['9.4', '10.9'],
		holds: ({ actual, where }, responses) =>
			where === 'headers.link'
				? isLinkToPages(actual, responses)
				: actual === lastOrderOf(where.replace('.last_order_date', ''), responses),
	},
	{
		title: 'Products with variations that are low in stock',
		at: /^products\/low-in-stock$/,
		where: ['body[*].type'],
		reason: '9.4 calls them simple products.',
		instead: 'Their type is `variable`.',
		seen: [],
		holds: ({ expected, actual, where }, { ours, shop }) =>
			expected === 'simple' &&
			actual === 'variable' &&
			shop.products.get(numberAt(ours, where.replace(/type$/, 'id')))?.type === actual,
	},
];

/** When an order last held the product or variation of a row. */
function lastOrderOf(row: string, { ours, shop }: Responses): string | undefined {
	const id = numberAt(ours, `body.${row}.id`) || numberAt(ours, `${row}.id`);
	const dates = shop.lines
		.filter(
			({ transaction, productId, variationId }) =>
				transaction.parentId === 0 && (variationId === id || productId === id),
		)
		.map(({ transaction }) => transaction.date_created);
	return dates.sort().at(-1)?.replace(' ', 'T');
}
