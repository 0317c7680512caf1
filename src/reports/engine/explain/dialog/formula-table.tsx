import { __ } from '@wordpress/i18n';
import { Button, useStore } from '@store-analytics/components';
import { sumOfTerms, type Formula } from '@store-analytics/rest-api/metrics';
import { dash } from '../../definition/metric-value';
import { formatMetric } from '../../summary/summary';
import type { NamedNumber } from '../named-number';
import type { ExplainTarget } from '../target';

interface FormulaTableProps {
	readonly formula: Formula;
	readonly target: ExplainTarget;
	readonly totals: Readonly<Record<string, number | undefined>>;
	/** Returns the name of a number in the formula. */
	readonly nameOf: (metric: string) => NamedNumber;
	readonly onExplain: (target: ExplainTarget) => void;
}

/** The formula with its values for these days. Each number in it can be explained in turn. */
export function FormulaTable({ formula, target, totals, nameOf, onExplain }: FormulaTableProps) {
	const { currency } = useStore();
	const { metric, type } = target;
	const value = totals[metric] ?? 0;
	const sum = sumOfTerms(formula, totals);
	const line = (sign: string, key: string) => {
		const named = nameOf(key);
		return (
			<tr key={sign + key}>
				<th scope="row">
					<span className="sa-explanation__sign">{sign}</span>
					<Button variant="link" onClick={() => onExplain({ ...target, ...named })}>
						{named.label}
					</Button>
				</th>
				<td dir="auto">{formatMetric(named.type, totals[key] ?? 0, currency)}</td>
			</tr>
		);
	};
	return (
		<table className="sa-explanation__sum">
			<caption>{__('How it is calculated', 'store-analytics')}</caption>
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
					<td dir="auto">{formatMetric(type, totals[metric], currency) ?? dash}</td>
				</tr>
			</tbody>
		</table>
	);
}
