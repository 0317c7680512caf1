import { useState, type ComponentProps, type ReactNode } from 'react';
import clsx from 'clsx';
import { Field, useInstanceId } from '../../primitives';
import './text-control-with-affixes.css';

export interface TextControlWithAffixesProps extends Omit<
	ComponentProps<'input'>,
	'onChange' | 'prefix' | 'ref' | 'value'
> {
	value: string;
	onChange: (value: string) => void;
	label?: ReactNode;
	help?: ReactNode;
	/** Content before the input, such as a currency's symbol. */
	prefix?: ReactNode;
	suffix?: ReactNode;
}

/**
 * Shows an input between fixed texts. `className` goes to its frame, other attributes to the input.
 * @example <TextControlWithAffixes label="Price" prefix="$" value={price} onChange={setPrice} />
 */
export function TextControlWithAffixes(props: TextControlWithAffixesProps) {
	const { value, onChange, label, help, prefix, suffix, className, id, ...rest } = props;
	const [isFocused, setIsFocused] = useState(false);
	const ownId = useInstanceId('text-control-with-affixes');
	const inputId = id ?? ownId;
	return (
		<Field
			{...{ id: inputId, label, help }}
			className={clsx('text-control-with-affixes', className, {
				'text-control-with-prefix': prefix,
				'text-control-with-suffix': suffix,
				disabled: rest.disabled,
				active: isFocused,
			})}
		>
			<div className="text-control-with-affixes__frame">
				{prefix && <span className="text-control-with-affixes__prefix">{prefix}</span>}
				<input
					type="text"
					aria-describedby={help ? `${inputId}__help` : undefined}
					{...rest}
					id={inputId}
					className="sa-text-field__input"
					value={value}
					onChange={(event) => onChange(event.target.value)}
					onFocus={(event) => {
						setIsFocused(true);
						rest.onFocus?.(event);
					}}
					onBlur={(event) => {
						setIsFocused(false);
						rest.onBlur?.(event);
					}}
				/>
				{suffix && <span className="text-control-with-affixes__suffix">{suffix}</span>}
			</div>
		</Field>
	);
}
