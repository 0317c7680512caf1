import { useRef, type MouseEvent } from 'react';
import clsx from 'clsx';
import type { ListBox } from '../../primitives';
import { ComboboxInput, type ControlIds } from './combobox-input';
import type { Option } from './options';
import type { SelectControlProps } from './select-control-props';
import { Tags } from './tags';
import type { SelectState } from './use-select-control';

interface ControlProps {
	settings: SelectControlProps;
	state: SelectState;
	items: readonly Option[];
	ids: ControlIds;
	listBox: ListBox;
	hasList: boolean;
}

/** The input with its glyph, tags and clear button. A press anywhere on it focuses the input. */
export function Control({ settings, state, items, ids, listBox, hasList }: ControlProps) {
	const { multiple = false, inlineTags = false, disabled = false } = settings;
	const input = useRef<HTMLInputElement>(null);
	const isTagged = multiple && inlineTags;
	const hasTags = isTagged && items.length > 0;

	const focusInput = (event: MouseEvent) => {
		const isOnControl = event.target instanceof Element && event.target.closest('button, input');
		if (!disabled && !isOnControl) input.current?.focus();
	};
	return (
		// eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- a larger target for pointers; the keyboard reaches the input itself
		<div
			className={clsx(
				'woocommerce-select-control__control sa-field',
				settings.controlClassName,
				{ empty: items.length === 0, 'is-active': state.isFocused, 'has-tags': hasTags },
				{ 'with-value': state.query.length > 0, 'is-disabled': disabled },
			)}
			onClick={focusInput}
		>
			{settings.children}
			{isTagged && (
				<Tags
					items={items}
					disabled={disabled}
					onRemove={state.remove}
					onClear={settings.showClearButton ? state.clear : undefined}
				/>
			)}
			<ComboboxInput
				ref={input}
				{...{ settings, state, ids, listBox, hasList }}
				current={items[0]}
				placeholder={hasTags ? undefined : settings.placeholder}
			/>
		</div>
	);
}
