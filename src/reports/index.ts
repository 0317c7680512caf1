import { reportScreens, type AnalyticsScreen, type ReportSlug } from '@store-analytics/rest-api';
import type { Report } from './engine/definition/define-report';

/** A report as the app knows it before it is opened. */
export interface RegisteredReport extends AnalyticsScreen {
	/** By which extensions, preferences and `/analytics/<slug>` know it. */
	readonly slug: ReportSlug;
	readonly load: () => Promise<{ default: Report }>;
}

/** Where each report's declaration is, in the order that extensions see (docs/adding-a-report.md). */
const definitions: Record<ReportSlug, RegisteredReport['load']> = {
	revenue: () => import(/* webpackChunkName: 'report-revenue' */ './definitions/revenue'),
	products: () => import(/* webpackChunkName: 'report-products' */ './definitions/products'),
	variations: () => import(/* webpackChunkName: 'report-variations' */ './definitions/variations'),
	orders: () => import(/* webpackChunkName: 'report-orders' */ './definitions/orders'),
	categories: () => import(/* webpackChunkName: 'report-categories' */ './definitions/categories'),
	coupons: () => import(/* webpackChunkName: 'report-coupons' */ './definitions/coupons'),
	refunds: () => import(/* webpackChunkName: 'report-refunds' */ './definitions/refunds'),
	taxes: () => import(/* webpackChunkName: 'report-taxes' */ './definitions/taxes'),
	breakdown: () => import(/* webpackChunkName: 'report-breakdown' */ './definitions/breakdown'),
	stock: () => import(/* webpackChunkName: 'report-stock' */ './definitions/stock'),
	customers: () => import(/* webpackChunkName: 'report-customers' */ './definitions/customers'),
	downloads: () => import(/* webpackChunkName: 'report-downloads' */ './definitions/downloads'),
};

/** Every report; what is particular to one stands in reportScreens and in its definition, and nowhere else. */
export const reports: readonly RegisteredReport[] = (Object.keys(definitions) as ReportSlug[]).map(
	// as: a record has no other keys
	(slug) => ({ ...reportScreens[slug], slug, load: definitions[slug] }),
);
