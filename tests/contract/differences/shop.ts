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
			'The list has two reports that do not exist (categories/stats, downloads/files). It omits Orders, Stock and the averages of Customers.',
		instead: 'The list has every existing report, with our descriptions.',
		seen: ['9.4', '10.9'],
		holds: (_mismatch, { ours, shop }) =>
			isDeepStrictEqual(valueAt(ours, 'body'), listOfReports(shop)),
	},
	{
		title: 'Routes that newer shops no longer have',
		at: /^onboarding\/(payments|tasks\/status)$/,
		where: ['status', 'headers.*', 'body*'],
		reason: 'The specification has them. WooCommerce 9.4 does not know the routes.',
		instead:
			'The routes exist. They return no recommended payment methods, and the set-up state of the shop (products, payment methods, taxes).',
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
		title: 'Recommendations',
		at: /^(onboarding\/(free-extensions|themes\/recommended)|(shipping-partner|payment-gateway)-suggestions)$/,
		where: ['body*'],
		reason: 'WooCommerce recommends extensions, themes and payment methods.',
		instead: 'You can install nothing into this store, so the lists are empty.',
		seen: ['9.4', '10.9'],
		holds: (_mismatch, { ours }) => {
			const body = valueAt(ours, 'body');
			const list = Array.isArray(body) ? body : valueAt(body, 'themes');
			return Array.isArray(list) && list.length === 0;
		},
	},
	{
		title: 'Tasks',
		at: /^onboarding\/tasks$/,
		where: ['body[*].tasks*', 'body[*].isHidden', 'body[*].isVisible'],
		reason: 'A WordPress site has tasks for the site and its extensions. No export contains them.',
		instead: 'The lists exist, hidden and empty, because a store is complete from the start.',
		seen: ['9.4', '10.9'],
		holds({ where, actual }, { ours }) {
			const list = valueAt(ours, where.replace(/\]\..*$/, '].tasks'));
			const isEmpty = Array.isArray(list) && list.length === 0;
			return isEmpty && (where.includes('.tasks') || actual === where.endsWith('isHidden'));
		},
	},
	{
		title: 'Business profile',
		at: /^onboarding\/profile$/,
		where: ['body.industry', 'body.business_choice', 'body.completed', 'body.is_store_country_set'],
		reason: "The owner enters it during the shop's set-up. An export does not contain it.",
		instead:
			'It is null until a user enters it. The shop is set up, and has a country if its settings name one.',
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
		title: 'Options that are not in an export',
		at: /^options$/,
		where: Object.keys(optionsUntold).map((name) => `body.${name}`),
		reason: 'Only the site stores whether a tour was shown or a list was hidden.',
		instead: 'The options say that tour and tasks are over, and that Home has two columns.',
		seen: [],
		holds: ({ actual, where }) => actual === optionsUntold[where.replace('body.', '')],
	},
	{
		title: 'Active plugins',
		at: /^options$/,
		where: ['body.active_plugins'],
		reason: 'After another plugin is deactivated, the list becomes an object with numbers as keys.',
		instead: 'It stays a list.',
		seen: ['10.9'],
		holds: ({ expected, actual }) =>
			Array.isArray(actual) && String(Object.values(Object(expected))) === String(actual),
	},
	{
		title: 'Related products',
		at: /^products(\/\d+)?$/,
		where: ['body[*].related_ids*', 'body.related_ids*'],
		reason: 'Every response has random ones.',
		instead: 'The response has none.',
		seen: [],
		holds: ({ actual }) => actual === undefined,
	},
	{
		title: 'Installed plugins',
		at: /^plugins\/installed$/,
		where: ['body.plugins*'],
		reason: 'The recorded shop has another plugin installed.',
		instead: 'The list has only WooCommerce. You can install no other plugin into this store.',
		seen: ['9.4', '10.9'],
		holds: (_mismatch, { ours }) =>
			isDeepStrictEqual(valueAt(ours, 'body.plugins'), ['woocommerce']),
	},
	{
		title: 'Last order of products with low stock',
		at: /^products(\/low-in-stock)?$/,
		when: (_query, { request }) =>
			request.path.endsWith('/low-in-stock') || request.query?.['low_in_stock'] === true,
		where: ['body[*].last_order_date', 'headers.link'],
		reason:
			'Variations of one product have the dates of each other’s orders. A product with variations has none. There is no link to the next page.',
		instead:
			'Each variation has the date of its own last order, and a product the last of its variations. Pages have links.',
		seen: ['9.4', '10.9'],
		holds: ({ actual, where }, responses) =>
			where === 'headers.link'
				? isLinkToPages(actual, responses)
				: actual === lastOrderOf(where.replace('.last_order_date', ''), responses),
	},
	{
		title: 'Products with variations and low stock',
		at: /^products\/low-in-stock$/,
		where: ['body[*].type'],
		reason: '9.4 returns the type of simple products.',
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
