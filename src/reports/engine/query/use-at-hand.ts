import { useState } from 'react';

interface AtHand<Value> {
	/** Undefined if nothing of the place has loaded yet. */
	readonly value: Value | undefined;
	/** True while the next value loads: this one is of an earlier request, and must not look current. */
	readonly isStale: boolean;
}

/**
 * Keeps the last value of a place until the next one has loaded or failed. Pass the same object while it is the same,
 * and undefined while there is none.
 */
export function useAtHand<Value extends object>(
	value: Value | undefined,
	isLoading: boolean,
	place = '',
): AtHand<Value> {
	// A value that is there from the start costs no second render.
	const [last, setLast] = useState(() => (value === undefined ? undefined : { value, place }));
	if (value !== undefined && last?.value !== value) setLast({ value, place });
	if (value !== undefined || !isLoading || last?.place !== place) return { value, isStale: false };
	return { value: last.value, isStale: true };
}
