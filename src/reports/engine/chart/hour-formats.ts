import { languageTag } from '@store-analytics/date';
import { __, sprintf } from '@wordpress/i18n';
import memoize from 'lodash/memoize';
import once from 'lodash/once';
import { hourNames } from '../../../platform/hours';

/** Formats of a chart by hour in a language's own form; the same functions for the same language, so that no chart is drawn twice. */
export const hourFormats = memoize((locale: string) => {
	// Made when the chart first needs them: their first use blocks the browser for some milliseconds.
	const hours = once(() => hourNames(locale));
	const days = once(() => {
		const options = { weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' } as const;
		return new Intl.DateTimeFormat(languageTag(locale), options);
	});
	const hour = (time: Date) => hours()(time.getHours());
	const dayAndHour = (time: Date) =>
		/* translators: 1: a day, such as "Fri, Nov 27, 2026", 2: an hour of that day, such as "2 PM" */
		sprintf(__('%1$s, %2$s', 'store-analytics'), days().format(time), hour(time));
	return { xFormat: hour, tooltipLabelFormat: dayAndHour, screenReaderFormat: dayAndHour };
});
