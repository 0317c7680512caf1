import { useMemo } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { Button, useStore } from '@store-analytics/components';
import { useReportStats } from '@store-analytics/data';
import { reportScreens, type ReportName } from '@store-analytics/rest-api';
import type { RowRules, SimilarMetrics } from '@store-analytics/rest-api/metrics';
import { formatMetric } from '../../../summary/summary';
import { namedNumber } from '../../named-number';
import { isDated } from '../stats-query';
import type { ExplainTarget } from '../../target';
import { Causes } from './causes';

interface OtherNumbersProps extends SimilarMetrics {
	readonly target: ExplainTarget;
	readonly value: number;
	readonly rules: RowRules;
	readonly onExplain: (target: ExplainTarget) => void;
}

/**
 * Numbers that this one is easily confused with. Shows their values for the same days and what leads to them, unless
 * filters apply that they do not support.
 */
export function OtherNumbers({ sentence, others, ...number }: OtherNumbersProps) {
	const { target } = number;
	const isWhole = Object.entries(target.query).every(
		([name, value]) => name === 'after' || name === 'before' || value === undefined,
	);
	const isShown = isWhole && isDated(target);
	if (!isShown && !sentence) return null;
	return (
		<div className="sa-explanation__note">
			{sentence && <p>{sentence()}</p>}
			{isShown && others.map((other) => <OtherNumber key={other.report} {...other} {...number} />)}
		</div>
	);
}

interface OtherNumberProps extends Omit<OtherNumbersProps, 'sentence' | 'others'> {
	readonly report: ReportName;
	readonly metric: string;
}

function OtherNumber({ report, metric, target, value, rules, onExplain }: OtherNumberProps) {
	const { currency } = useStore();
	const { data, status } = useReportStats(report, { ...target.query, fields: [metric] });
	const totals = data?.totals as Readonly<Record<string, unknown>> | undefined; // any report has numbers by name
	const other = Number(totals?.[metric]);
	const from = useMemo(
		() => ({ report: target.endpoint, metric: target.metric, value }),
		[target.endpoint, target.metric, value],
	);
	const to = useMemo(() => ({ report, metric, value: other }), [report, metric, other]);
	if (status === 'error') return null;
	const { label: name, type } = namedNumber(report, metric, rules);
	const label = sprintf(
		/* translators: 1: name of a number, such as "Orders"; 2: name of the report that it is in */
		__('%1$s in “%2$s”', 'store-analytics'),
		name,
		reportScreens[report as keyof typeof reportScreens].title(),
	);
	const isDifferent =
		totals && formatMetric(type, other, currency) !== formatMetric(type, value, currency);
	return (
		<>
			<table className="sa-explanation__sum">
				<tbody>
					<tr>
						<th scope="row">
							<Button
								variant="link"
								onClick={() =>
									onExplain({ endpoint: report, metric, label, type, query: target.query })
								}
							>
								{label}
							</Button>
						</th>
						<td dir="auto">{totals ? formatMetric(type, other, currency) : '…'}</td>
					</tr>
				</tbody>
			</table>
			{isDifferent && <Causes {...{ target, from, to, label, rules }} />}
		</>
	);
}
