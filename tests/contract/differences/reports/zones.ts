import { readWall, toWall } from '../../expected/request/clock';
import { isIntended } from '../../intended/is-intended';
import { valueAt } from '../../intended/reply-values';
import type { Responses } from '../../intended/responses';
import type { DeliberateDifference } from '../difference';

/** Differences of shops whose zone is an offset (`+05:30`) and not a place. */
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
];

function isOffset({ settings }: Responses['shop']): boolean {
	return /^[+-]/.test(settings.zone);
}
