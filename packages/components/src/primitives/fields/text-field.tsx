import { forwardRef, type ComponentProps, type ReactNode } from 'react';
import clsx from 'clsx';
import { Field } from './field';
import { useInstanceId } from '../hooks/use-instance-id';

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'onChange' | 'ref'> {
	label?: ReactNode;
	hideLabelFromVision?: boolean;
	help?: ReactNode;
	/** Added to the class of every input. */
	inputClassName?: string;
	value: string | number;
	onChange: (value: string) => void;
}

/**
 * Shows a labelled input; `className` goes to its frame, other attributes to the input.
 * @example <TextField label="Name" value={name} onChange={setName} />
 */
export const TextField = forwardRef<HTMLInputElement, TextFieldProps>(function TextField(
	{ label, hideLabelFromVision, help, className, inputClassName, onChange, id, ...rest },
	ref,
) {
	const ownId = useInstanceId('text-field');
	const inputId = id ?? ownId;
	return (
		<Field
			{...{
				id: inputId,
				label,
				hideLabelFromVision,
				help,
				className: clsx('sa-text-field', className),
			}}
		>
			<input
				type="text"
				aria-describedby={help ? `${inputId}__help` : undefined}
				{...rest}
				ref={ref}
				id={inputId}
				className={clsx('sa-text-field__input', inputClassName)}
				onChange={(event) => onChange(event.target.value)}
			/>
		</Field>
	);
});
