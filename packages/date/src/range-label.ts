import { __, _x, sprintf } from '@wordpress/i18n';
import type { Moment } from './moment';

/** The range for people, with the parts that both ends share written once: `Nov 1 - 20, 2026`. */
export function getRangeLabel(after: Moment, before: Moment): string {
	/* translators: a full date in moment's notation, https://momentjs.com/docs/#/displaying/format/ */
	const full = __('MMM D, YYYY', 'store-analytics');
	const sameYear = after.year() === before.year();
	const sameMonth = sameYear && after.month() === before.month();
	if (sameMonth && after.date() === before.date()) return after.format(full);
	if (sameMonth) {
		return sprintf(
			/* translators: a range within one month. 1: short month, 2: first day, 3: last day, 4: year. */
			_x('%1$s %2$d - %3$d, %4$d', 'date range', 'store-analytics'),
			after.format('MMM'),
			after.date(),
			before.date(),
			before.year(),
		);
	}
	/* translators: a date without its year in moment's notation */
	const dayOfYear = __('MMM D', 'store-analytics');
	return sprintf(
		/* translators: a range of dates. 1: first date, 2: last date. */
		_x('%1$s - %2$s', 'date range', 'store-analytics'),
		after.format(sameYear ? dayOfYear : full),
		before.format(full),
	);
}
