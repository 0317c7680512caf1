import { useCallback, useState } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { inSentence, useStore } from '@store-analytics/components';
import { decodeEntities } from '@store-analytics/currency';
import {
	difference,
	greatestPart,
	type ChangeSubject,
	type Part,
} from '@store-analytics/rest-api/changes';
import type { ChartMetric } from '../definition/definition';
import { unitsText } from '../definition/units';
import type { PeriodStats } from '../query/use-both-periods';
import { useLoaded } from '../query/use-loaded';
import type { ReportView } from '../query/view';
import { byText, changeTexts } from './part-row';
import { subjectOf } from './subject';

interface CauseLineProps {
	readonly view: ReportView;
	readonly metric: ChartMetric;
	/** The numbers on screen. */
	readonly now: PeriodStats['totals'];
	readonly before: PeriodStats['totals'];
}

/** By how much a number changed, and what moved it most if that is known. */
export default function CauseLine({ view, metric, now, before }: CauseLineProps) {
	const subject = subjectOf(view, metric);
	if (!subject) return null;
	return (
		<CauseOf
			key={JSON.stringify([subject, now, before])}
			asked={subject}
			{...{ metric, now, before }}
		/>
	);
}

/** For one subject: another subject has another key. */
function CauseOf({
	asked,
	metric: { label, type },
	now,
	before,
}: Omit<CauseLineProps, 'view'> & { readonly asked: ChangeSubject }) {
	const { currency } = useStore();
	const [subject] = useState(asked);
	const [shown] = useState({ now, before });
	const loaded = useLoaded(useCallback(() => greatestPart(subject, shown), [subject, shown]));
	const value = loaded.status === 'ready' ? loaded.value : undefined;
	if (!value) return null;
	const by = difference(value.found.whole);
	const { before: was, now: is } = value.found.whole;
	if (by === 0) {
		return (
			<p className="sa-changes__cause">
				{
					/* translators: %s: name of a number, such as "Net sales" */
					sprintf(__('%s: no change.', 'store-analytics'), label)
				}
			</p>
		);
	}
	if (type === 'percent') {
		return (
			<p className="sa-changes__cause">
				{sprintf(
					/* translators: 1: name of a rate, such as "Refund rate", 2: its number before, 3: its number now */
					__('%1$s: from %2$s to %3$s.', 'store-analytics'),
					...[label, unitsText(type, was, currency), unitsText(type, is, currency)],
				)}
			</p>
		);
	}
	const template =
		by < 0
			? /* translators: 1: name of a number, such as "Net sales", 2: by how much it fell */
				__('%1$s: %2$s less.', 'store-analytics')
			: /* translators: 1: name of a number, such as "Net sales", 2: by how much it rose */
				__('%1$s: %2$s more.', 'store-analytics');
	return (
		<p className="sa-changes__cause">
			<strong>
				{sprintf(template, label, inSentence(unitsText(type, Math.abs(by), currency)))}
			</strong>
			{value.part && <GreatestCause part={value.part} type={type} />}
		</p>
	);
}

function GreatestCause({
	part,
	type,
}: {
	readonly part: Part;
	readonly type: ChartMetric['type'];
}) {
	const { currency } = useStore();
	if (!part.change) return null;
	const { before: was, now: is } = changeTexts(part.change, currency);
	return (
		<>
			{' '}
			{sprintf(
				/* translators: 1: what moved a number most, such as "Orders", 2: its number before, 3: its number now, 4: by how much it moved the number */
				__('Biggest factor: %1$s, from %2$s to %3$s (%4$s).', 'store-analytics'),
				decodeEntities(part.label),
				was,
				is,
				inSentence(byText(type, part.by, currency)),
			)}
		</>
	);
}
