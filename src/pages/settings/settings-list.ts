import { __, sprintf } from '@wordpress/i18n';
import { defaultDateRangeQuery, monthNames } from '@store-analytics/date';
import type { ServerFeatures } from '../../platform/settings/server-features';
import { fiscalYearOption, type AppSettings } from '../../platform/settings/settings';
import { readTexts } from '../../platform/read-value';
import { filtered } from '../../extensions/filtered';
import { DefaultDateRange } from './default-date-range';
import type { ChoiceGroup, Settings } from './setting';

export const settingsHook = 'woocommerce_admin_analytics_settings';

const coreStatuses = ['pending', 'processing', 'on-hold', 'completed', 'cancelled', 'failed'];

/** Refunded orders count in every total and checkout drafts in none, so neither is a choice. */
const fixedStatuses = ['refunded', 'checkout-draft'];

/** The page's settings, extensions' included. */
export function listSettings(settings: AppSettings): Settings {
	const statuses = statusGroups(settings);
	const own: Settings = {
		woocommerce_excluded_report_order_statuses: {
			label: __('Excluded statuses:', 'store-analytics'),
			inputType: 'checkboxGroup',
			options: statuses,
			defaultValue: ['pending', 'cancelled', 'failed'],
			helpText: sprintf(
				/* translators: %s: name of the status of refunded orders */
				__('Reports leave out orders with these statuses. “%s” always counts.', 'store-analytics'),
				settings.orderStatuses['refunded'] ?? __('Refunded', 'store-analytics'),
			),
		},
		woocommerce_actionable_order_statuses: {
			label: __('Actionable statuses:', 'store-analytics'),
			inputType: 'checkboxGroup',
			options: statuses,
			defaultValue: ['processing', 'on-hold'],
			helpText: __(
				'Orders with these statuses need your attention. Home lists them.',
				'store-analytics',
			),
		},
		woocommerce_default_date_range: {
			label: __('Default date range:', 'store-analytics'),
			inputType: 'component',
			component: DefaultDateRange,
			defaultValue: defaultDateRangeQuery,
			helpText: __(
				'Reports open with this date range until you choose another.',
				'store-analytics',
			),
		},
		woocommerce_date_type: {
			label: __('Date type:', 'store-analytics'),
			inputType: 'select',
			options: [
				{ value: '', label: __('Select a date type', 'store-analytics'), disabled: true },
				{ value: 'date_created', label: __('Date created', 'store-analytics') },
				{ value: 'date_paid', label: __('Date paid', 'store-analytics') },
				{ value: 'date_completed', label: __('Date completed', 'store-analytics') },
			],
			// The effective value while nothing was chosen.
			defaultValue: 'date_paid',
			helpText: __('The order date used in Revenue and Orders.', 'store-analytics'),
		},
	};
	return filtered(settingsHook, {
		...own,
		...updatesSetting(settings.server),
		[fiscalYearOption]: fiscalYearSetting(),
	});
}

/** The fiscal year, for the ranges that WooCommerce does not have. */
function fiscalYearSetting(): Settings[string] {
	return {
		label: __('Fiscal year starts in:', 'store-analytics'),
		inputType: 'select',
		options: monthNames().map((label, month) => ({ value: String(month + 1), label })),
		defaultValue: '1',
		helpText: __(
			'The date ranges “Fiscal year to date” and “Last fiscal year” begin with the first day of this month.',
			'store-analytics',
		),
	};
}

/** How orders enter the reports, in shops with that choice. */
function updatesSetting({ importsInBatches, importInterval }: ServerFeatures): Settings {
	if (!importsInBatches) return {};
	return {
		woocommerce_analytics_scheduled_import: {
			label: __('Updates:', 'store-analytics'),
			inputType: 'radio',
			options: [
				{
					value: 'yes',
					label: __('Scheduled (recommended)', 'store-analytics'),
					description: scheduleText(importInterval),
				},
				{
					value: 'no',
					label: __('Immediately', 'store-analytics'),
					description: __(
						'Orders appear in reports as soon as they are placed or changed. This can slow down a busy shop.',
						'store-analytics',
					),
				},
			],
			defaultValue: 'yes',
			unset: 'no',
			confirm: (value, old) =>
				value === 'no' && old === 'yes'
					? __(
							'Immediate updates can slow down a busy shop. Update the reports immediately?',
							'store-analytics',
						)
					: undefined,
		},
	};
}

function scheduleText(interval: string): string {
	if (interval === '') {
		return __('Orders are added to reports together, at fixed times.', 'store-analytics');
	}
	return sprintf(
		/* translators: %s: a length of time, such as "12 hours" */
		__(
			'Orders are added to reports together, every %s. Lowest load on the shop.',
			'store-analytics',
		),
		interval,
	);
}

/** The possible statuses of orders: WooCommerce's own, extensions', and those of removed extensions. */
function statusGroups({ orderStatuses, admin }: AppSettings): ChoiceGroup[] {
	const offered = Object.entries(orderStatuses).filter(([slug]) => !fixedStatuses.includes(slug));
	const choices = (entries: readonly (readonly [string, string])[]) =>
		entries.map(([value, label]) => ({ value, label }));
	const groups: ChoiceGroup[] = [
		{
			key: 'defaultStatuses',
			options: choices(offered.filter(([slug]) => coreStatuses.includes(slug))),
		},
		{
			key: 'customStatuses',
			label: __('Custom statuses', 'store-analytics'),
			options: choices(offered.filter(([slug]) => !coreStatuses.includes(slug))),
		},
		{
			key: 'unregisteredStatuses',
			label: __('Unregistered statuses', 'store-analytics'),
			options: choices(Object.entries(readTexts(admin.unregisteredOrderStatuses))),
		},
	];
	return groups.filter(({ options }) => options.length > 0);
}
