import { forwardRef, type ComponentProps, type ReactNode } from 'react';
import clsx from 'clsx';
import { Field } from './field';
import { useInstanceId } from '../hooks/use-instance-id';

export interface SelectFieldOption {
	value: string;
	label: string;
	disabled?: boolean;
}

export interface SelectFieldProps extends Omit<
	ComponentProps<'select'>,
	'onChange' | 'ref' | 'value'
> {
	label?: ReactNode;
	hideLabelFromVision?: boolean;
	help?: ReactNode;
	value: string | undefined;
	options: readonly SelectFieldOption[];
	onChange: (value: string) => void;
}

/**
 * Shows a labelled native select; `className` goes to its frame, other attributes to the select.
 * @example <SelectField label="Rule" value="is" options={[{ value: 'is', label: 'Is' }]} onChange={setRule} />
 */
export const SelectField = forwardRef<HTMLSelectElement, SelectFieldProps>(function SelectField(
	{ label, hideLabelFromVision, help, className, options, onChange, id, ...rest },
	ref,
) {
	const ownId = useInstanceId('select-field');
	const selectId = id ?? ownId;
	return (
		<Field
			{...{
				id: selectId,
				label,
				hideLabelFromVision,
				help,
				className: clsx('sa-select', className),
			}}
		>
			<select
				aria-describedby={help ? `${selectId}__help` : undefined}
				{...rest}
				ref={ref}
				id={selectId}
				className="sa-select__input"
				onChange={(event) => onChange(event.target.value)}
			>
				{options.map((option) => (
					<option key={option.value} value={option.value} disabled={option.disabled}>
						{option.label}
					</option>
				))}
			</select>
		</Field>
	);
});
