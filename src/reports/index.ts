import { __ } from '@wordpress/i18n';
import type { Report } from './engine/define-report';

/** A report as the app knows it before it is opened. */
export interface RegisteredReport {
	/** Last part of its path: /analytics/<slug>. */
	readonly slug: string;
	readonly title: () => string;
	readonly load: () => Promise<{ default: Report }>;
}

/** Every report, in the order that extensions see: one line each (docs/adding-a-report.md). */
export const reports: readonly RegisteredReport[] = [
	{
		slug: 'revenue',
		title: () => __('Revenue', 'store-analytics'),
		load: () => import('./definitions/revenue'),
	},
	{
		slug: 'orders',
		title: () => __('Orders', 'store-analytics'),
		load: () => import('./definitions/orders'),
	},
];
