import { __, sprintf } from '@wordpress/i18n';
import type { AppSettings } from '../../platform/settings/settings';

/** Names the source of the embedded store's data in a sentence. */
export function sourceText({
	connectedShop,
	dataSource: { kind, place },
}: Pick<AppSettings, 'connectedShop' | 'dataSource'>): string {
	if (connectedShop !== null) {
		/* translators: %s: address of a shop */
		const text = __('Data is synced from %s.', 'store-analytics');
		return sprintf(text, connectedShop.address);
	}
	if (kind === 'demo') {
		return __('Data from a demo shop, to try the reports.', 'store-analytics');
	}
	if (place === '') return __('Nothing has been imported yet.', 'store-analytics');
	return kind === 'shop'
		? sprintf(
				/* translators: %s: address of a shop */
				__('Data from %s. This shop is no longer synced.', 'store-analytics'),
				place,
			)
		: sprintf(
				/* translators: %s: folder or file */
				__('Data imported from “%s”.', 'store-analytics'),
				place,
			);
}
