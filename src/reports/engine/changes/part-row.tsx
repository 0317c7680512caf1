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
	readonly scale: Scale;
	readonly metric: ChartMetric;
	/** Says which changes of the part are good, if it is a number of the report itself. */
	readonly own?: ChartMetric | undefined;
}

/** The longest bars to both sides, in units. */
interface Scale {
	readonly less: number;
	readonly more: number;
}

/** Returns the scale with which the bars of these parts fill their column. */
export function scaleOf(parts: readonly Part[]): Scale {
	const all = parts.map(({ by }) => by);
	return { less: Math.max(0, ...all.map((by) => -by)), more: Math.max(0, ...all) };
}

/** A part of a change: its name, its numbers, its share of the whole, and that as a bar. */
export function PartRow({ part, scale, metric, own }: PartRowProps) {
	const { label, by, change } = part;
	const { currency } = useStore();
	return (
		<tr>
			<th scope="row">
				{decodeEntities(label)}
				{change && <span className="sa-changes__values">{changeText(change, currency)}</span>}
			</th>
			<td dir="auto">{byText(metric.type, by, currency)}</td>
			<td className="sa-changes__track" aria-hidden="true">
				<span
					className={clsx('sa-changes__bar', `is-${qualityOf(part, metric, own)}`, {
						'is-less': by < 0,
					})}
					style={barOf(by, scale)}
				/>
			</td>
		</tr>
	);
}

/** More returns are bad, also where they explain higher sales; a change of coupons is neither. */
function qualityOf({ by, change }: Part, metric: ChartMetric, own = metric) {
	const moved = own === metric || !change ? by : change.now - change.before;
	if (own.isNeutralTrend || moved === 0) return 'neutral';
	return moved < 0 === (own.isReverseTrend ?? false) ? 'better' : 'worse';
}

function barOf(by: number, { less, more }: Scale): CSSProperties {
	const whole = less + more || 1;
	const bar = {
		'--sa-start': (by < 0 ? less + by : less) / whole,
		'--sa-share': Math.abs(by) / whole,
	};
	return bar as CSSProperties; // as: properties of our own
}

/** Millionths of a piece in a hundredth. */
const HUNDREDTH = 10_000;

/** By how much a part moved a number. That of a count is worked out with averages, and rounded to hundredths. */
export function byText(type: ChartMetric['type'], by: number, currency: Store['currency']): string {
	const units = type === 'number' ? Math.round(by / HUNDREDTH) * HUNDREDTH : by;
	return unitsText(type, units, currency, 'signed');
}

const types = { amount: 'currency', count: 'number', average: 'average' } as const;

/** The part's own numbers of the two periods. */
function changeText(change: NonNullable<Part['change']>, currency: Store['currency']): string {
	const { before, now } = changeTexts(change, currency);
	/* translators: 1: a number before, 2: the same number now */
	return sprintf(__('From %1$s to %2$s', 'store-analytics'), before, now);
}

/** Both numbers of a part as text. */
export function changeTexts(
	{ before, now, unit }: NonNullable<Part['change']>,
	currency: Store['currency'],
): { readonly before: string; readonly now: string } {
	const type = types[unit];
	const text = (value: number) =>
		inSentence(
			type === 'currency'
				? currency.formatAmount(value)
				: unitsText(type, unitsOf(type, value, currency), currency),
		);
	return { before: text(before), now: text(now) };
}
