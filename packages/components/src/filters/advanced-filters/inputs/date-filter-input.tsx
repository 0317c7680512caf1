import { useState } from 'react';
import { __ } from '@wordpress/i18n';
import {
	calendarDay,
	dateText,
	dateValidationMessages,
	isoDateFormat,
	toMoment,
} from '@store-analytics/date';
import { DatePicker, type DatePickerUpdate } from '../../../date/date-picker/date-picker';
import { useStore } from '../../../store-context/use-store';
import { interpolate } from '../interpolate';
import type { RowInputProps } from './row-inputs';

/** Moment's notation of the dates in the text fields (S5.dates.2). */
const DATE_FORMAT = 'MM/DD/YYYY';

/**
 * Chooses a date, or two dates with the rule between (S4.date-filter.1). The value is in ISO; unfinished text stays in
 * the field.
 */
export function DateFilterInput({ row, config, onChange }: RowInputProps) {
	const [after, before] = rangeOf(row.value);
	if (row.rule !== 'between') {
		return (
			<div key="single" className="woocommerce-filters-advanced__input-range">
				<DateField
					iso={typeof row.value === 'string' ? row.value : after}
					description={config.labels.filter}
					onChange={onChange}
				/>
			</div>
		);
	}
	const parts = {
		after: (
			<DateField
				iso={after}
				description={__('Start date', 'store-analytics')}
				isAllowed={(day) => !before || day <= before}
				onChange={(start) => onChange([start, before])}
			/>
		),
		before: (
			<DateField
				iso={before}
				description={__('End date', 'store-analytics')}
				isAllowed={(day) => !after || day >= after}
				onChange={(end) => onChange([after, end])}
			/>
		),
		span: (text: React.ReactNode) => <span className="separator">{text}</span>,
	};
	return (
		<div key="range" className="woocommerce-filters-advanced__input-range is-between">
			{
				/* translators: two date fields; keep {{after /}}, {{before /}} and {{span}} as they are */
				interpolate(__('{{after /}}{{span}} and {{/span}}{{before /}}', 'store-analytics'), parts)
			}
		</div>
	);
}

interface DateFieldProps {
	iso: string | undefined;
	/** The description of a field; extensions and their tests find all fields as "Choose a date". */
	description: string | undefined;
	/** Checks whether an ISO day is in order with the other end. */
	isAllowed?: (day: string) => boolean;
	onChange: (iso: string | undefined) => void;
}

function DateField({ iso, description, isAllowed = () => true, onChange }: DateFieldProps) {
	const { now } = useStore();
	const date = iso ? toMoment(isoDateFormat, iso) : null;
	const [typed, setTyped] = useState({ text: dateText(date, DATE_FORMAT), error: '', iso });
	// After a change elsewhere (the address, another rule), the field follows.
	if (typed.iso !== iso) setTyped({ text: dateText(date, DATE_FORMAT), error: '', iso });

	const update = ({ date: next, text, error }: DatePickerUpdate) => {
		const day = next ? calendarDay(next) : undefined;
		const isOutOfOrder = day !== undefined && !isAllowed(day);
		const chosen = isOutOfOrder ? undefined : day;
		const reason = isOutOfOrder ? dateValidationMessages.startAfterEnd : (error ?? '');
		setTyped({ text, error: reason, iso: chosen });
		if (chosen !== iso) onChange(chosen);
	};
	return (
		<DatePicker
			date={date}
			text={typed.text}
			error={typed.error}
			description={description}
			dateFormat={DATE_FORMAT}
			isInvalidDate={(day) => calendarDay(day) > calendarDay(now())}
			onUpdate={update}
		/>
	);
}

function rangeOf(value: RowInputProps['row']['value']): [string | undefined, string | undefined] {
	return Array.isArray(value)
		? [value[0] || undefined, value[1] || undefined]
		: [undefined, undefined];
}
