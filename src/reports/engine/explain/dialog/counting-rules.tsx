import { __, sprintf } from '@wordpress/i18n';
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
				[__('Arithmetic', 'store-analytics'), arithmetic(meaning)],
				[__('Age', 'store-analytics'), age],
			]}
		/>
	);
}

/** Revenue, Orders and newer Taxes use the date type of the settings; all others use the day of the order. */
function dateRule(target: ExplainTarget, { dateType, server }: AppSettings): string {
	const { endpoint } = target;
	if (endpoint === 'stock') return __('None: it is what is there now', 'store-analytics');
	if (endpoint === 'customers' && !isDated(target))
		return __('None: it is of all time', 'store-analytics');
	if (endpoint === 'downloads') return __('The day of the download', 'store-analytics');
	const isChosen =
		endpoint === 'orders' || endpoint === 'revenue' || (endpoint === 'taxes' && server.hasTaxLines);
	switch (isChosen ? dateType : 'date_created') {
		case 'date_paid':
			return __(
				'The day on which an order was paid; of a refund the day it was made',
				'store-analytics',
			);
		case 'date_completed':
			return __(
				'The day on which an order was completed; of a refund the day it was made',
				'store-analytics',
			);
		default:
			return __(
				'The day on which an order was placed; of a refund the day it was made',
				'store-analytics',
			);
	}
}

function statusRule({ query }: ExplainTarget, { admin, orderStatuses }: AppSettings): string {
	// A filter by status also counts statuses that the settings exclude.
	if (query['status_is'] !== undefined || query['status_is_not'] !== undefined) {
		return __('In the statuses that the filters say', 'store-analytics');
	}
	const excluded = excludedStatusesOf(admin).map(
		(slug) => orderStatuses[slug] ?? orderStatuses[`wc-${slug}`] ?? slug,
	);
	return excluded.length === 0
		? __('In every status', 'store-analytics')
		: sprintf(
				/* translators: %s: names of statuses, such as "Failed, Cancelled" */
				__('In every status but %s', 'store-analytics'),
				excluded.join(', '),
			);
}

function arithmetic(meaning: MetricMeaning | undefined): string {
	switch (meaning?.rule) {
		case 'before 10.2':
			return __('WooCommerce’s of the time before 10.2', 'store-analytics');
		case 'since 10.2':
			return __('WooCommerce’s since 10.2', 'store-analytics');
		case 'an extension':
			return __('That of the extension that has added this number', 'store-analytics');
		case undefined:
			return '';
		default:
			return __('The same in every version of WooCommerce', 'store-analytics');
	}
}
