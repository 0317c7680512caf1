import { __, sprintf } from '@wordpress/i18n';
import { dateText, isoDateFormat, toMoment } from '@store-analytics/date';
import { readText } from '../../../platform/read-value';
import { filtered } from '../../../extensions/filtered';
import type { Phase } from './import-phase';

type Texts = Readonly<Record<string, string>>;

/** The text of each phase; extensions may change it. */
export function statusTexts(importedFrom: unknown, locale: string): Texts {
	const own: Record<Exclude<Phase, 'error' | 'unknown'>, string> = {
		nothing: __('Nothing to import', 'store-analytics'),
		ready: __('Ready to import', 'store-analytics'),
		initializing: __('Initializing', 'store-analytics'),
		customers: __('Importing customers', 'store-analytics'),
		orders: __('Importing orders', 'store-analytics'),
		finalizing: __('Finalizing', 'store-analytics'),
		finished: finishedText(importedFrom, locale),
	};
	return filtered<Texts>('woocommerce_admin_import_status', own);
}

/** The server sends the first day, or -1 for all. */
function finishedText(importedFrom: unknown, locale: string): string {
	const day = toMoment(isoDateFormat, readText(importedFrom).slice(0, 10));
	return day
		? sprintf(
				/* translators: %s: a date */
				__('Historical data from %s onward imported', 'store-analytics'),
				dateText(day, 'LL', locale),
			)
		: __('All historical data imported', 'store-analytics');
}
