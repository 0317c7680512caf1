import { useState } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { Button, AnalyticsError, useStore } from '@store-analytics/components';
import { Modal } from '../../../../platform/dialog';
import { SharedSlowResponseNotice } from '../../../../platform/slow-response';
import { formatMetric } from '../../summary/summary';
import { dash } from '../../definition/metric-value';
import { BreakDown } from './break-down';
import { BesideInChart } from './beside/beside-in-chart';
import { ComparedNumber } from './beside/compared-number';
import { CountingRules } from './counting-rules';
import { namedNumber } from '../named-number';
import { Counted } from './number/counted';
import { AddingUp } from './number/adding-up';
import { MadeOf } from './number/made-of';
import { NumberOfChange } from './number/number-of-change';
import { NumberOfRow } from './number/number-of-row';
import { useNumber } from './number/use-number';
import { OnScreen } from './beside/on-screen';
import { OtherNumbers } from './beside/other-numbers';
import { PartsInTime } from './parts-in-time';
import { RowName } from './row-name';
import { RowsOfNumber } from './rows-of-number';
import { intervalOf, whatOf } from './stats-query';
import type { ExplainTarget } from '../target';
import './explanation.css';

interface ExplanationProps {
	readonly target: ExplainTarget;
	readonly onClose: () => void;
}

/** Explains a number: its meaning, formula, rules and rows. Numbers in its formula are explained in the same place. */
export default function Explanation({ target: first, onClose }: ExplanationProps) {
	const [path, setPath] = useState<readonly ExplainTarget[]>([first]);
	const target = path.at(-1) ?? first;
	const before = path.at(-2);
	// The screen does not show the numbers of a formula, nor others beside them.
	const explain = (next: ExplainTarget) =>
		setPath([...path, { ...next, shown: undefined, beside: undefined }]);
	return (
		<Modal title={target.label} onClose={onClose}>
			<p className="sa-explanation__range">
				<Scope target={target} />
			</p>
			{before && (
				<Button icon="arrow-start" onClick={() => setPath(path.slice(0, -1))}>
					{
						/* translators: %s: name of a number, such as "Net sales" */
						sprintf(__('Back to %s', 'store-analytics'), `${before.label}, ${whatOf(before)}`)
					}
				</Button>
			)}
			<SharedSlowResponseNotice key={path.length}>
				<Explained target={target} onExplain={explain} onClose={onClose} />
			</SharedSlowResponseNotice>
		</Modal>
	);
}

/** What the number covers: the days, the item or the single order. */
function Scope({ target }: Pick<PartsProps, 'target'>) {
	const { endpoint, row } = target;
	return row && endpoint === 'orders' ? <RowName report={endpoint} row={row} /> : whatOf(target);
}

function Explained({ target, onExplain, onClose }: PartsProps & Pick<ExplanationProps, 'onClose'>) {
	const { row, counted, change } = target;
	if (counted) return <Counted {...{ target, counted }} />;
	if (change) return <NumberOfChange {...{ target, change, onExplain }} />;
	return row ? (
		<NumberOfRow {...{ target, row, onExplain }} />
	) : (
		<>
			<NumberOfStats {...{ target, onExplain }} />
			<BreakDown {...{ target, onClose }} />
		</>
	);
}

interface PartsProps {
	readonly target: ExplainTarget;
	readonly onExplain: (target: ExplainTarget) => void;
}

function NumberOfStats({ target, onExplain }: PartsProps) {
	const { own, meaning, rules, stats, totals, numberOf } = useNumber(target);
	const { currency } = useStore();
	const { metric, type, compared } = target;
	const value = totals && numberOf(totals);
	const interval = intervalOf(target);
	const nameOf = (field: string) => namedNumber(target.endpoint, field, rules);
	if (stats.status === 'error' && !stats.data) {
		return <AnalyticsError error={stats.error} onRetry={stats.retry} />;
	}
	return (
		<>
			{totals ? (
				<p className="sa-explanation__value" dir="auto">
					{formatMetric(type, value, currency) ?? dash}
				</p>
			) : (
				<AddingUp />
			)}
			{value !== undefined && <OnScreen {...{ target, value }} />}
			<p>
				{meaning?.explanation() ??
					__(
						'An extension added this number. See its documentation for the meaning.',
						'store-analytics',
					)}
			</p>
			{totals && <MadeOf {...{ target, own, meaning, totals, value, nameOf, onExplain }} />}
			{totals && compared && (
				<ComparedNumber
					ownFields={own?.fields}
					{...{ target, compared, meaning, value, numberOf, onExplain }}
				/>
			)}
			{meaning?.similarMetrics && value !== undefined && (
				<OtherNumbers {...meaning.similarMetrics} {...{ target, value, rules, onExplain }} />
			)}
			<CountingRules target={target} meaning={meaning} />
			{totals && value !== undefined && (
				<RowsOfNumber hasFormula={meaning?.formula !== undefined} {...{ target, value, rules }} />
			)}
			{stats.data && value !== undefined && interval && (
				<PartsInTime
					intervals={stats.data.intervals}
					addsUp={meaning?.sumsOver.includes('interval') ?? false}
					valueOf={(part) => (own ? own.ofTotals(part, totals) : part[metric]) ?? 0}
					{...{ target, value, interval, onExplain }}
				/>
			)}
			{target.beside && <BesideInChart targets={target.beside} onExplain={onExplain} />}
		</>
	);
}
