import { __ } from '@wordpress/i18n';
import { Button, useStore } from '@store-analytics/components';
import {
	calendarDay,
	endOfUnit,
	formatPhpDate,
	getDateFormatsForIntervalPhp,
	getRangeLabel,
	startOfUnit,
	toMoment,
	type Moment,
} from '@store-analytics/date';
import { sumOf } from '@store-analytics/currency/arithmetic';
import type { StatsInterval } from '@store-analytics/rest-api';
import { hourFormats } from '../../chart/hour-formats';
import { formatMetric } from '../../summary/summary';
import { Check } from './check';
import type { ExplainTarget } from '../target';

interface PartsInTimeProps {
	readonly target: ExplainTarget;
	readonly value: number;
	readonly interval: 'hour' | 'day' | 'month';
	/** Whether the parts add up to the number. */
	readonly addsUp: boolean;
	readonly intervals: readonly StatsInterval<Readonly<Record<string, number>>>[];
	/** Reads the number from an interval's subtotals. */
	readonly valueOf: (subtotals: Readonly<Record<string, number | undefined>>) => number;
	readonly onExplain: (target: ExplainTarget) => void;
}

/** The number by day, month or hour; each opens its own explanation. */
export function PartsInTime(props: PartsInTimeProps) {
	const { target, value, interval, addsUp, intervals, valueOf, onExplain } = props;
	const { currency, locale } = useStore();
	const { type } = target;
	const parts = intervals
		.map(({ date_start, date_end, subtotals }) => ({
			label: nameOf(interval, date_start, date_end, locale),
			value: valueOf(subtotals),
			after: date_start.replace(' ', 'T'),
			before: date_end.replace(' ', 'T'),
		}))
		.filter((part) => part.value !== 0);
	const titles = {
		hour: __('By hour', 'store-analytics'),
		day: __('By day', 'store-analytics'),
		month: __('By month', 'store-analytics'),
	};
	return (
		<details className="sa-explanation__parts">
			<summary>{titles[interval]}</summary>
			<table className="sa-explanation__sum">
				<tbody>
					{parts.map(({ label, value: part, after, before }) => (
						<tr key={after}>
							<th scope="row">
								<Button
									variant="link"
									onClick={() =>
										onExplain({
											...target,
											query: { ...target.query, after, before },
											compared: undefined,
										})
									}
								>
									{label}
								</Button>
							</th>
							<td dir="auto">{formatMetric(type, part, currency)}</td>
						</tr>
					))}
				</tbody>
			</table>
			{addsUp && <Check sum={sumOf(parts.map((part) => part.value))} {...{ value, type }} />}
		</details>
	);
}

/** The name of a day, month or hour. If the range cuts a month, the name lists its days. */
function nameOf(
	interval: PartsInTimeProps['interval'],
	start: string,
	end: string,
	locale: string,
): string {
	if (interval === 'hour') {
		return hourFormats(locale).tooltipLabelFormat(new Date(start.replace(' ', 'T')));
	}
	const [first, last] = [start, end].map((time) => toMoment('YYYY-MM-DD', time.slice(0, 10)));
	if (interval === 'month' && first && last) {
		if (!isOfWholeMonths(first, last)) return getRangeLabel(first, last);
	}
	return formatPhpDate(start, getDateFormatsForIntervalPhp(interval).tooltipLabelFormat);
}

function isOfWholeMonths(first: Moment, last: Moment): boolean {
	const opens = calendarDay(startOfUnit(first, 'month', 0)) === calendarDay(first);
	return opens && calendarDay(endOfUnit(last, 'month', 0)) === calendarDay(last);
}
