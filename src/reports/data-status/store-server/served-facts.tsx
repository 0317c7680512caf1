import { __ } from '@wordpress/i18n';
import { formatPhpDate, readDate } from '@store-analytics/date';
import type { ServedBy } from '@store-analytics/rest-api';
import { Facts } from '../../../platform/facts';
import { useAppSettings } from '../../../platform/settings/settings-context';
import { checkedText } from '../sync/sync-state';
import { reasonText } from './reason-text';

/** Who serves the reports, the age of the numbers, and the parts left to WooCommerce. */
export function ServedFacts({ served }: { readonly served: ServedBy }) {
	const { dateFormat } = useAppSettings();
	const { served_by: by, age, reason, differing_days: days, extended } = served;
	const isStore = by === 'store';
	// A duration needs no clock.
	const read = age === null ? null : new Date(-age * 1000).toISOString();
	const day = (text: string) => formatPhpDate(readDate(text) ?? text, dateFormat);
	return (
		<>
			<Facts
				facts={[
					[
						__('Data from', 'store-analytics'),
						isStore ? __('Store server', 'store-analytics') : __('WooCommerce', 'store-analytics'),
					],
					[__('Last check', 'store-analytics'), read && checkedText(read, 0)],
					[
						__('Days shown from WooCommerce because the numbers differ', 'store-analytics'),
						days.map(day).join(' · '),
					],
					[
						__(
							'Reports shown from WooCommerce because an extension changes them',
							'store-analytics',
						),
						extended.join(' · '),
					],
				]}
			/>
			{!isStore && <p>{reasonText(reason)}</p>}
		</>
	);
}
