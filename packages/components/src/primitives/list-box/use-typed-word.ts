import { useRef, type KeyboardEvent } from 'react';

/** Milliseconds after which a key begins another word. */
const PAUSE = 700;

/** Gives what was typed in a row up to a key, in small letters; '' for keys that type nothing, and for a space at first. */
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
