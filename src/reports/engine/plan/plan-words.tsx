import { __, sprintf } from '@wordpress/i18n';
import { inSentence } from '@store-analytics/components';
import { getRangeLabel, isoDateFormat, toMoment } from '@store-analytics/date';
import { inSentences, type Annotation } from '@store-analytics/rest-api';
import { plannedUnits, unitsText } from '../definition/units';
import { annotationWithDays, monthsText } from './annotated';
import type { Pace } from './pace';
import { daysOf, type ShownNumber } from './shown-number';
import { dayOf } from './target-periods';
import './plan-words.css';

interface PlanWordsProps {
	readonly number: ShownNumber;
	readonly paces: readonly Pace[];
	readonly annotations: readonly Annotation[];
}

/** Progress towards targets and annotations of the days, as text below a chart. Renders nothing without either. */
export function PlanWords({ number, paces, annotations }: PlanWordsProps) {
	const { userLocale } = number.settings;
	if (paces.length + annotations.length === 0) return null;
	return (
		<div className="sa-plan">
			{paces.map((pace) => (
				<p key={pace.unit ?? 'days'}>{inSentences(paceWords(number, pace))}</p>
			))}
			{annotations.length > 0 && (
				<ul aria-label={__('Notes', 'store-analytics')}>
					{annotations.map((one) => (
						<li key={one.id}>{annotationWithDays(one, userLocale)}</li>
					))}
				</ul>
			)}
		</div>
	);
}

/** Describes a pace in a few sentences. */
function paceWords(number: ShownNumber, pace: Pace): readonly string[] {
	const { target, reached, expected, forecast, time } = pace;
	const text = (units: number) =>
		inSentence(unitsText(plannedUnits(number.metric.type), units, number.currency));
	const name = paceName(number, pace);
	if (time === 'to come') {
		/* translators: 1: name of a target, such as "Target of November 2026", 2: the target */
		const words = __('%1$s: %2$s. This period has not started yet.', 'store-analytics');
		return [sprintf(words, name, text(target))];
	}
	/* translators: 1: name of a target, such as "Target of November 2026", 2: what was reached, 3: the target */
	const lead = sprintf(
		__('%1$s: %2$s of %3$s.', 'store-analytics'),
		name,
		text(reached),
		text(target),
	);
	if (time === 'over' || expected === target) return [lead, distance(reached - target, text)];
	/* translators: %s: amount */
	const byNow = sprintf(__('Expected by now: %s.', 'store-analytics'), text(expected));
	const soFar = [lead, byNow, distance(reached - expected, text)];
	if (forecast === undefined) return soFar;
	/* translators: %s: amount */
	const atTheEnd = sprintf(__('Projected: %s.', 'store-analytics'), text(forecast));
	return [...soFar, atTheEnd, distance(forecast - target, text)];
}

/** Names the target of a pace: that of a period, of all shown days or of some of them. */
export function paceName({ settings, period }: ShownNumber, pace: Pace): string {
	if (pace.unit === undefined) {
		if (isOfAllDays(pace, period)) return __('Target for the days shown', 'store-analytics');
		const [first, last] = [pace.from, pace.to - 1].map((time) =>
			toMoment(isoDateFormat, dayOf(time)),
		);
		const days = first && last ? getRangeLabel(first, last) : '';
		/* translators: %s: days, such as "Nov 1 - 19, 2026" */
		return sprintf(__('Target for %s', 'store-analytics'), days);
	}
	/* translators: %s: a month, quarter or year, such as "November 2026" */
	return sprintf(__('Target of %s', 'store-analytics'), monthsText(pace, settings.userLocale));
}

/** Checks whether a pace is that of the shown days, no more and no fewer. */
export function isOfAllDays({ from, to }: Pace, period: ShownNumber['period']): boolean {
	const days = daysOf(period);
	return from === days.from && to === days.to;
}

/** "Above plan" may be bad news, for instance for returns, so the text does not judge. */
function distance(units: number, text: (units: number) => string): string {
	if (units === 0) return __('Exactly on plan.', 'store-analytics');
	const template =
		units > 0
			? /* translators: %s: amount */ __('%s above plan.', 'store-analytics')
			: /* translators: %s: amount */ __('%s below plan.', 'store-analytics');
	return sprintf(template, text(Math.abs(units)));
}
