import { useState, type KeyboardEvent, type PointerEvent } from 'react';
import { announce, listKeys } from '../primitives';
import type { TipAnchor } from '../steps/value-tip';
import { spokenPlace, type Place } from './places';

interface Focus {
	readonly code: string;
	/** The point that the tooltip is at; undefined for the place itself, which keys chose. */
	readonly pointer?: Extract<TipAnchor, { x: number }>;
}

/** Left and right are the same as up and down: the order is that of the values. */
const asList: Readonly<Record<string, string>> = { ArrowRight: 'ArrowDown', ArrowLeft: 'ArrowUp' };
const asListRtl: typeof asList = { ArrowRight: 'ArrowUp', ArrowLeft: 'ArrowDown' };

/** The place under the pointer, or where arrow keys went: from the greatest value to the smallest. */
export function usePlaceFocus(
	places: readonly Place[],
	isRtl: boolean,
	onSelect: ((code: string) => void) | undefined,
) {
	const [focus, setFocus] = useState<Focus | null>(null);
	/** Where the keyboard was, to which it returns. */
	const [left, setLeft] = useState<string | null>(null);
	const placeOf = (code: string | null | undefined) => places.findIndex((one) => one.code === code);
	const moveTo = (index: number | null) => {
		const place = index === null ? undefined : places[index];
		if (!place) return;
		setFocus({ code: place.code });
		setLeft(place.code);
		announce(spokenPlace(place));
	};
	const choose = (code: string) => {
		if (placeOf(code) >= 0) onSelect?.(code);
	};
	const keys = listKeys({
		count: places.length,
		active: placeOf(focus?.code) < 0 ? null : placeOf(focus?.code),
		onMove: moveTo,
		onChoose: (index) => choose(places[index]?.code ?? ''),
		origin: placeOf(left),
		stopsAtEnds: true,
	});
	const handlers = {
		onFocus: ({ currentTarget }: { currentTarget: Element }) => {
			// A press focuses as well, but its place is the pointer's.
			if (currentTarget.matches(':focus-visible')) moveTo(Math.max(0, placeOf(left)));
		},
		onBlur: () => setFocus(null),
		onKeyDown: (event: KeyboardEvent) => {
			if (event.key === 'Escape' && focus) {
				event.stopPropagation();
				setFocus(null);
				return;
			}
			if (event.altKey || event.ctrlKey || event.metaKey) return;
			const key = (isRtl ? asListRtl : asList)[event.key] ?? event.key;
			keys({ key, preventDefault: () => event.preventDefault() });
		},
	};
	const onPoint = (code: string | undefined, { clientX, clientY }: PointerEvent) =>
		setFocus(code === undefined ? null : { code, pointer: { x: clientX, y: clientY } });
	return { focus, handlers, onPoint, choose };
}
