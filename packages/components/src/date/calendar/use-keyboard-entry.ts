import { useState, type FocusEvent, type KeyboardEvent } from 'react';

/** Two keys within this many milliseconds count as one (S9.date-picker.2). */
const KEY_PAUSE = 300;

interface Entry {
	isFocused: boolean;
	showHelp: boolean;
	/**
	 * A calendar that lost the focus forgets its focused day, and Tab cannot enter it again. A new calendar can be
	 * entered.
	 */
	generation: number;
}

/**
 * Moves the focus from a date's text field into the calendar: the down arrow goes to the days, a question mark to the
 * list of shortcuts. `frame` belongs on the element around the calendar.
 */
export function useKeyboardEntry() {
	const [entry, setEntry] = useState<Entry>({ isFocused: false, showHelp: false, generation: 0 });
	const [lastKey, setLastKey] = useState(-Infinity);

	const renew = () =>
		setEntry((old) => ({ isFocused: false, showHelp: false, generation: old.generation + 1 }));
	const onInputKeyDown = (event: KeyboardEvent) => {
		const isHelp = event.key === '?';
		if (!isHelp && event.key !== 'ArrowDown') return;
		event.preventDefault();
		if (event.timeStamp - lastKey < KEY_PAUSE) return;
		setLastKey(event.timeStamp);
		setEntry((old) => ({ ...old, isFocused: true, showHelp: isHelp }));
	};
	const onBlur = (event: FocusEvent<HTMLElement>) => {
		const goesTo = event.relatedTarget;
		const hasLeft = goesTo instanceof Node && !event.currentTarget.contains(goesTo);
		if (entry.isFocused && hasLeft) renew();
	};
	return { entry, renew, onInputKeyDown, frame: { onBlur } };
}
