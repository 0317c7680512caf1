import { languageTag } from '@store-analytics/date';
import { __, sprintf } from '@wordpress/i18n';
import { hourNames } from '../../../platform/hours';

type HourFormats = Readonly<
	Record<'xFormat' | 'tooltipLabelFormat' | 'screenReaderFormat', (time: Date) => string>
>;

const known = new Map<string, HourFormats>();

/** Formats of a chart by hour in a language's own form; the same functions for the same language, so that no chart is drawn twice. */
export function hourFormats(locale: string): HourFormats {
	const formats = known.get(locale) ?? formatsIn(locale);
	known.set(locale, formats);
	return formats;
}

function formatsIn(locale: string): HourFormats {
	// Made when the chart first needs them: their first use blocks the browser for some milliseconds.
	let hours: ReturnType<typeof hourNames> | undefined;
	let days: Intl.DateTimeFormat | undefined;
	const hour = (time: Date) => (hours ??= hourNames(locale))(time.getHours());
	const dayAndHour = (time: Date) => {
		days ??= new Intl.DateTimeFormat(languageTag(locale), dayWithWeekday);
		/* translators: 1: a day, such as "Fri, Nov 27, 2026", 2: an hour of that day, such as "2 PM" */
		return sprintf(__('%1$s, %2$s', 'store-analytics'), days.format(time), hour(time));
	};
	return { xFormat: hour, tooltipLabelFormat: dayAndHour, screenReaderFormat: dayAndHour };
}

const dayWithWeekday = {
	weekday: 'short',
	month: 'short',
	day: 'numeric',
	year: 'numeric',
} as const;
