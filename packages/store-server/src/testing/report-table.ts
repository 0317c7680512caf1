import { numberRules, type NumberRules } from '../schema/number-rules';
import type { DescribedRules } from './shops/shop-description';
import { couponMetricKeys, couponMetrics } from '../reports/metrics/coupon-metrics';
import { downloadMetrics } from '../reports/metrics/download-metrics';
import {
	lineMetrics,
	productMetricKeys,
	variationMetricKeys,
} from '../reports/metrics/line-metrics';
import type { Divider } from '@store-analytics/rest-api/metrics';
import type { Metric } from '../reports/metrics/metric';
import { orderMetricKeys, orderMetrics } from '../reports/metrics/order-metrics';
import { taxMetricKeys, taxMetrics } from '../reports/metrics/tax-metrics';

interface DeclaredReport {
	readonly keys: readonly string[];
	metrics(rules: NumberRules): readonly Metric[];
}

/** The declared metrics of every report with statistics. */
export const declaredReports: Readonly<Record<ReportName, DeclaredReport>> = {
	orders: { keys: orderMetricKeys, metrics: orderMetrics },
	revenue: { keys: orderMetricKeys, metrics: orderMetrics },
	products: { keys: productMetricKeys, metrics: () => lineMetrics },
	variations: { keys: variationMetricKeys, metrics: () => lineMetrics },
	coupons: { keys: couponMetricKeys, metrics: () => couponMetrics },
	taxes: { keys: taxMetricKeys, metrics: () => taxMetrics },
	downloads: { keys: ['download_count'], metrics: () => downloadMetrics },
};

export type ReportName =
	'orders' | 'revenue' | 'products' | 'variations' | 'coupons' | 'taxes' | 'downloads';

export const reportNames = [
	'orders',
	'revenue',
	'products',
	'variations',
	'coupons',
	'taxes',
	'downloads',
] as const satisfies readonly ReportName[];

/** The metrics of a report that are declared as summable over its intervals or segments. */
export function summable(report: ReportName, over: Divider, rules: DescribedRules): string[] {
	const { keys, metrics } = declaredReports[report];
	return metrics(rulesOf(rules))
		.filter(({ key, sumsOver }) => keys.includes(key) && sumsOver.includes(over))
		.map(({ key }) => key);
}

export function rulesOf(rules: DescribedRules): NumberRules {
	const version = rules === '9.4' ? '9.4.0' : '10.9.1';
	return numberRules({
		version,
		databaseVersion: version,
		usesOldRefundData: rules === '10.9.1 upgraded',
	});
}
