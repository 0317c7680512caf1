import { useState } from 'react';
import clsx from 'clsx';
import { TextField, type TextFieldProps } from '../../primitives';

/**
 * Shows a text input in a frame whose class tells whether it is active, empty or filled.
 * @example <TextControl label="Name" value={name} onChange={setName} />
 */
export function TextControl(props: TextFieldProps) {
	const { className, value, disabled } = props;
	const [isFocused, setIsFocused] = useState(false);
	// as: callers without types pass no value at first.
	const isEmpty = ((value as unknown) ?? '') === '';
	return (
		<TextField
			{...props}
			className={clsx('muriel-component muriel-input-text', className, {
				active: isFocused && !disabled,
				disabled,
				empty: isEmpty,
				'with-value': !isEmpty,
			})}
			onFocus={(event) => {
				setIsFocused(true);
				props.onFocus?.(event);
			}}
			onBlur={(event) => {
				setIsFocused(false);
				props.onBlur?.(event);
			}}
		/>
	);
}
