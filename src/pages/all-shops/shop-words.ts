import { __, _x, sprintf } from '@wordpress/i18n';
import { getDayLabel, readDate } from '@store-analytics/date';
import { getNewPath } from '@store-analytics/navigation';
import { overviewScreen, type ShopNumbers, type ShopSummary } from '@store-analytics/rest-api';
import type { Query } from '../../platform/query';
import { momentText, stateText } from '../../reports/data-status/sync/sync-state';

/** Returns the address of a shop's Overview for the range of its row. */
export function overviewOf({ adminUrl }: Pick<ShopSummary, 'adminUrl'>, dates: Query): string {
	return adminUrl + getNewPath(dates, overviewScreen.path, {});
}

/** Explains why a shop's store cannot be read. */
export function problemText({ kind }: NonNullable<ShopSummary['problem']>): string {
	return kind === 'in-use'
		? __('Another process is using this shop’s data. Retrying automatically.', 'store-analytics')
		: __(
				'This shop’s data could not be read. The error message is shown below.',
				'store-analytics',
			);
}

/** Describes the age of a shop's data. `now` in milliseconds, `count` formats a number. */
export function freshnessText(
	{ sync, importedAt, newestOrder }: ShopNumbers,
	now: number,
	count: (value: number) => string,
): string {
	if (sync) return stateText(sync, now, count);
	if (importedAt !== null) {
		/* translators: %s: a date and time */
		return sprintf(_x('Imported %s', 'at a moment', 'store-analytics'), momentText(importedAt));
	}
	if (newestOrder === null) return __('No orders yet', 'store-analytics');
	/* translators: %s: a date */
	return sprintf(__('Orders up to %s', 'store-analytics'), dayText(newestOrder));
}

/** Writes a day in the language of the page: shops write theirs in different ways. */
export function dayText(day: string, hasYear = true): string {
	const date = readDate(day);
	return date ? getDayLabel(date, hasYear) : day;
}
