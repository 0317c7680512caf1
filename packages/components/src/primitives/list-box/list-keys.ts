import type { KeyboardEvent } from 'react';

/** A list of options, as far as its keys need to know it. */
export interface KeyedList {
	/** How many options there are. */
	count: number;
	/** Place of the active option; null where none is active yet. */
	active: number | null;
	/** Makes another option active; null where all of them are disabled, or there is none. */
	onMove: (index: number | null) => void;
	/** Enter chooses the active option, and so does Space where the list has the focus. */
	onChoose?: ((index: number) => void) | undefined;
	/** Escape. */
	onClose?: (() => void) | undefined;
	isDisabled?: (index: number) => boolean;
	/** The option that the down arrow starts from where none is active; it goes to the first unless given. */
	origin?: number;
	/** Arrows stop at the first and the last option; they go round unless told so. */
	stopsAtEnds?: boolean;
	/** The keys are pressed in a field, which keeps Home, End and Space for itself. */
	isInField?: boolean;
}

/** What keys do in a list of options. Tells whether the key was the list's; nobody else gets that one. */
export function listKeys(list: KeyedList): (event: KeyboardEvent) => boolean {
	return (event) => {
		const act = actionOf(event.key, list);
		if (!act) return false;
		event.preventDefault();
		act();
		return true;
	};
}

function actionOf(key: string, list: KeyedList): (() => void) | undefined {
	const { count, active, onMove, onChoose, onClose, isInField = false } = list;
	const choose = onChoose && (() => active !== null && onChoose(active));
	switch (key) {
		case 'ArrowDown':
			return () => onMove(next(list, active ?? list.origin ?? -1, 1));
		case 'ArrowUp':
			return () => onMove(next(list, active ?? 0, -1));
		case 'Home':
			return isInField ? undefined : () => onMove(next(list, -1, 1));
		case 'End':
			return isInField ? undefined : () => onMove(next(list, count, -1));
		case ' ':
			return isInField ? undefined : choose;
		case 'Enter':
			return choose;
		case 'Escape':
			return onClose;
		default:
			return undefined;
	}
}

/** The next option in a direction that is not disabled, round the ends; at an end where the list stops, that end. */
function next(list: KeyedList, from: number, step: 1 | -1): number | null {
	const { count, isDisabled, stopsAtEnds } = list;
	for (let distance = 1; distance <= count; distance++) {
		const place = from + step * distance;
		if (stopsAtEnds && (place < 0 || place >= count)) return list.active;
		const index = ((place % count) + count) % count;
		if (!isDisabled?.(index)) return index;
	}
	return null;
}
