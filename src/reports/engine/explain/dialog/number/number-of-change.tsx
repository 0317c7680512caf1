import { __ } from '@wordpress/i18n';
import { AnalyticsError, Button, useStore } from '@store-analytics/components';
import { dash } from '../../../definition/metric-value';
import { amountOf, changeUnits, unitsText } from '../../../definition/units';
import { formatMetric } from '../../../summary/summary';
import { OnScreen } from '../beside/on-screen';
import { whatOf } from '../stats-query';
import { thenOf, type ExplainTarget, type Span } from '../../target';
import { AddingUp } from './adding-up';
import { useNumber } from './use-number';

interface NumberOfChangeProps {
	readonly target: ExplainTarget;
	readonly change: { readonly of: string; readonly since: Span };
	readonly onExplain: (target: ExplainTarget) => void;
}

/** Explains a change: the current number minus the former one, each of which can be explained. */
export function NumberOfChange({ target, change, onExplain }: NumberOfChangeProps) {
	const { currency } = useStore();
	const { type } = target;
	const now: ExplainTarget = { ...target, label: change.of, change: undefined, shown: undefined };
	const then = thenOf(now, change.since);
	const [is, was] = [useNumber(now), useNumber(then)];
	const failed = [is.stats, was.stats].find(({ status, data }) => status === 'error' && !data);
	if (failed) return <AnalyticsError error={failed.error} onRetry={failed.retry} />;
	const [isNow, isBefore] = [is, was].map(({ stats, numberOf }) =>
		stats.data ? numberOf(stats.data.totals) : undefined,
	);
	const isLoaded = is.stats.data !== undefined && was.stats.data !== undefined;
	const by =
		isNow === undefined || isBefore === undefined
			? undefined
			: changeUnits(type, isNow, isBefore, currency);
	const shown = by === undefined ? dash : unitsText(type, by, currency, 'signed');
	const line = (sign: string, one: ExplainTarget, value: number | undefined) => (
		<tr>
			<th scope="row">
				<span className="sa-explanation__sign">{sign}</span>
				<Button variant="link" onClick={() => onExplain(one)}>
					{whatOf(one)}
				</Button>
			</th>
			<td dir="auto">{isLoaded ? (formatMetric(type, value, currency) ?? dash) : '…'}</td>
		</tr>
	);
	return (
		<>
			{isLoaded ? (
				<p className="sa-explanation__value" dir="auto">
					{shown}
				</p>
			) : (
				<AddingUp />
			)}
			{by !== undefined && <OnScreen target={target} value={amountOf(type, by, currency)} />}
			<p>{__('Current value minus the value in the comparison period.', 'store-analytics')}</p>
			<table className="sa-explanation__sum">
				<caption>{__('How it is calculated', 'store-analytics')}</caption>
				<tbody>
					{line('', now, isNow)}
					{line('−', then, isBefore)}
					<tr className="sa-explanation__result">
						<th scope="row">
							<span className="sa-explanation__sign">=</span>
							{target.label}
						</th>
						<td dir="auto">{isLoaded ? shown : '…'}</td>
					</tr>
				</tbody>
			</table>
		</>
	);
}
