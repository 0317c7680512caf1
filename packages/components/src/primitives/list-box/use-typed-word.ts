import { useRef, type KeyboardEvent } from 'react';

/** Milliseconds after which a key begins another word. */
const PAUSE = 700;

/**
 * Returns the text typed in a row up to a key, in lower case; '' for keys that type nothing, and for a leading space.
 */
export function useTypedWord(): (event: KeyboardEvent) => string {
	const word = useRef({ text: '', at: 0 });
	return ({ key, timeStamp, ctrlKey, altKey, metaKey }) => {
		const isOver = timeStamp - word.current.at > PAUSE;
		const before = isOver ? '' : word.current.text;
		if (key.length !== 1 || ctrlKey || altKey || metaKey || (key === ' ' && before === ''))
			return '';
		word.current = { text: before + key.toLowerCase(), at: timeStamp };
		return word.current.text;
	};
}
