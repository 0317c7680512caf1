import { useState } from 'react';
import clsx from 'clsx';
import { TextField, type TextFieldProps } from '../../primitives';

/** A text input in a frame that says by class whether it is active, empty or filled. */
export function TextControl(props: TextFieldProps) {
	const { className, value, disabled } = props;
	const [isFocused, setIsFocused] = useState(false);
	// as: callers without types give no value at first.
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
