import { useState, type FormEvent } from 'react';
import { __ } from '@wordpress/i18n';
import clsx from 'clsx';
import { calendarDay, typedDateFormat } from '@store-analytics/date';
import { preloadCalendar } from '../../date/calendar/use-calendar';
import { useCalendarLayout } from '../../date/date-range/date-range';
import { RangeInputs } from '../../date/date-range/range-inputs';
import { useDateRange } from '../../date/date-range/use-date-range';
import { Button, useViewportMatch } from '../../primitives';
import { useStore } from '../../store-context/use-store';
import { Comparisons, Presets } from './range-choices';
import { Tabs } from './tabs';
import {
	chosenRange,
	draftOf,
	sameRange,
	withoutDates,
	type ChosenRange,
	type DateQuery,
	type FilterDraft,
} from './range-draft';

interface RangeFormProps {
	dateQuery: DateQuery;
	isoDateFormat: string | undefined;
	onConfirm: (range: ChosenRange) => void;
}

/**
 * The form below the date button: presets, of which a press takes one at once, or custom dates, the comparison, and
 * Update. A press also takes a comparison at once if nothing else has changed. It drops its draft when it closes.
 */
export function RangeForm({ dateQuery, isoDateFormat, onConfirm }: RangeFormProps) {
	const { locale } = useStore();
	const [draft, setDraft] = useState(() => draftOf(dateQuery, typedDateFormat(locale)));
	const [tab, setTab] = useState(tabOf(dateQuery));
	const update = (changes: Partial<FilterDraft>) => setDraft((old) => ({ ...old, ...changes }));
	const isCustom = tab === 'custom';
	const chosen = chosenRange(draft, isCustom, isoDateFormat);
	const [shown] = useState({ draft, isCustom });
	const isSameRange = sameRange(chosenRange(shown.draft, shown.isCustom, isoDateFormat), chosen);
	const { inputs, calendar, isBeside } = useCustomDates(draft, (changes) => {
		if ('after' in changes) setTab('custom');
		update(changes);
	});

	const showTab = (name: 'presets' | 'custom') => {
		setTab(name);
		if (name === 'presets' && draft.period === 'custom') update({ period: 'today' });
	};
	const confirm = (range: ChosenRange | null) => range && onConfirm(range);
	const take = (changes: Partial<FilterDraft>) =>
		confirm(chosenRange({ ...draft, ...changes }, isCustom, isoDateFormat));
	return (
		<form
			className={clsx('woocommerce-filters-date__form', isBeside && 'is-beside')}
			onSubmit={(event: FormEvent) => {
				event.preventDefault();
				confirm(chosen);
			}}
		>
			<Tabs
				label={__('Select a date range', 'store-analytics')}
				tabs={tabs()}
				active={tab}
				onSelect={showTab}
			>
				{isCustom ? (
					<div className="woocommerce-calendar">
						<RangeInputs {...inputs} />
						{!isBeside && calendar}
					</div>
				) : (
					<Presets draft={draft} onUpdate={update} onChoose={take} />
				)}
			</Tabs>
			{isBeside && (
				<div className="woocommerce-calendar woocommerce-filters-date__months">{calendar}</div>
			)}
			<div className={clsx('woocommerce-filters-date__content-controls', isCustom && 'is-custom')}>
				<Comparisons
					draft={draft}
					onUpdate={update}
					onChoose={(changes) => isSameRange && take(changes)}
				/>
				<FormButtons
					canConfirm={chosen !== null}
					onReset={isCustom ? () => setDraft(withoutDates) : undefined}
				/>
			</div>
		</form>
	);
}

const tabs = () =>
	[
		{ name: 'presets', title: __('Presets', 'store-analytics') },
		{ name: 'custom', title: __('Custom', 'store-analytics'), onHint: preloadCalendar },
	] as const;

const tabOf = ({ period }: DateQuery): 'presets' | 'custom' =>
	period === 'custom' ? 'custom' : 'presets';

/** The fields and months of custom dates. Months stand beside the tabs where there is room. */
function useCustomDates(draft: FilterDraft, onUpdate: (changes: Partial<FilterDraft>) => void) {
	const { now } = useStore();
	const isBeside = useViewportMatch('medium');
	const months = useViewportMatch('large') ? 2 : 1;
	const filling = useCalendarLayout();
	const parts = useDateRange(
		{
			...draft,
			onUpdate,
			shortDateFormat: draft.format,
			isInvalidDate: (date: Date) => calendarDay(date) > calendarDay(now()),
			// Single days of a shop (a sale, a holiday) are a useful range.
			minimumNights: 0,
		},
		isBeside ? { numberOfMonths: months, daySize: 34 } : filling,
	);
	return { ...parts, isBeside };
}

interface FormButtonsProps {
	canConfirm: boolean;
	/** Without it there is nothing to reset. */
	onReset: (() => void) | undefined;
}

function FormButtons({ canConfirm, onReset }: FormButtonsProps) {
	return (
		<div className="woocommerce-filters-date__button-group">
			{onReset && (
				<Button variant="secondary" className="woocommerce-filters-date__button" onClick={onReset}>
					{__('Reset', 'store-analytics')}
				</Button>
			)}
			<Button
				variant="primary"
				type="submit"
				className="woocommerce-filters-date__button"
				disabled={!canConfirm}
			>
				{__('Update', 'store-analytics')}
			</Button>
		</div>
	);
}
