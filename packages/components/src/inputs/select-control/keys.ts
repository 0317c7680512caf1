import type { KeyboardEvent } from 'react';
import { useListBox, type ListBox } from '../../primitives';
import { isSelected } from './options';
import type { SelectState } from './use-select-control';

/** The control's list of options (S4.search-select.2-4). */
export function useOptions(id: string, state: SelectState): ListBox {
	const { isExpanded, highlighted, shown, query, selected } = state;
	return useListBox({
		id,
		count: shown.length,
		active: highlighted,
		origin: shown.findIndex((option) => isSelected(option, selected)),
		isDisabled: (index) => shown[index]?.isDisabled ?? false,
		isInField: true,
		onMove(index) {
			if (!isExpanded) state.open();
			state.highlight(index);
		},
		onChoose: isExpanded ? () => pickHighlighted(state) : undefined,
		onClose: isExpanded || query !== '' ? state.reset : undefined,
	});
}

/** What the keys do in the control's input. */
export function handleKey(
	event: KeyboardEvent<HTMLInputElement>,
	state: SelectState,
	options: ListBox,
): void {
	if (options.onKeyDown(event)) {
		// A dialog around stays open.
		if (event.key === 'Escape') event.stopPropagation();
		return;
	}
	switch (event.key) {
		case 'ArrowDown':
		case 'ArrowUp':
			// No option to go to yet.
			if (!state.listsAll || state.isExpanded) break;
			event.preventDefault();
			state.open();
			break;
		case 'Tab':
			pickHighlighted(state);
			state.close();
			break;
		case 'ArrowLeft':
		case 'ArrowRight':
			state.close();
			break;
		case 'Backspace':
			if (state.query === '') state.removeLast();
			break;
	}
}

function pickHighlighted({ highlighted, shown, pick }: SelectState): void {
	const option = highlighted === null ? undefined : shown[highlighted];
	if (option) pick(option);
}
