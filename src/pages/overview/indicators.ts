import { getNewPath, getPersistedQuery } from '@store-analytics/navigation';
import type { PerformanceIndicator } from '@store-analytics/rest-api';
import type { Store } from '@store-analytics/components';
import { shownChange } from '../../reports/engine/summary/change';
import type { IndicatorSetting } from '../../platform/settings/settings';
import { formatMetric, previousLabel } from '../../reports/engine/summary/summary';
import type { Query } from '../../platform/query';

/** The numbers of Overview, in the order of the page's list. */
export function indicatorItems(
	shown: readonly IndicatorSetting[],
	replies: {
		readonly primary: readonly PerformanceIndicator[];
		/** Undefined without a comparison. */
		readonly secondary: readonly PerformanceIndicator[] | undefined;
	},
	{ query, compare, currency, adminUrl }: IndicatorContext,
) {
	return shown.map(({ stat, chart, label, path }) => {
		const now = replies.primary.find((reply) => reply.stat === stat);
		const before = replies.secondary?.find((reply) => reply.stat === stat);
		const type = now?.format === 'currency' ? ('currency' as const) : ('number' as const);
		const value = now?.value ?? undefined;
		const prevValue = before?.value ?? undefined;
		const isJetpack = path.startsWith('/jetpack');
		return {
			key: stat,
			type,
			label: now?.label || label,
			value: formatMetric(type, value, currency),
			prevValue: formatMetric(type, prevValue, currency),
			prevLabel: previousLabel(compare),
			...shownChange(type, value, prevValue, currency),
			href: isJetpack
				? `${adminUrl}admin.php?page=jetpack#/dashboard`
				: getNewPath({ ...getPersistedQuery(query), chart }, path, {}),
			hrefType: isJetpack ? ('wp-admin' as const) : ('wc-admin' as const),
			reverseTrend: stat === 'revenue/refunds',
			neutralTrend: stat === 'revenue/coupons' || stat.startsWith('coupons/'),
			isCompared: replies.secondary !== undefined,
		};
	});
}

interface IndicatorContext {
	readonly query: Query;
	readonly compare: string;
	readonly currency: Store['currency'];
	readonly adminUrl: string;
}
