export {
	MAX_PER_PAGE,
	NAMESPACE,
	WC_ADMIN_NAMESPACE,
	WCS_NAMESPACE,
	JETPACK_NAMESPACE,
} from '@store-analytics/rest-api';

/** The default parameters of a report (S9.shared-settings.1-2). */
export const QUERY_DEFAULTS = {
	pageSize: 25,
	period: 'month',
	compare: 'previous_year',
	noteTypes: ['info', 'marketing', 'survey', 'warning'],
} as const;

/** Milliseconds. */
export const SECOND = 1000;
/** Milliseconds. */
export const MINUTE = 60 * SECOND;
/** Milliseconds. */
export const HOUR = 60 * MINUTE;
/** Milliseconds. */
export const DAY = 24 * HOUR;
/** Milliseconds. */
export const WEEK = 7 * DAY;
/** Milliseconds; a twelfth of 365 days. */
export const MONTH = (365 * DAY) / 12;
