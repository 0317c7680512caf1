import { __ } from '@wordpress/i18n';
import { EmptyContent } from '@store-analytics/components';
import { useReportStats } from '@store-analytics/data';
import { updateQueryString } from '@store-analytics/navigation';
import type { Subject } from '../query/use-subject';
import type { ReportView } from '../query/view';
import { isAllZero } from '../table/use-table-data';

/** Whether the shop knows nothing of the chosen item. What was deleted after its sales keeps its numbers. */
export function useIsUnknown(view: ReportView, subject: Subject | undefined): boolean {
	const isAsked = subject?.isMissing === true && view.state === 'ready';
	const { model, stats } = view;
	const { data } = useReportStats(
		model.statsEndpoint,
		stats.primary,
		isAsked && model.charts.length > 0,
	);
	return isAsked && (model.charts.length === 0 || (data !== undefined && isAllZero(data.totals)));
}

interface UnknownSubjectProps {
	readonly subject: Subject;
	readonly view: Pick<ReportView, 'path' | 'tools'>;
}

/** Takes the place of a report full of zeros, and leads back to all items. */
export function UnknownSubject({ subject, view: { path, tools } }: UnknownSubjectProps) {
	const none = Object.fromEntries(subject.params.map((name) => [name, undefined]));
	return (
		<div role="alert">
			<EmptyContent
				title={__('This item was not found in your shop', 'store-analytics')}
				message={__(
					'It may have been deleted, and there is no data for it in this date range.',
					'store-analytics',
				)}
				actionLabel={__('Show the whole report', 'store-analytics')}
				actionCallback={() => updateQueryString(none, path, tools.query)}
			/>
		</div>
	);
}
