import type { DeliberateDifference } from './difference';
import { listAt, valueAt } from './reply-values';

/** Differences in what belongs to a WordPress with plugins, and not to a store that stands by itself. */
export const shopDifferences: readonly DeliberateDifference[] = [
	{
		title: 'The list of reports',
		files: ['reports'],
		where: ['body*'],
		reason:
			'It names two reports that are not there (categories/stats, downloads/files) and leaves out Orders, Stock and the averages of Customers.',
		instead: 'It names every report that is answered, described in our words.',
		holds: (_mismatch, { ours }) => {
			const slugs = listAt(ours, 'body').map((report) => valueAt(report, 'slug'));
			return slugs.includes('stock') && !slugs.includes('categories/stats');
		},
	},
	{
		title: 'Calls that newer shops no longer have',
		files: ['onboarding-payments', 'onboarding-tasks-status'],
		where: ['status', 'headers.*', 'body*'],
		reason: 'The specification has them; WooCommerce 9.4 answers that there is no such route.',
		instead:
			'They are answered: no recommended ways to pay, and how far the shop is set up (products, ways to pay, taxes).',
		holds: (_mismatch, { ours }) => valueAt(ours, 'status') === 200,
	},
	{
		title: 'What a shop might install',
		files: ['onboarding-free-extensions', 'shipping-partner-suggestions'],
		where: ['body*'],
		reason: 'The real shop recommends extensions.',
		instead: 'Nothing can be installed into this store, so nothing is recommended.',
		holds: (_mismatch, { ours }) => listAt(ours, 'body').length === 0,
	},
	{
		title: 'Things to do',
		files: ['onboarding-tasks'],
		where: ['body[2].tasks*'],
		reason: 'A hidden list has a task that leads to an extension for shipping.',
		instead: 'The lists are there and empty: a store is set up when it is made.',
		holds: (_mismatch, { ours }) => listAt(ours, 'body[2].tasks').length === 0,
	},
	{
		title: 'The line of business',
		files: ['onboarding-profile'],
		where: ['body.industry*'],
		reason: 'An export does not carry what the owner said when the shop was set up.',
		instead: 'It is null until it is said.',
		holds: ({ actual }) => actual === null,
	},
	{
		title: 'Installed plugins',
		files: ['plugins-installed'],
		where: ['body.plugins*'],
		reason: 'The real shop has another plugin lying about.',
		instead: 'This store answers as WooCommerce, and takes no other plugin.',
		holds: (_mismatch, { ours }) => String(valueAt(ours, 'body.plugins')) === 'woocommerce',
	},
	{
		title: 'Last order of a variation that is low in stock',
		files: ['products-low-in-stock'],
		where: ['body[*].last_order_date', 'headers.link'],
		reason:
			'Variations of one product get the dates of each other’s orders, and there is no link to the next page.',
		instead: 'Each variation has the date of its own last order, and pages are linked.',
		holds: ({ actual }) =>
			/^2026-\d\d-\d\dT[\d:]{8}$/.test(String(actual)) || /[?&]page=2&/.test(String(actual)),
	},
];
