import { __ } from '@wordpress/i18n';
import { EmptyContent } from '@store-analytics/components';
import { useReportStats } from '@store-analytics/data';
import { updateQueryString } from '@store-analytics/navigation';
import { useNamedScreen } from '../../../platform/header/screen-name';
import { useSubject, type Subject } from '../query/use-subject';
import type { ReportView } from '../query/view';
import { isAllZero } from '../table/use-table-data';

/** Puts the chosen item into the page's heading. Returns it if the shop knows nothing of it; what was sold before it was deleted keeps its numbers. */
export function useUnknownSubject(view: ReportView): Subject | undefined {
	const { model, stats, tools } = view;
	const subject = useSubject(model, tools.query);
	useNamedScreen(subject?.name);
	const isAsked = subject?.isMissing === true && view.state === 'ready';
	const hasNumbers = model.charts.length > 0;
	const { data } = useReportStats(model.statsEndpoint, stats.primary, isAsked && hasNumbers);
	const isNothing = !hasNumbers || (data !== undefined && isAllZero(data.totals));
	return isAsked && isNothing ? subject : undefined;
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
