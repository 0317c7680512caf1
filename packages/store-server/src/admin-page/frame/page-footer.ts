import { languageTag } from '@store-analytics/date';
import { __, sprintf } from '@wordpress/i18n';
import { version } from '../../base/version';

/** The footer of every page: the version and the day of the newest order, in the locale’s language. */
export function footerText(locale: string, newestOrder: string | null): string {
	if (newestOrder === null) return `Store Analytics ${version}`;
	const day = new Intl.DateTimeFormat(languageTag(locale), { dateStyle: 'long', timeZone: 'UTC' });
	return sprintf(
		/* translators: 1: version number; 2: a date such as November 20, 2026. */
		__('Store Analytics %1$s · Orders up to %2$s', 'store-analytics'),
		version,
		day.format(new Date(`${newestOrder}T00:00:00Z`)),
	);
}
