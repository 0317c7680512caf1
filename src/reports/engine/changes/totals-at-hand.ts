import type { ChangeSubject, FetchReports, Row } from '@store-analytics/rest-api/changes';

/** Answers from totals that the screen already has; requests only what they lack. */
export function totalsAtHand(
	{ now, before }: Pick<ChangeSubject, 'now' | 'before'>,
	shown: { readonly now: Row; readonly before: Row },
	reports: Pick<FetchReports, 'totals'>,
): Pick<FetchReports, 'totals'> {
	const isOf = (days: ChangeSubject['now'], query: Row) =>
		query['after'] === days.after && query['before'] === days.before;
	return {
		totals: async (report, query) => {
			const known = isOf(now, query) ? shown.now : isOf(before, query) ? shown.before : {};
			const { fields } = query;
			const isComplete = Array.isArray(fields) && fields.every((field) => String(field) in known);
			return isComplete ? known : reports.totals(report, query);
		},
	};
}
