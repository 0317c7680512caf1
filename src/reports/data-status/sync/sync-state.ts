import { __, _n, sprintf } from '@wordpress/i18n';
import { shortTime } from '@store-analytics/date';
import { isReached, type SyncStatus } from '@store-analytics/rest-api';

/** The most important fact about the sync. */
export type SyncState = 'failing' | 'stopped' | 'loading' | 'differing' | 'fresh';

export function syncState(status: SyncStatus): SyncState {
	if (status.problem !== null) return 'failing';
	if (status.phase === 'stopped') return 'stopped';
	if (status.phase === 'loading' || !status.isComplete) return 'loading';
	return (status.proof?.differences.length ?? 0) > 0 ? 'differing' : 'fresh';
}

/** Returns the state in a few words, for the header; `now` in milliseconds, `count` formats a number like the shop. */
export function stateText(
	status: SyncStatus,
	now: number,
	count: (value: number) => string,
): string {
	switch (syncState(status)) {
		case 'failing':
			return sinceText(status.problem);
		case 'stopped':
			return __('Stopped', 'store-analytics');
		case 'loading':
			return loadingText(status, count);
		case 'differing':
			return differingText(status.proof?.differences.length ?? 0, count);
		default:
			return checkedText(status.checkedAt, now);
	}
}

/** Returns how long ago the shop was asked; seconds in tens. */
export function checkedText(checkedAt: string | null, now: number): string {
	if (checkedAt === null) return __('Not checked yet', 'store-analytics');
	const seconds = Math.max(0, Math.floor((now - Date.parse(checkedAt)) / 10_000) * 10);
	const minutes = Math.floor(seconds / 60);
	const hours = Math.floor(minutes / 60);
	if (seconds < 10) return __('Checked just now', 'store-analytics');
	if (minutes < 1) {
		/* translators: %d: seconds */
		const text = _n('Checked %d second ago', 'Checked %d seconds ago', seconds, 'store-analytics');
		return sprintf(text, seconds);
	}
	if (hours < 1) {
		/* translators: %d: minutes */
		const text = _n('Checked %d minute ago', 'Checked %d minutes ago', minutes, 'store-analytics');
		return sprintf(text, minutes);
	}
	/* translators: %d: hours */
	return sprintf(
		_n('Checked %d hour ago', 'Checked %d hours ago', hours, 'store-analytics'),
		hours,
	);
}

/** Returns how many orders are here, and how long the rest takes. */
function loadingText(status: SyncStatus, count: (value: number) => string): string {
	const share = loadedShare(status);
	if (share === null) return __('Reading the shop…', 'store-analytics');
	const { secondsLeft } = status;
	return [
		/* translators: %s: percentage */
		sprintf(__('%s%%', 'store-analytics'), count(Math.floor(share * 100))),
		...(secondsLeft === null ? [] : [timeLeftText(secondsLeft)]),
	].join(' · ');
}

/** Returns how many of the shop's orders are here, as in "24% · 1,200 of 5,000 orders"; '' before it has sent the total. */
export function orderCountText(status: SyncStatus, count: (value: number) => string): string {
	const share = loadedShare(status);
	const { done = 0, total = 0 } = status.collections.find(({ name }) => name === 'orders') ?? {};
	if (share === null || total === null) return '';
	/* translators: 1: number of imported orders, 2: number of all orders */
	const text = _n('%1$s of %2$s order', '%1$s of %2$s orders', total, 'store-analytics');
	/* translators: %s: percentage */
	const percentage = sprintf(__('%s%%', 'store-analytics'), count(Math.floor(share * 100)));
	return [percentage, sprintf(text, count(done), count(total))].join(' · ');
}

/** Share of orders, from 0 to 1; null before the shop has sent the total. */
export function loadedShare({ collections }: SyncStatus): number | null {
	const orders = collections.find(({ name }) => name === 'orders');
	if (!orders?.total) return null;
	return Math.min(1, orders.done / orders.total);
}

/** Returns the time left. */
export function timeLeftText(seconds: number): string {
	const minutes = Math.ceil(seconds / 60);
	if (seconds < 60) return __('Less than a minute left', 'store-analytics');
	/* translators: %d: minutes, shortened where the language does */
	if (minutes < 60)
		return sprintf(_n('%d min left', '%d min left', minutes, 'store-analytics'), minutes);
	/* translators: 1: hours, 2: minutes, shortened where the language does */
	const text = __('%1$d h %2$d min left', 'store-analytics');
	return sprintf(text, Math.floor(minutes / 60), minutes % 60);
}

/** How many days differ from the shop's own reports. */
export function differingText(days: number, count: (value: number) => string): string {
	/* translators: %s: number of days whose numbers are not those of the shop's own reports */
	const text = _n('%s day differs', '%s days differ', days, 'store-analytics');
	return sprintf(text, count(days));
}

/** Which days agree with the shop's own reports, and how many do not: they differ, are as expected, or wait. */
export function comparedText(
	{ proof, expected, uncompared }: Pick<SyncStatus, 'proof' | 'expected' | 'uncompared'>,
	count: (value: number) => string,
): string {
	const differing = proof?.differences.length ?? 0;
	const asExpected = expected.reduce((sum, days) => sum + days.count, 0);
	const others = [
		...(asExpected > 0
			? [
					sprintf(
						/* translators: %s: number of days whose numbers differ from the shop's own reports by a known rule */
						_n('%s day as expected', '%s days as expected', asExpected, 'store-analytics'),
						count(asExpected),
					),
				]
			: []),
		...(uncompared.length > 0 ? [uncomparedText(uncompared.length, count)] : []),
	];
	if (differing > 0) return [differingText(differing, count), ...others].join(' · ');
	return others.length > 0
		? [...others, __('All other days agree', 'store-analytics')].join(' · ')
		: __('All days agree', 'store-analytics');
}

function uncomparedText(days: number, count: (value: number) => string): string {
	/* translators: %s: number of days that wait to be compared with the shop's own reports */
	const text = _n(
		'%s day still to be compared',
		'%s days still to be compared',
		days,
		'store-analytics',
	);
	return sprintf(text, count(days));
}

function sinceText(problem: SyncStatus['problem']): string {
	if (problem === null) return '';
	const since = momentText(problem.since);
	return isReached(problem.kind)
		? /* translators: %s: a time such as "5:24 PM", with its date unless it is today */
			sprintf(__('Last read: %s', 'store-analytics'), since)
		: /* translators: %s: a time such as "5:24 PM", with its date unless it is today */
			sprintf(__('Not available since %s', 'store-analytics'), since);
}

/** Formats a time in the shop's zone: today without the date. */
export function momentText(iso: string): string {
	const instant = new Date(iso);
	return Number.isNaN(instant.getTime()) ? iso : shortTime(instant);
}
