import { __, sprintf } from '@wordpress/i18n';
import { inSentence, useStore } from '@store-analytics/components';
import { decodeEntities } from '@store-analytics/currency';
import { isSmall, type Cause, type WholeChange } from '@store-analytics/rest-api/changes';
import type { ChartMetric } from '../definition/definition';
import { byText, PartRow, scaleOf } from './part-row';

/** The most causes that are named. */
const mostCauses = 5;

interface CausesListProps {
	readonly causes: readonly Cause[];
	readonly found: WholeChange;
	readonly metric: ChartMetric;
	/** The numbers of the report. */
	readonly charts: readonly ChartMetric[];
}

/** The greatest causes of a change, of any kind, in sentences; the first one is marked if it stands out. */
export function CausesList({ causes, found: { whole }, metric, charts }: CausesListProps) {
	const { currency } = useStore();
	const shown = causes.slice(0, mostCauses);
	const scale = scaleOf(shown);
	const ownOf = ({ key, kind }: Cause) =>
		kind === 'term' ? charts.find((chart) => chart.key === key) : undefined;
	const [first] = causes;
	if (!first) return null;
	const sentence = sprintf(
		/* translators: 1: what moved a number, such as "Beanie, pieces sold", 2: by how much */
		__('Largest part: %1$s (%2$s).', 'store-analytics'),
		decodeEntities(first.label),
		inSentence(byText(metric.type, first.by, currency)),
	);
	return (
		<div className="sa-changes__causes">
			<p>
				<strong>{sentence}</strong>{' '}
				{isSmall(first, whole) &&
					__(
						'That is less than a quarter of the change: none of these causes explains it alone.',
						'store-analytics',
					)}
			</p>
			<table className="sa-changes__split">
				<caption>{__('Main causes', 'store-analytics')}</caption>
				<tbody>
					{shown.map((part) => (
						<PartRow
							key={`${part.kind} ${part.key}`}
							{...{ part, scale, metric }}
							own={ownOf(part)}
						/>
					))}
				</tbody>
			</table>
		</div>
	);
}
