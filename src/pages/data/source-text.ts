import { __, sprintf } from '@wordpress/i18n';
import type { AppSettings } from '../../platform/settings/settings';

/** Names the source of the embedded store's data in a sentence. */
export function sourceText({
	connectedShop,
	dataSource: { kind, place },
}: Pick<AppSettings, 'connectedShop' | 'dataSource'>): string {
	if (connectedShop !== null) {
		/* translators: %s: address of a shop */
		const text = __('The data follow the shop at %s.', 'store-analytics');
		return sprintf(text, connectedShop.address);
	}
	if (kind === 'demo') {
		return __('The data are those of a made-up shop, to try the reports with.', 'store-analytics');
	}
	if (place === '') return __('Nothing has been imported yet.', 'store-analytics');
	return kind === 'shop'
		? sprintf(
				/* translators: %s: address of a shop */
				__(
					'The data are those of the shop at %s, which is not followed any more.',
					'store-analytics',
				),
				place,
			)
		: sprintf(
				/* translators: %s: folder or file */
				__('The data were imported from “%s”.', 'store-analytics'),
				place,
			);
}
