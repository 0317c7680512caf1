import { __ } from '@wordpress/i18n';
import { useStore } from '@store-analytics/components';
import {
	difference,
	type Part,
	type Split,
	type SplitSource,
	type WholeChange,
} from '@store-analytics/rest-api/changes';
import type { ChartMetric } from '../definition/definition';
import { PartRow, scaleOf } from './part-row';
import { unitsText } from '../definition/units';

interface SplitTableProps {
	readonly split: Split;
	readonly source: Pick<SplitSource, 'key' | 'title' | 'rest'>;
	readonly found: WholeChange;
	readonly metric: ChartMetric;
	/** The numbers of the report. */
	readonly charts: readonly ChartMetric[];
}

/** The parts of a change, and whether they are complete. */
export function SplitTable({ split, source, found: { whole }, metric, charts }: SplitTableProps) {
	const { currency } = useStore();
	const rest: Part = { key: 'rest', label: source.rest, by: split.rest };
	const parts = split.rest === 0 ? split.parts : [...split.parts, rest];
	const scale = scaleOf(parts);
	const ownOf = ({ key }: Part) =>
		source.key === 'formula' ? charts.find((chart) => chart.key === key) : undefined;
	return (
		<div>
			<table className="sa-changes__split">
				<caption>{source.title}</caption>
				<tbody>
					{parts.map((part) => (
						<PartRow key={part.key} {...{ part, scale, metric }} own={ownOf(part)} />
					))}
				</tbody>
				<tfoot>
					<tr>
						<th scope="row">{__('Total', 'store-analytics')}</th>
						<td dir="auto">{unitsText(metric.type, difference(whole), currency, 'signed')}</td>
						<td aria-hidden="true" />
					</tr>
				</tfoot>
			</table>
		</div>
	);
}
