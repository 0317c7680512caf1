import { useState } from 'react';
import { isOptionList, withoutKey, withPicked, type Option, type Selected } from './options';
import type { SelectControlProps } from './select-control-props';
import { useListView } from './use-list-view';

/** Returns state and actions of the control; the parts of SelectControl only render them. */
export function useSelectControl(props: SelectControlProps) {
	const { selected = [], onChange, multiple = false } = props;
	const [isFocused, setIsFocused] = useState(false);
	const view = useListView(props);

	const change = (next: Selected) => {
		// never: the result has the shape of `selected`, which only the caller's types know.
		onChange?.(next as never, view.query);
	};
	const reset = () => {
		view.close();
		view.clearQuery();
	};
	return {
		...view,
		selected,
		isFocused,
		reset,
		focus() {
			if (isFocused) return;
			setIsFocused(true);
			view.open();
		},
		blur() {
			setIsFocused(false);
			reset();
			props.onBlur?.();
		},
		pick(option: Option) {
			if (option.isDisabled) return;
			const next = withPicked(selected, option, multiple);
			if (next !== null) change(next);
			reset();
		},
		remove(key: Option['key'] | undefined) {
			change(withoutKey(selected, key));
		},
		removeLast() {
			if (!isOptionList(selected)) {
				if (selected !== '' && selected !== null) change('');
			} else if (selected.length > 0) change(selected.slice(0, -1));
		},
		clear() {
			change(isOptionList(selected) ? [] : '');
			view.clearQuery();
		},
	};
}

export type SelectState = ReturnType<typeof useSelectControl>;
