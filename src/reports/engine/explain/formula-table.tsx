import { __ } from '@wordpress/i18n';
import { Button, useStore } from '@store-analytics/components';
import {
	meaningOf,
	sumOfTerms,
	type Formula,
	type MeaningRules,
	type MetricUnit,
} from '@store-analytics/rest-api/metrics';
import type { MetricType } from '../definition/definition';
import { formatMetric } from '../summary/summary';
import type { ExplainTarget } from './target';

const types: Readonly<Record<MetricUnit, MetricType>> = {
	amount: 'currency',
	count: 'number',
	average: 'average',
};

interface FormulaTableProps {
	readonly formula: Formula;
	readonly target: ExplainTarget;
	readonly totals: Readonly<Record<string, number | undefined>>;
	readonly rules: MeaningRules;
	readonly onExplain: (target: ExplainTarget) => void;
}

/** How the number follows from others, with the figures of these days in it; each can be explained in turn. */
export function FormulaTable({ formula, target, totals, rules, onExplain }: FormulaTableProps) {
	const { currency } = useStore();
	const { endpoint, metric, type } = target;
	const value = totals[metric] ?? 0;
	const sum = sumOfTerms(formula, totals);
	const line = (sign: string, key: string) => {
		const meaning = meaningOf(endpoint, key, rules);
		const label = meaning?.label() ?? key;
		const own = types[meaning?.unit ?? 'count'];
		return (
			<tr key={sign + key}>
				<th scope="row">
					<span className="sa-explanation__sign">{sign}</span>
					<Button
						variant="link"
						onClick={() => onExplain({ ...target, metric: key, label, type: own })}
					>
						{label}
					</Button>
				</th>
				<td dir="auto">{formatMetric(own, totals[key] ?? 0, currency)}</td>
			</tr>
		);
	};
	return (
		<table className="sa-explanation__sum">
			<caption>{__('How it is worked out', 'store-analytics')}</caption>
			<tbody>
				{formula.terms.map((term, index) =>
					line(term.sign === -1 ? '−' : index === 0 ? '' : '+', term.metric),
				)}
				{formula.rest && (
					<tr>
						<th scope="row">
							<span className="sa-explanation__sign">{value < sum ? '−' : '+'}</span>
							{formula.rest()}
						</th>
						<td dir="auto">{formatMetric(type, Math.abs(value - sum), currency)}</td>
					</tr>
				)}
				{formula.per !== undefined && line('÷', formula.per)}
				<tr className="sa-explanation__result">
					<th scope="row">
						<span className="sa-explanation__sign">=</span>
						{target.label}
					</th>
					<td dir="auto">{formatMetric(type, value, currency)}</td>
				</tr>
			</tbody>
		</table>
	);
}
