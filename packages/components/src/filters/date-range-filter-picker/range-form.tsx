import { useState, type FormEvent } from 'react';
import { __ } from '@wordpress/i18n';
import clsx from 'clsx';
import { calendarDay, periods, presetValues } from '@store-analytics/date';
import { preloadCalendar } from '../../date/calendar/use-calendar';
import { DateRange } from '../../date/date-range/date-range';
import { Button } from '../../primitives';
import { SegmentedSelection } from '../../inputs/segmented-selection/segmented-selection';
import { useStore } from '../../store-context/use-store';
import { FurtherChoices } from './further-choices';
import { Tabs } from './tabs';
import {
	chosenRange,
	draftOf,
	FILTER_DATE_FORMAT,
	withoutDates,
	type ChosenRange,
	type DateQuery,
	type DraftProps,
	type FilterDraft,
} from './range-draft';

interface RangeFormProps {
	dateQuery: DateQuery;
	isoDateFormat: string | undefined;
	onConfirm: (range: ChosenRange) => void;
}

/**
 * The form below the date button: a preset or custom dates, the comparison, and Update. It drops its draft when it
 * closes.
 */
export function RangeForm({ dateQuery, isoDateFormat, onConfirm }: RangeFormProps) {
	const [draft, setDraft] = useState(() => draftOf(dateQuery));
	const [tab, setTab] = useState<'presets' | 'custom'>(
		dateQuery.period === 'custom' ? 'custom' : 'presets',
	);
	const update = (changes: Partial<FilterDraft>) => setDraft((old) => ({ ...old, ...changes }));
	const isCustom = tab === 'custom';
	const chosen = chosenRange(draft, isCustom, isoDateFormat);

	const showTab = (name: 'presets' | 'custom') => {
		setTab(name);
		if (name === 'presets' && draft.period === 'custom') update({ period: 'today' });
	};
	const confirm = (event: FormEvent) => {
		event.preventDefault();
		if (chosen) onConfirm(chosen);
	};
	return (
		<form className="woocommerce-filters-date__form" onSubmit={confirm}>
			<p className="woocommerce-filters-date__text">
				{__('Select a date range', 'store-analytics')}
			</p>
			<Tabs
				label={__('Select a date range', 'store-analytics')}
				tabs={[
					{ name: 'presets', title: __('Presets', 'store-analytics') },
					{ name: 'custom', title: __('Custom', 'store-analytics'), onHint: preloadCalendar },
				]}
				active={tab}
				onSelect={showTab}
			>
				{isCustom ? (
					<CustomDates draft={draft} onUpdate={update} />
				) : (
					<Presets draft={draft} onUpdate={update} />
				)}
			</Tabs>
			<div className={clsx('woocommerce-filters-date__content-controls', isCustom && 'is-custom')}>
				<p className="woocommerce-filters-date__text">{__('Compare to', 'store-analytics')}</p>
				<SegmentedSelection
					name="compare"
					legend={__('Compare to', 'store-analytics')}
					options={periods}
					selected={draft.compare}
					onSelect={update}
				/>
				<FurtherChoices
					title={__('More comparisons', 'store-analytics')}
					isChosen={!periods.some(({ value }) => value === draft.compare)}
				>
					{({ FurtherComparisons }) => <FurtherComparisons draft={draft} onUpdate={update} />}
				</FurtherChoices>
				<FormButtons
					canConfirm={chosen !== null}
					onReset={isCustom ? () => setDraft(withoutDates) : undefined}
				/>
			</div>
		</form>
	);
}

/** WooCommerce's presets, and below them our own. */
function Presets({ draft, onUpdate }: DraftProps) {
	return (
		<>
			<SegmentedSelection
				name="period"
				legend={__('Select a preset period', 'store-analytics')}
				options={presetValues.filter(({ value }) => value !== 'custom')}
				selected={draft.period}
				onSelect={onUpdate}
			/>
			<FurtherChoices
				title={__('More ranges', 'store-analytics')}
				isChosen={!presetValues.some(({ value }) => value === draft.period)}
			>
				{({ FurtherPeriods }) => <FurtherPeriods draft={draft} onUpdate={onUpdate} />}
			</FurtherChoices>
		</>
	);
}

function CustomDates({ draft, onUpdate }: DraftProps) {
	const { now } = useStore();
	const isFuture = (date: Date) => calendarDay(date) > calendarDay(now());
	return (
		<DateRange
			{...draft}
			onUpdate={onUpdate}
			shortDateFormat={FILTER_DATE_FORMAT}
			isInvalidDate={isFuture}
			// Single days of a shop (a sale, a holiday) are a useful range.
			minimumNights={0}
		/>
	);
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
