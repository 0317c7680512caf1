import { useEffect, useRef, useState } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { TextField } from '@store-analytics/components';
import { wallTimeNow } from '@store-analytics/date';
import {
	annotationLimits,
	annotationsPreference,
	annotationText,
	isCalendarDay,
	parseAnnotations,
	writeAnnotations,
	type Annotation,
} from '@store-analytics/rest-api';
import { createNotice } from '../../../../platform/notices';
import { newId } from '../../../../views/new-id';
import { useStoredList } from '../../../../views/use-stored-list';
import { annotationWithDays } from '../annotated';
import { KeptEntries } from './kept-entries';
import { PlanForm } from './plan-form';
import { daysOf, latestDay, type ShownNumber } from '../shown-number';
import { wallTimeOf } from '../target-periods';
import { useEdits } from './use-edits';

const kept = {
	preference: annotationsPreference,
	parse: parseAnnotations,
	write: writeAnnotations,
};

interface AnnotationsFormProps {
	readonly number: Pick<ShownNumber, 'period' | 'settings'>;
	readonly onClose: () => void;
}

/** Adds a note to one or several days, and changes existing ones. Typed text stays until the shop has saved it. */
export function AnnotationsForm({ number, onClose }: AnnotationsFormProps) {
	const { items, change, typed, type, edit, problem, edits, save } = useAnnotations(
		number,
		onClose,
	);
	const field = useRef<HTMLInputElement>(null);
	// A dialog focuses its first button, which closes this one.
	useEffect(() => field.current?.focus(), [typed.id]);
	return (
		<>
			<PlanForm
				lead={__('Notes appear on the time axis of all your charts.', 'store-analytics')}
				problem={problem}
				edits={edits}
				failed={__('The note could not be saved.', 'store-analytics')}
				saveLabel={__('Save note', 'store-analytics')}
				onSave={save}
				onCancel={onClose}
			>
				<TextField
					ref={field}
					label={__('Note', 'store-analytics')}
					value={typed.text}
					maxLength={annotationLimits.textLength}
					required
					onChange={(text) => type({ text })}
				/>
				<div className="sa-plan-form__fields">
					<TextField
						type="date"
						label={__('Day', 'store-analytics')}
						value={typed.from}
						required
						onChange={(from) => type({ from })}
					/>
					<TextField
						type="date"
						label={__('End date (optional)', 'store-analytics')}
						value={typed.to}
						onChange={(to) => type({ to })}
					/>
				</div>
			</PlanForm>
			<KeptEntries
				label={__('Notes', 'store-analytics')}
				items={[...items].reverse()}
				keyOf={({ id }) => id}
				nameOf={(one) => annotationWithDays(one, number.settings.userLocale)}
				onEdit={edit}
				change={change}
			/>
		</>
	);
}

/** The user's annotations and the one that the form edits. */
function useAnnotations(number: AnnotationsFormProps['number'], onSaved: () => void) {
	const { items, change } = useStoredList(kept);
	const edits = useEdits();
	const [typed, setTyped] = useState(() => emptyNote(number));
	const [problem, setProblem] = useState('');
	const type = (changes: Partial<Annotation>) => {
		setTyped({ ...typed, ...changes });
		setProblem('');
	};
	const edit = (one: Annotation) => type({ ...one, to: one.to === one.from ? '' : one.to });
	const save = () => {
		const annotation = { ...typed, text: annotationText(typed.text), to: typed.to || typed.from };
		const others = (all: readonly Annotation[]) => all.filter(({ id }) => id !== annotation.id);
		const wrong = problemWith(annotation, others(items).length);
		setProblem(wrong);
		if (wrong !== '') return;
		void edits.run(
			() => change((all) => [...others(all), annotation]),
			() => {
				const content = __('The note has been saved.', 'store-analytics');
				createNotice({ id: 'plan', status: 'success', content });
				onSaved();
			},
		);
	};
	return { items, change, typed, type, edit, problem, edits, save };
}

function emptyNote({ period }: AnnotationsFormProps['number']): Annotation {
	const now = wallTimeNow();
	return { id: newId(), from: latestDay(daysOf(period), wallTimeOf(now)), to: '', text: '' };
}

/** Returns why a note cannot be saved; '' if it can. */
function problemWith({ text, from, to }: Annotation, others: number): string {
	if (text === '') return __('Enter the text of the note.', 'store-analytics');
	if (!isCalendarDay(from) || !isCalendarDay(to)) {
		return __('Enter the date of the note.', 'store-analytics');
	}
	if (to < from) return __('The end date is before the start date.', 'store-analytics');
	if (others < annotationLimits.count) return '';
	return sprintf(
		/* translators: %d: number of notes */
		__('You already have %d notes. Delete one first.', 'store-analytics'),
		annotationLimits.count,
	);
}
