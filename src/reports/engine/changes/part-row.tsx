import type { CSSProperties } from 'react';
import clsx from 'clsx';
import { __, sprintf } from '@wordpress/i18n';
import { inSentence, useStore, type Store } from '@store-analytics/components';
import { decodeEntities } from '@store-analytics/currency';
import type { Part } from '@store-analytics/rest-api/changes';
import type { ChartMetric } from '../definition/definition';
import { unitsOf, unitsText } from '../definition/units';

interface PartRowProps {
	readonly part: Part;
	/** The longest bar, in units. */
	readonly most: number;
	readonly metric: ChartMetric;
}

/** A part of a change: its name, its numbers, its share of the whole, and that as a bar. */
export function PartRow({ part: { label, by, change }, most, metric }: PartRowProps) {
	const { currency } = useStore();
	return (
		<tr>
			<th scope="row">
				{decodeEntities(label)}
				{change && <span className="sa-changes__values">{changeText(change, currency)}</span>}
			</th>
			<td dir="auto">{unitsText(metric.type, by, currency, 'signed')}</td>
			<td className="sa-changes__track" aria-hidden="true">
				<span
					className={clsx('sa-changes__bar', {
						'is-less': by < 0,
						'is-neutral': metric.isNeutralTrend,
						'is-worse': !metric.isNeutralTrend && by < 0 !== (metric.isReverseTrend ?? false),
					})}
					style={{ '--sa-share': Math.abs(by) / (most || 1) } as CSSProperties} // as: a property of our own
				/>
			</td>
		</tr>
	);
}

const types = { amount: 'currency', count: 'number', average: 'average' } as const;

/** The part's own numbers of the two periods. */
function changeText(
	{ before, now, unit }: NonNullable<Part['change']>,
	currency: Store['currency'],
): string {
	const type = types[unit];
	const text = (value: number) => {
		if (type === 'currency') return currency.formatAmount(value);
		return unitsText(type, unitsOf(type, value, currency), currency);
	};
	return sprintf(
		/* translators: 1: a number before, 2: the same number now */
		__('From %1$s to %2$s', 'store-analytics'),
		inSentence(text(before)),
		inSentence(text(now)),
	);
}
