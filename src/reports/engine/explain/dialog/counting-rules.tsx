import { __, sprintf } from '@wordpress/i18n';
import { listed } from '@store-analytics/components';
import type { MetricMeaning } from '@store-analytics/rest-api/metrics';
import { Facts } from '../../../../platform/facts';
import { excludedStatusesOf } from '../../../../platform/settings/excluded-statuses';
import { useAppSettings } from '../../../../platform/settings/settings-context';
import type { AppSettings } from '../../../../platform/settings/settings';
import { useAgeText } from '../../../data-status';
import type { ExplainTarget } from '../target';
import { useFiltersList } from './filters/filters-list';
import { isDated } from './stats-query';

interface CountingRulesProps {
	readonly target: ExplainTarget;
	readonly meaning: MetricMeaning | undefined;
}

/** The rules of a number: the date, the counted orders, the arithmetic, and its age. */
export function CountingRules({ target, meaning }: CountingRulesProps) {
	const settings = useAppSettings();
	const age = useAgeText();
	const filters = useFiltersList(target.endpoint === 'stock' ? undefined : target.narrowing);
	return (
		<Facts
			facts={[
				[__('Date', 'store-analytics'), dateRule(target, settings)],
				[
					__('Orders', 'store-analytics'),
					target.endpoint === 'stock' ? '' : statusRule(target, settings),
				],
				[__('Filters', 'store-analytics'), filters],
				calculation(meaning),
				[__('Last updated', 'store-analytics'), age],
			]}
		/>
	);
}

/** Revenue, Orders, breakdowns and newer Taxes use the date type of the settings; all others use the day of the order. */
function dateRule(target: ExplainTarget, { dateType, server }: AppSettings): string {
	const { endpoint } = target;
	if (endpoint === 'stock') return __('None (current value)', 'store-analytics');
	if (endpoint === 'customers' && !isDated(target)) return __('None (all time)', 'store-analytics');
	if (endpoint === 'downloads') return __('The day of the download', 'store-analytics');
	const isChosen =
		['orders', 'revenue', 'breakdown', 'tax-places'].includes(endpoint) ||
		(endpoint === 'taxes' && server.hasTaxLines);
	switch (isChosen ? dateType : 'date_created') {
		case 'date_paid':
			return __('The day an order was paid or a refund was made', 'store-analytics');
		case 'date_completed':
			return __('The day an order was completed or a refund was made', 'store-analytics');
		default:
			return __('The day an order was placed or a refund was made', 'store-analytics');
	}
}

function statusRule({ query }: ExplainTarget, { admin, orderStatuses }: AppSettings): string {
	// A filter by status also counts statuses that the settings exclude.
	if (query['status_is'] !== undefined || query['status_is_not'] !== undefined) {
		return __('Statuses selected in the filters', 'store-analytics');
	}
	const excluded = excludedStatusesOf(admin).map(
		(slug) => orderStatuses[slug] ?? orderStatuses[`wc-${slug}`] ?? slug,
	);
	return excluded.length === 0
		? __('All statuses', 'store-analytics')
		: sprintf(
				/* translators: %s: names of statuses, such as "Failed, Cancelled" */
				__('All statuses except %s', 'store-analytics'),
				listed(excluded),
			);
}

/** Versions of WooCommerce calculate some numbers in other ways, because they treat refunds differently. */
function calculation(meaning: MetricMeaning | undefined): readonly [label: string, rule: string] {
	const refundRules = __('Refund rules', 'store-analytics');
	const label = __('Calculation', 'store-analytics');
	switch (meaning?.rule) {
		case 'before 10.2':
			return [refundRules, __('WooCommerce 10.1 and older', 'store-analytics')];
		case 'since 10.2':
			return [refundRules, __('WooCommerce 10.2 and newer', 'store-analytics')];
		case 'an extension':
			return [label, __('Defined by the extension that added this number', 'store-analytics')];
		case undefined:
			return [label, ''];
		default:
			return [label, __('The same in every version of WooCommerce', 'store-analytics')];
	}
}
