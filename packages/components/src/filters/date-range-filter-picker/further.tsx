import { __, sprintf } from '@wordpress/i18n';
import {
	calendarDay,
	maxRollingCount,
	rollingUnits,
	type RollingUnit,
} from '@store-analytics/date';
import { RangeInputs } from '../../date/date-range/range-inputs';
import { typeRangeEnd } from '../../date/date-range/typed-range';
import { SelectField, TextField, useInstanceId, VisuallyHidden } from '../../primitives';
import { useStore } from '../../store-context/use-store';
import { rollingCount, type DraftProps } from './range-draft';
import './further.css';

/** Any number of days, weeks or months. */
export function RollingFields({ draft, onUpdate }: DraftProps) {
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

/** Any other days to compare with. */
export function OtherDates({ draft: { other, format }, onUpdate }: DraftProps) {
	const { now } = useStore();
	const rules = {
		format,
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
				dateFormat={format}
				onType={(end, text) =>
					onUpdate({ other: { ...other, ...typeRangeEnd(end, text, other, rules) } })
				}
			/>
		</fieldset>
	);
}
