import { __, sprintf } from '@wordpress/i18n';
import { Button, useStore } from '@store-analytics/components';
import { useReportStats } from '@store-analytics/data';
import { reportScreens, type ReportName } from '@store-analytics/rest-api';
import type { MeaningRules, SimilarMetrics } from '@store-analytics/rest-api/metrics';
import { formatMetric } from '../../../summary/summary';
import { namedNumber } from '../../named-number';
import { isDated } from '../stats-query';
import type { ExplainTarget } from '../../target';

interface OtherNumbersProps extends SimilarMetrics {
	readonly target: ExplainTarget;
	readonly rules: MeaningRules;
	readonly onExplain: (target: ExplainTarget) => void;
}

/**
 * Numbers that this one is easily confused with. Shows their values for the same days, unless filters apply that they
 * do not support.
 */
export function OtherNumbers({ sentence, others, target, rules, onExplain }: OtherNumbersProps) {
	const isWhole = Object.entries(target.query).every(
		([name, value]) => name === 'after' || name === 'before' || value === undefined,
	);
	return (
		<div className="sa-explanation__note">
			<p>{sentence()}</p>
			{isWhole && isDated(target) && (
				<table className="sa-explanation__sum">
					<tbody>
						{others.map(({ report, metric }) => (
							<OtherNumber key={report} {...{ report, metric, target, rules, onExplain }} />
						))}
					</tbody>
				</table>
			)}
		</div>
	);
}

interface OtherNumberProps extends Pick<OtherNumbersProps, 'target' | 'rules' | 'onExplain'> {
	readonly report: ReportName;
	readonly metric: string;
}

function OtherNumber({ report, metric, target, rules, onExplain }: OtherNumberProps) {
	const { currency } = useStore();
	const { data, status } = useReportStats(report, { ...target.query, fields: [metric] });
	if (status === 'error') return null;
	const { label: name, type } = namedNumber(report, metric, rules);
	const label = sprintf(
		/* translators: 1: name of a number, such as "Orders"; 2: name of the report that it is in */
		__('%1$s in “%2$s”', 'store-analytics'),
		name,
		reportScreens[report as keyof typeof reportScreens].title(),
	);
	const value = Number((data?.totals as Readonly<Record<string, unknown>> | undefined)?.[metric]);
	return (
		<tr>
			<th scope="row">
				<Button
					variant="link"
					onClick={() => onExplain({ endpoint: report, metric, label, type, query: target.query })}
				>
					{label}
				</Button>
			</th>
			<td dir="auto">{data ? formatMetric(type, value, currency) : '…'}</td>
		</tr>
	);
}
