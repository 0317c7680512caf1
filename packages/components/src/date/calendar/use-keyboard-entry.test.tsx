import type { KeyboardEvent } from 'react';
import { act, renderHook } from '@testing-library/react';
import { useKeyboardEntry } from './use-keyboard-entry';

/** Whether the help is shown after these keys, each with its time in milliseconds. */
function helpAfter(keys: readonly (readonly [key: string, at: number])[]): boolean {
	const { result } = renderHook(useKeyboardEntry);
	for (const [key, timeStamp] of keys) {
		// as: the hook reads nothing else of an event.
		const event = { key, timeStamp, preventDefault: () => {} } as unknown as KeyboardEvent;
		act(() => result.current.onInputKeyDown(event));
	}
	return result.current.entry.showHelp;
}

describe('Keys in the text field of a calendar', () => {
	it('[S5.dates.6] show the shortcuts with a question mark, and the days with the down arrow', () => {
		expect(helpAfter([['?', 5000]])).toBe(true);
		expect(helpAfter([['ArrowDown', 5000]])).toBe(false);
		expect(helpAfter([['a', 5000]])).toBe(false);
	});

	it('[S9.date-picker.2] count once within 300 ms', () => {
		const second = (at: number) =>
			helpAfter([
				['ArrowDown', 5000],
				['?', at],
			]);
		expect(second(5299)).toBe(false);
		expect(second(5300)).toBe(true);
	});
});
