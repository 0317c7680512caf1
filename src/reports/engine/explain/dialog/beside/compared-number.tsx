import { __ } from '@wordpress/i18n';
import { Button, useStore } from '@store-analytics/components';
import { useReportStats } from '@store-analytics/data';
import type { MetricMeaning } from '@store-analytics/rest-api/metrics';
import { FailureLine } from '../../../../../platform/failures';
import { SlowResponseNotice } from '../../../../../platform/slow-response';
import { dash } from '../../../definition/metric-value';
import { changeUnits, unitsText } from '../../../definition/units';
import { formatMetric } from '../../../summary/summary';
import { thenOf, type ExplainTarget, type Span } from '../../target';
import { statsOf, whatOf } from '../stats-query';

interface ComparedNumberProps {
	readonly target: ExplainTarget;
	readonly compared: Span;
	readonly meaning: MetricMeaning | undefined;
	/** Undefined if the number does not exist. */
	readonly value: number | undefined;
	/** Reads the number from the totals of other days. */
	readonly numberOf: (totals: object) => number | undefined;
	readonly ownFields: readonly string[] | undefined;
	readonly onExplain: (target: ExplainTarget) => void;
}

/** The same number in the compared period, which can be explained in turn, and the difference. */
export function ComparedNumber(props: ComparedNumberProps) {
	const { target, compared, meaning, value, numberOf, ownFields, onExplain } = props;
	const { currency } = useStore();
	const { type } = target;
	const then = thenOf(target, compared);
	const { data, status, error, retry } = useReportStats(
		target.endpoint,
		statsOf(then, meaning, ownFields),
	);
	if (status === 'error' && !data) {
		const what = __('The comparison value could not be loaded.', 'store-analytics');
		return <FailureLine recovers what={what} error={error} onRetry={retry} />;
	}
	const before = data && numberOf(data.totals);
	return (
		<>
			{!data && <SlowResponseNotice />}
			<table className="sa-explanation__sum">
				<caption>{__('Compared with', 'store-analytics')}</caption>
				<tbody>
					<tr>
						<th scope="row">
							<Button variant="link" onClick={() => onExplain(then)}>
								{whatOf(then)}
							</Button>
						</th>
						<td dir="auto">{data ? (formatMetric(type, before, currency) ?? dash) : '…'}</td>
					</tr>
					{value !== undefined && before !== undefined && (
						<tr>
							<th scope="row">{__('Change', 'store-analytics')}</th>
							<td dir="auto">
								{unitsText(type, changeUnits(type, value, before, currency), currency, 'signed')}
							</td>
						</tr>
					)}
				</tbody>
			</table>
		</>
	);
}
