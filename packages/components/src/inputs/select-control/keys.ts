import type { KeyboardEvent } from 'react';
import { isSelected } from './options';
import type { SelectState } from './use-select-control';

/** Handles the keys of the control's input (S4.search-select.2-4). */
export function handleKey(event: KeyboardEvent<HTMLInputElement>, state: SelectState): void {
	const { isExpanded, highlighted, shown, query } = state;
	const option = highlighted === null ? undefined : shown[highlighted];
	switch (event.key) {
		case 'ArrowDown':
		case 'ArrowUp':
			event.preventDefault();
			if (!isExpanded) state.open();
			state.highlight(nextHighlight(state, event.key === 'ArrowDown' ? 1 : -1));
			break;
		case 'Enter':
			if (!isExpanded) break;
			// A surrounding form must not handle the key that chooses.
			event.preventDefault();
			if (option) state.pick(option);
			break;
		case 'Tab':
			if (isExpanded && option) state.pick(option);
			state.close();
			break;
		case 'Escape':
			if (!isExpanded && query === '') break;
			event.stopPropagation();
			event.preventDefault();
			state.reset();
			break;
		case 'ArrowLeft':
		case 'ArrowRight':
			state.close();
			break;
		case 'Backspace':
			if (query === '') state.removeLast();
			break;
	}
}

/** Moves one up or down from the highlighted or selected option, with wrap-around; disabled options are skipped. */
function nextHighlight({ shown, highlighted, selected }: SelectState, step: 1 | -1): number | null {
	const from =
		highlighted ?? (step > 0 ? shown.findIndex((option) => isSelected(option, selected)) : 0);
	for (let distance = 1; distance <= shown.length; distance++) {
		const index = (((from + step * distance) % shown.length) + shown.length) % shown.length;
		if (!shown[index]?.isDisabled) return index;
	}
	return null;
}
