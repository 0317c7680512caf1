import { __ } from '@wordpress/i18n';
import { SummaryList, SummaryNumber, useStore } from '@store-analytics/components';
import { shownChange } from '../reports/engine/summary/change';
import { textOfValue, type ShownMetric } from './numbers';
import { numberOf } from './over-time';

/** More would push chart and table out of sight. */
const MOST = 4;

interface TotalsProps {
	readonly metrics: readonly ShownMetric[];
	readonly totals: Readonly<Record<string, number>>;
	readonly compared: Readonly<Record<string, number>> | undefined;
	/** The days of the comparison. */
	readonly comparedTo: string;
}

/** The totals of a result with their changes. */
export function Totals({ metrics, totals, compared, comparedTo }: TotalsProps) {
	const { currency } = useStore();
	return (
		<SummaryList label={__('Totals', 'store-analytics')}>
			{() =>
				metrics.slice(0, MOST).map((metric) => {
					const { key, label, type } = metric;
					const now = numberOf(totals, key);
					const before = compared && numberOf(compared, key);
					return (
						<SummaryNumber
							key={key}
							label={label}
							href=""
							value={textOfValue(metric, now, currency)}
							isCompared={before !== undefined}
							prevValue={before === undefined ? undefined : textOfValue(metric, before, currency)}
							{...(comparedTo && { prevLabel: `${comparedTo}:` })}
							reverseTrend={metric.isReverseTrend ?? false}
							neutralTrend={metric.isNeutralTrend ?? false}
							{...shownChange(type, now, before, currency)}
						/>
					);
				})
			}
		</SummaryList>
	);
}
