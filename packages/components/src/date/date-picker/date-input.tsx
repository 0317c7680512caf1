import { forwardRef, useState, type ComponentProps } from 'react';
import { __, _x, sprintf } from '@wordpress/i18n';
import clsx from 'clsx';
import { Icon, Popover, useInstanceId, VisuallyHidden } from '../../primitives';
import './date-input.css';

export interface DateInputProps extends Omit<
	ComponentProps<'input'>,
	'onChange' | 'ref' | 'value'
> {
	label: string;
	value: string;
	/** Moment's notation; screen readers hear it, and it is the placeholder. */
	dateFormat: string;
	/** Read after the label. */
	description?: string | undefined;
	/** Why the text is invalid; shown in a popover on the input (S8.1). */
	error?: string | null;
	onChange: (text: string) => void;
}

/** A date as text. */
export const DateInput = forwardRef<HTMLInputElement, DateInputProps>(function DateInput(
	{ label, value, dateFormat, description, error, onChange, className, ...rest },
	ref,
) {
	const [anchor, setAnchor] = useState<HTMLDivElement | null>(null);
	const id = useInstanceId('date-input');
	return (
		<div
			ref={setAnchor}
			className={clsx(
				'woocommerce-calendar__input',
				{ 'is-empty': !value, 'is-error': error },
				className,
			)}
		>
			<Icon icon="calendar" className="woocommerce-calendar__input-icon" />
			<input
				type="text"
				autoComplete="off"
				placeholder={formatInWords(dateFormat).toLowerCase()}
				aria-label={label}
				aria-invalid={Boolean(error)}
				aria-describedby={clsx(
					description && `${id}-description`,
					`${id}-format`,
					error && `${id}-error`,
				)}
				{...rest}
				ref={ref}
				className="woocommerce-calendar__input-text"
				value={value}
				onChange={(event) => onChange(event.target.value)}
			/>
			{error && (
				<Popover
					anchor={anchor}
					className="woocommerce-calendar__input-error"
					placement="top-start"
					distance={4}
					focusOnMount={false}
				>
					<span id={`${id}-error`} role="alert">
						{error}
					</span>
				</Popover>
			)}
			{description && <VisuallyHidden id={`${id}-description`}>{`${description}.`}</VisuallyHidden>}
			<VisuallyHidden id={`${id}-format`}>
				{
					/* translators: %s: how a date is written, such as MM/DD/YYYY */
					sprintf(__('Date format: %s', 'store-analytics'), formatInWords(dateFormat))
				}
			</VisuallyHidden>
		</div>
	);
});

/** Writes a format as the user's language abbreviates day, month and year. */
function formatInWords(dateFormat: string): string {
	const letters: Readonly<Record<string, string>> = {
		DD: _x('DD', 'day in a date format', 'store-analytics'),
		MM: _x('MM', 'month in a date format', 'store-analytics'),
		YYYY: _x('YYYY', 'year in a date format', 'store-analytics'),
	};
	return dateFormat.replace(/\b(?:DD|MM|YYYY)\b/g, (part) => letters[part] ?? part);
}
