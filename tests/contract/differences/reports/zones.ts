import { HOUR, instantsOf, readWall, toWall } from '../../expected/request/clock';
import { readPeriod } from '../../expected/request/periods';
import { readQuery } from '../../expected/request/query';
import { isIntended } from '../../intended/is-intended';
import { numberAt, valueAt } from '../../intended/reply-values';
import type { Responses } from '../../intended/responses';
import type { DeliberateDifference } from '../difference';
import { isIntendedInterval } from './sold';

/** Differences of shops whose zone is an offset (`+05:30`), or changes its clocks by half an hour. */
export const zoneDifferences: readonly DeliberateDifference[] = [
	{
		title: 'Default period in a zone that is an offset',
		at: /^reports\/(coupons|downloads|taxes)\/stats$/,
		when: ({ before }, { shop }) => before === undefined && isOffset(shop),
		where: ['body.intervals[*].date_end', 'body.intervals[*].date_end_gmt'],
		reason:
			'The period and its intervals end by UTC: with `+05:30` at half past five the next day.',
		instead: "They end by the shop's clock, as in a zone that is a place.",
		seen: [],
		holds: (mismatch, responses) =>
			readWall(String(mismatch.expected)) ===
				toWall(readWall(String(mismatch.actual)), responses.shop.settings.zone) &&
			isIntended(mismatch, responses),
	},
	{
		title: 'Dates of coupons in a zone that is an offset',
		at: /^reports\/coupons$/,
		when: (_query, { shop }) => isOffset(shop),
		where: ['body[*].extended_info.date_created', 'body[*].extended_info.date_expires'],
		reason: '`date_created` and `date_expires` are UTC.',
		instead: "Both are the shop's time.",
		seen: [],
		holds: (mismatch, responses) =>
			mismatch.expected === valueAt(responses.ours, `${mismatch.where}_gmt`) &&
			isIntended(mismatch, responses),
	},
	{
		title: 'Hours of a day with a change of half an hour',
		at: /^reports\/[a-z]+\/stats$/,
		when: ({ interval }) => interval === 'hour',
		where: ['body.intervals.length', 'headers.x-wp-total', 'headers.x-wp-totalpages'],
		reason:
			'Where clocks change by half an hour, as on Lord Howe Island, the last hour of a period is missing.',
		instead: 'Every hour of the period is there.',
		seen: [],
		holds: (mismatch, responses) =>
			lacksLastHour(responses) &&
			(mismatch.where.startsWith('body.')
				? isIntendedInterval(mismatch, responses)
				: isIntended(mismatch, responses)),
	},
];

/** Whether the recorded number of hours is what the time that passes holds, after a change of half an hour. */
function lacksLastHour({ request, shop, now, theirs }: Responses): boolean {
	const period = readPeriod(readQuery(request.query), shop, now);
	const [after, before] = [period.after, period.before].map(
		(wall) => instantsOf(wall, shop.settings.zone)[0] ?? NaN,
	);
	const hours = (Number(before) - Number(after)) / HOUR;
	return (
		(period.before - period.after) / HOUR - hours === 0.5 &&
		numberAt(theirs, 'headers.x-wp-total') === Math.floor(hours) + 1
	);
}

function isOffset({ settings }: Responses['shop']): boolean {
	return /^[+-]/.test(settings.zone);
}
