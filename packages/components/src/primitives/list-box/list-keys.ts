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
export function listKeys(
	list: KeyedList,
): (event: Pick<KeyboardEvent, 'key' | 'preventDefault'>) => boolean {
	return (event) => {
		const act = actions(list)[event.key];
		if (!act) return false;
		event.preventDefault();
		act();
		return true;
	};
}

function actions(list: KeyedList): Record<string, (() => void) | undefined> {
	const { count, active, onMove, onChoose } = list;
	const go = (from: number, step: 1 | -1) => () => onMove(next(list, from, step));
	const choose = onChoose && (() => active !== null && onChoose(active));
	return {
		ArrowDown: go(active ?? list.origin ?? -1, 1),
		ArrowUp: go(active ?? 0, -1),
		Enter: choose,
		Escape: list.onClose,
		...(!list.isInField && { Home: go(-1, 1), End: go(count, -1), ' ': choose }),
	};
}

/** The next option in a direction that is not disabled, round the ends; the active one where the list stops there. */
function next(list: KeyedList, from: number, step: 1 | -1): number | null {
	const { count, active, isDisabled, stopsAtEnds } = list;
	for (let distance = 1; distance <= count; distance++) {
		const place = from + step * distance;
		// At most one round away in either direction.
		const index = (place + 2 * count) % count;
		if (stopsAtEnds && index !== place) return active;
		if (!isDisabled?.(index)) return index;
	}
	return null;
}
