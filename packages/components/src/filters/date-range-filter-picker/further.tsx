import { __, sprintf } from '@wordpress/i18n';
import {
	calendarDay,
	furtherComparisons,
	furtherPresets,
	maxRollingCount,
	rollingUnits,
	type RollingUnit,
} from '@store-analytics/date';
import { RangeInputs } from '../../date/date-range/range-inputs';
import { typeRangeEnd } from '../../date/date-range/typed-range';
import { SegmentedSelection } from '../../inputs/segmented-selection/segmented-selection';
import { SelectField, TextField, useInstanceId, VisuallyHidden } from '../../primitives';
import { useStore } from '../../store-context/use-store';
import { FILTER_DATE_FORMAT, ROLLING, rollingCount, type DraftProps } from './range-draft';
import './further.css';

/** Rolling ranges, fiscal years and all time; any number of days, weeks or months is typed. */
export function FurtherPeriods({ draft, onUpdate }: DraftProps) {
	const choose = ({ period = '' }: Record<string, string>) =>
		// Before all time there is nothing.
		onUpdate(period === 'all' ? { period, compare: 'none' } : { period });
	return (
		<>
			<SegmentedSelection
				name="period"
				legend={__('More ranges', 'store-analytics')}
				options={[
					...furtherPresets,
					{ value: ROLLING, label: __('Custom length', 'store-analytics') },
				]}
				selected={draft.period}
				onSelect={choose}
			/>
			{draft.period === ROLLING && <RollingFields draft={draft} onUpdate={onUpdate} />}
		</>
	);
}

function RollingFields({ draft, onUpdate }: DraftProps) {
	const rule = useInstanceId('rule');
	const isGood = rollingCount(draft.rollingText) !== null;
	const names: Record<RollingUnit, string> = {
		days: __('Days', 'store-analytics'),
		weeks: __('Weeks', 'store-analytics'),
		months: __('Months', 'store-analytics'),
	};
	return (
		<fieldset className="sa-further__fields">
			<legend>
				<VisuallyHidden>{__('Custom length', 'store-analytics')}</VisuallyHidden>
			</legend>
			<div className="sa-further__rolling">
				<TextField
					label={__('Number', 'store-analytics')}
					inputMode="numeric"
					autoComplete="off"
					value={draft.rollingText}
					aria-invalid={!isGood}
					aria-describedby={rule}
					onChange={(rollingText) => onUpdate({ rollingText })}
				/>
				<SelectField
					label={__('Unit', 'store-analytics')}
					value={draft.rollingUnit}
					options={rollingUnits.map((value) => ({ value, label: names[value] }))}
					onChange={(unit) =>
						onUpdate({ rollingUnit: rollingUnits.find((one) => one === unit) ?? 'days' })
					}
				/>
			</div>
			<p id={rule} className="sa-further__rule" role={isGood ? undefined : 'alert'}>
				{isGood
					? __('Whole days, weeks or months before the current one.', 'store-analytics')
					: sprintf(
							/* translators: %d: the largest number, such as 999 */
							__('Enter a whole number from 1 to %d.', 'store-analytics'),
							maxRollingCount,
						)}
			</p>
		</fieldset>
	);
}

/** The same weekdays, any other days, or nothing to compare with. */
export function FurtherComparisons({ draft, onUpdate }: DraftProps) {
	return (
		<>
			<SegmentedSelection
				name="compare"
				legend={__('More comparisons', 'store-analytics')}
				options={furtherComparisons}
				selected={draft.compare}
				onSelect={onUpdate}
			/>
			{draft.compare === 'custom' && <OtherDates draft={draft} onUpdate={onUpdate} />}
		</>
	);
}

function OtherDates({ draft: { other }, onUpdate }: DraftProps) {
	const { now } = useStore();
	const rules = {
		format: FILTER_DATE_FORMAT,
		minimumNights: 0,
		isInvalidDate: (date: Date) => calendarDay(date) > calendarDay(now()),
	};
	return (
		<fieldset className="sa-further__dates">
			<legend className="sa-further__legend">
				{__('Dates to compare with', 'store-analytics')}
			</legend>
			<RangeInputs
				draft={other}
				dateFormat={FILTER_DATE_FORMAT}
				onType={(end, text) =>
					onUpdate({ other: { ...other, ...typeRangeEnd(end, text, other, rules) } })
				}
			/>
		</fieldset>
	);
}
