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
	const [last, setLast] = useState<{ readonly value: Value; readonly place: string }>();
	if (value !== undefined && last?.value !== value) setLast({ value, place });
	if (value !== undefined || !isLoading || last?.place !== place) return { value, isStale: false };
	return { value: last.value, isStale: true };
}
