import { __ } from '@wordpress/i18n';
import type { AppSettings } from '../platform/settings/settings';
import type { Report } from './engine/definition/define-report';

/** A report as the app knows it before it is opened. */
export interface RegisteredReport {
	/** Last part of its path: /analytics/<slug>. */
	readonly slug: string;
	readonly title: () => string;
	/** Where it is instead, when that is not below /analytics, and the menu entry that is open there. */
	readonly place?: { readonly path: string; readonly wpOpenMenu: string };
	/** False in shops that have no use for it. */
	readonly isOffered?: (settings: AppSettings) => boolean;
	readonly load: () => Promise<{ default: Report }>;
}

/** Every report, in the order that extensions see: one line each (docs/adding-a-report.md). */
export const reports: readonly RegisteredReport[] = [
	{
		slug: 'revenue',
		title: () => __('Revenue', 'store-analytics'),
		load: () => import(/* webpackChunkName: 'report-revenue' */ './definitions/revenue'),
	},
	{
		slug: 'products',
		title: () => __('Products', 'store-analytics'),
		load: () => import(/* webpackChunkName: 'report-products' */ './definitions/products'),
	},
	{
		slug: 'variations',
		title: () => __('Variations', 'store-analytics'),
		load: () => import(/* webpackChunkName: 'report-variations' */ './definitions/variations'),
	},
	{
		slug: 'orders',
		title: () => __('Orders', 'store-analytics'),
		load: () => import(/* webpackChunkName: 'report-orders' */ './definitions/orders'),
	},
	{
		slug: 'categories',
		title: () => __('Categories', 'store-analytics'),
		load: () => import(/* webpackChunkName: 'report-categories' */ './definitions/categories'),
	},
	{
		slug: 'coupons',
		title: () => __('Coupons', 'store-analytics'),
		load: () => import(/* webpackChunkName: 'report-coupons' */ './definitions/coupons'),
	},
	{
		slug: 'taxes',
		title: () => __('Taxes', 'store-analytics'),
		load: () => import(/* webpackChunkName: 'report-taxes' */ './definitions/taxes'),
	},
	{
		slug: 'stock',
		title: () => __('Stock', 'store-analytics'),
		isOffered: ({ manageStock }) => manageStock,
		load: () => import(/* webpackChunkName: 'report-stock' */ './definitions/stock'),
	},
	{
		slug: 'customers',
		title: () => __('Customers', 'store-analytics'),
		place: { path: '/customers', wpOpenMenu: 'toplevel_page_woocommerce' },
		load: () => import(/* webpackChunkName: 'report-customers' */ './definitions/customers'),
	},
	{
		slug: 'downloads',
		title: () => __('Downloads', 'store-analytics'),
		load: () => import(/* webpackChunkName: 'report-downloads' */ './definitions/downloads'),
	},
];
