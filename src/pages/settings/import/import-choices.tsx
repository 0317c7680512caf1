import { __, _x } from '@wordpress/i18n';
import { CheckboxField, DatePicker, SelectField } from '@store-analytics/components';
import {
	calendarDay,
	dateValidationMessages,
	getStoreTimeZoneMoment,
	toMoment,
} from '@store-analytics/date';
import { importDate, importDateFormat } from './import-phase';
import type { useImport } from './use-import';

type Choices = Pick<
	ReturnType<typeof useImport>,
	'form' | 'choosePeriod' | 'chooseDate' | 'chooseSkip'
>;

/** The period to import. */
export function ImportChoices({ disabled, ...choices }: Choices & { readonly disabled: boolean }) {
	const { form, choosePeriod, chooseDate, chooseSkip } = choices;
	const today = getStoreTimeZoneMoment();
	const { date: text, label } = form.period;
	return (
		<div className="woocommerce-settings-historical-data__choices">
			<SelectField
				label={__('Period', 'store-analytics')}
				value={label}
				options={periodOptions()}
				disabled={disabled}
				onChange={choosePeriod}
			/>
			{label === 'custom' && (
				<div className="woocommerce-settings-historical-data__date">
					<span aria-hidden="true">{__('Beginning on', 'store-analytics')}</span>
					<DatePicker
						label={__('Beginning on', 'store-analytics')}
						date={importDate(text, today)}
						text={text}
						error={importDate(text, today) ? null : problemOf(text)}
						dateFormat={importDateFormat}
						disabled={disabled}
						isInvalidDate={(day) => calendarDay(day) > calendarDay(today)}
						onUpdate={({ text: typed }) => chooseDate(typed)}
					/>
				</div>
			)}
			<CheckboxField
				label={__('Skip previously imported customers and orders', 'store-analytics')}
				checked={form.skipPrevious}
				disabled={disabled}
				onChange={chooseSkip}
			/>
		</div>
	);
}

function problemOf(text: string): string {
	return toMoment(importDateFormat, text)
		? dateValidationMessages.future
		: dateValidationMessages.invalid;
}

function periodOptions() {
	return [
		{ value: 'all', label: _x('All', 'period of an import', 'store-analytics') },
		{ value: '365', label: __('Last 365 days', 'store-analytics') },
		{ value: '90', label: __('Last 90 days', 'store-analytics') },
		{ value: '30', label: __('Last 30 days', 'store-analytics') },
		{ value: '7', label: __('Last 7 days', 'store-analytics') },
		{ value: '1', label: __('Last 24 hours', 'store-analytics') },
		{ value: 'custom', label: _x('Custom', 'period of an import', 'store-analytics') },
	];
}
