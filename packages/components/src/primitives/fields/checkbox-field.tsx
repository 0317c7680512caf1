import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import clsx from 'clsx';
import { useInstanceId } from '../hooks/use-instance-id';
import './fields.css';

export interface CheckboxFieldProps extends Omit<
	ComponentProps<'input'>,
	'onChange' | 'ref' | 'checked'
> {
	/** If missing, set an `aria-label`. */
	label?: ReactNode;
	help?: ReactNode;
	checked: boolean;
	/** Neither on nor off: a part of its options is on. */
	indeterminate?: boolean;
	onChange: (checked: boolean) => void;
}

/**
 * Shows a labelled checkbox; `className` goes to its frame, other attributes to the input.
 * @example <CheckboxField label="Taxes" checked={isOn} onChange={setIsOn} />
 */
export function CheckboxField(props: CheckboxFieldProps) {
	const { label, help, indeterminate = false, className, onChange, id, ...rest } = props;
	const input = useRef<HTMLInputElement>(null);
	const ownId = useInstanceId('checkbox-field');
	const inputId = id ?? ownId;
	useEffect(() => {
		if (input.current) input.current.indeterminate = indeterminate;
	}, [indeterminate]);
	return (
		<div className={clsx('sa-field sa-checkbox', className)}>
			<div className="sa-field__row">
				<input
					aria-describedby={help ? `${inputId}__help` : undefined}
					{...rest}
					ref={input}
					id={inputId}
					type="checkbox"
					className="sa-checkbox__input"
					onChange={(event) => onChange(event.target.checked)}
				/>
				{label && (
					<label className="sa-checkbox__label" htmlFor={inputId}>
						{label}
					</label>
				)}
			</div>
			{help && (
				<p id={`${inputId}__help`} className="sa-field__help">
					{help}
				</p>
			)}
		</div>
	);
}
