import { useCallback, useEffect, useMemo, useState } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { AnalyticsError, inSentence, useStore } from '@store-analytics/components';
import {
	difference,
	loadCauses,
	loadWhole,
	splitsOf,
	type ChangeSubject,
	type WholeChange,
} from '@store-analytics/rest-api/changes';
import { FailureLine } from '../../../platform/failures';
import { SharedSlowResponseNotice } from '../../../platform/slow-response';
import type { ChartMetric } from '../definition/definition';
import type { ReportView } from '../query/view';
import { openReports, type OpenReports } from './ask-reports';
import { CausesList } from './causes-list';
import { FurtherSplits } from './further-splits';
import { NothingSplits } from './nothing-splits';
import { Adding, notLoaded, SplitBy } from './split-by';
import { unitsText } from '../definition/units';
import { subjectOf } from './subject';
import { useLoaded } from '../query/use-loaded';
import './changes-panel.css';

interface ChangesPanelProps {
	readonly view: ReportView;
	readonly metric: ChartMetric;
}

/** Explains a number's change since the compared period: the greatest causes in words, and exact parts. */
export default function ChangesPanel({ view, metric }: ChangesPanelProps) {
	const subject = subjectOf(view, metric);
	if (!subject) return null;
	return (
		<ChangeOf
			key={JSON.stringify(subject)}
			asked={subject}
			metric={metric}
			charts={view.model.charts}
		/>
	);
}

interface ChangeProps {
	readonly subject: ChangeSubject;
	readonly metric: ChartMetric;
	/** The numbers of the report. */
	readonly charts: readonly ChartMetric[];
}

/** For one subject: another subject has another key. */
function ChangeOf({ asked, ...shown }: Omit<ChangeProps, 'subject'> & { asked: ChangeSubject }) {
	const [subject] = useState(asked);
	const [reports] = useState(openReports);
	useEffect(() => reports.open(), [reports]);
	const found = useLoaded(useCallback(() => loadWhole(subject, reports), [subject, reports]));
	if (found.status === 'error') return <AnalyticsError {...found} onRetry={found.retry} />;
	if (found.status === 'loading') return <Adding />;
	return <Found found={found.value} {...{ subject, ...shown, reports }} />;
}

interface FoundProps extends ChangeProps {
	readonly found: WholeChange;
	readonly reports: OpenReports;
}

function Found({ found, subject, metric, charts, reports }: FoundProps) {
	const sources = useMemo(() => splitsOf(subject), [subject]);
	return (
		<>
			<p className="sa-changes__lead">{useLead(found, subject, metric)}</p>
			{found.isKnown && difference(found.whole) !== 0 && (
				<div className="sa-changes__parts">
					<SharedSlowResponseNotice>
						<Causes {...{ found, subject, metric, charts, reports }} />
						{sources.map((source) => (
							<SplitBy key={source.key} {...{ source, found, metric, charts, reports }} />
						))}
						<NothingSplits {...{ sources, found, metric, reports }} />
						<FurtherSplits {...{ subject, found, metric, charts, reports }} />
					</SharedSlowResponseNotice>
				</div>
			)}
		</>
	);
}

/** The whole change in a sentence. */
function useLead(
	{ whole, isKnown, totals }: WholeChange,
	subject: ChangeSubject,
	{ label, type }: ChartMetric,
): string {
	const { currency } = useStore();
	if ([totals.before, totals.now].some((row) => row[subject.metric] === null)) {
		/* translators: %s: name of a number, such as "Taxable amount" */
		return sprintf(__('%s: unknown in one of the two periods.', 'store-analytics'), label);
	}
	if (!isKnown) {
		/* translators: %s: name of a number, such as "Average price" */
		return sprintf(__('%s: one of the two periods has no such number.', 'store-analytics'), label);
	}
	const by = difference(whole);
	const text = (units: number) => inSentence(unitsText(type, units, currency));
	if (by === 0) {
		/* translators: 1: name of a number, 2: the number */
		return sprintf(__('%1$s: unchanged, %2$s.', 'store-analytics'), label, text(whole.now));
	}
	const template =
		by < 0
			? /* translators: 1: name of a number, 2: by how much, 3: the number before, 4: the number now */
				__('%1$s: %2$s less, from %3$s to %4$s.', 'store-analytics')
			: /* translators: 1: name of a number, 2: by how much, 3: the number before, 4: the number now */
				__('%1$s: %2$s more, from %3$s to %4$s.', 'store-analytics');
	return sprintf(template, label, text(Math.abs(by)), text(whole.before), text(whole.now));
}

function Causes({ found, subject, metric, charts, reports }: FoundProps) {
	const load = useCallback(() => loadCauses(subject, found, reports), [subject, found, reports]);
	const causes = useLoaded(load);
	if (causes.status === 'loading') return <Adding />;
	if (causes.status === 'error') {
		return <FailureLine recovers what={notLoaded()} error={causes.error} onRetry={causes.retry} />;
	}
	return <CausesList causes={causes.value} {...{ found, metric, charts }} />;
}
