import { useMemo, useState } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { Button, AnalyticsError, useStore } from '@store-analytics/components';
import { useReportStats } from '@store-analytics/data';
import { meaningOf } from '@store-analytics/rest-api/metrics';
import { Modal } from '../../../platform/dialog';
import { useAppSettings } from '../../../platform/settings/settings-context';
import { formatMetric } from '../summary/summary';
import { CountingRules } from './counting-rules';
import { FormulaTable } from './formula-table';
import { PartsInTime } from './parts-in-time';
import { RowsOfNumber } from './rows-of-number';
import { rangeText, statsOf } from './stats-query';
import type { ExplainTarget } from './target';
import './explanation.css';

interface ExplanationProps {
	readonly target: ExplainTarget;
	readonly onClose: () => void;
}

/** What a number means, how it is worked out, what counts, and what makes it; numbers that it is made of are explained in the same place. */
export default function Explanation({ target: first, onClose }: ExplanationProps) {
	const [path, setPath] = useState<readonly ExplainTarget[]>([first]);
	const target = path.at(-1) ?? first;
	const before = path.at(-2);
	return (
		<Modal title={target.label} onClose={onClose}>
			<p className="sa-explanation__range">{rangeText(target)}</p>
			{before && (
				<Button icon="arrow-start" onClick={() => setPath(path.slice(0, -1))}>
					{
						/* translators: %s: name of a number, such as "Net sales" */
						sprintf(__('Back to %s', 'store-analytics'), `${before.label}, ${rangeText(before)}`)
					}
				</Button>
			)}
			<Parts key={path.length} target={target} onExplain={(next) => setPath([...path, next])} />
		</Modal>
	);
}

/** The metrics of totals, without their segments. */
function numbersOf(totals: object): Readonly<Record<string, number>> {
	const numbers = Object.entries(totals).filter(([key]) => key !== 'segments');
	return Object.fromEntries(numbers.map(([key, value]) => [key, Number(value)]));
}

interface PartsProps {
	readonly target: ExplainTarget;
	readonly onExplain: (target: ExplainTarget) => void;
}

function Parts({ target, onExplain }: PartsProps) {
	const { server, dateType } = useAppSettings();
	const { currency } = useStore();
	const { endpoint, metric, type } = target;
	const rules = useMemo(
		() => ({
			ordersAlone: server.countsOrdersAlone,
			fullRefunds: server.hasWholeReturns,
			dateType,
		}),
		[server, dateType],
	);
	const meaning = useMemo(() => meaningOf(endpoint, metric, rules), [endpoint, metric, rules]);
	const stats = useReportStats(endpoint, statsOf(target, meaning));
	const totals = stats.data && numbersOf(stats.data.totals);
	const value = totals?.[metric] ?? 0;
	if (stats.status === 'error' && !stats.data) {
		return <AnalyticsError error={stats.error} onRetry={stats.retry} />;
	}
	return (
		<>
			<p className="sa-explanation__value" dir="auto" role={totals ? undefined : 'status'}>
				{totals ? formatMetric(type, value, currency) : __('Adding up…', 'store-analytics')}
			</p>
			<p>
				{meaning?.explanation() ??
					__('An extension has added this number, and says what it is.', 'store-analytics')}
			</p>
			{totals && meaning?.formula && (
				<FormulaTable formula={meaning.formula} {...{ target, totals, rules, onExplain }} />
			)}
			{meaning?.notToConfuse && <p className="sa-explanation__note">{meaning.notToConfuse()}</p>}
			<CountingRules target={target} meaning={meaning} />
			{totals && <RowsOfNumber {...{ target, value, rules }} />}
			{stats.data && meaning?.sumsOver.includes('interval') && (
				<PartsInTime intervals={stats.data.intervals} {...{ target, value, onExplain }} />
			)}
		</>
	);
}
