import {
	useEffect,
	useRef,
	useState,
	type FocusEvent,
	type KeyboardEvent,
	type PointerEvent as ReactPointerEvent,
	type RefObject,
} from 'react';
import { useLatestCallback } from '../../primitives';
import type { ChartModel } from '../model';
import { afterKey, focusIn, valueUnder, type ValueFocus, type FocusMove } from './value-places';

/** S9.chart.3: milliseconds that the tooltip stays after the pointer has left. */
export const tooltipHideDelay = 300;

interface ValueEvents {
	/** For moves by key. */
	readonly onKeyMove: (focus: ValueFocus, way: FocusMove) => void;
	/** For a click, a second tap, and Enter. */
	readonly onChoose: ((focus: ValueFocus) => void) | undefined;
}

/** Returns the value under pointer, finger or arrow keys; null for none. A tapped value stays until the next tap. */
export function useValueFocus(model: ChartModel, { onKeyMove, onChoose }: ValueEvents) {
	const { focus, setFocus, leave } = useLingeringFocus();
	const last = model.dates.length - 1;
	const tapped = useRef<HTMLElement | null>(null);
	/** The finger's value before the touch; a mouse already points at its value. */
	const before = useRef<ValueFocus | null>(null);
	/** The keyboard's last value, to which it returns, for example after an explanation. */
	const left = useRef<ValueFocus | null>(null);
	useTapElsewhere(tapped, () => {
		if (tapped.current) setFocus(null);
		tapped.current = null;
	});
	const moveTo = (next: ValueFocus, way: FocusMove) => {
		setFocus(next);
		onKeyMove(next, way);
	};
	const shown = focus && focusIn(model, focus);
	const place = () => focus ?? left.current ?? { index: last, series: undefined };
	const pointAt = useLatestCallback((event: ReactPointerEvent<HTMLElement>) => {
		const nearest = valueUnder(model, event);
		tapped.current = isTouch(event) ? event.currentTarget : null;
		if (event.type === 'pointerdown') before.current = isTouch(event) ? shown : nearest;
		setFocus(nearest);
	});
	const handlers = {
		onPointerDown: pointAt,
		onPointerMove: pointAt,
		// Lifting a finger counts as leaving.
		onPointerLeave: useLatestCallback((event: ReactPointerEvent<HTMLElement>) => {
			if (!isTouch(event)) leave();
		}),
		onFocus: useLatestCallback((event: FocusEvent<HTMLElement>) => {
			// A press also focuses, but its date is the pointer's.
			if (last >= 0 && isByKeyboard(event.currentTarget)) moveTo(place(), 'dates');
		}),
		onBlur: useLatestCallback(() => {
			left.current = focus;
			setFocus(null);
		}),
		onClick: useLatestCallback(() => {
			const { current } = before;
			if (shown && shown.index === current?.index && shown.series === current.series) {
				onChoose?.(shown);
			}
		}),
		onKeyDown: useLatestCallback((event: KeyboardEvent<HTMLElement>) => {
			if (event.key === 'Enter' && shown) return onChoose?.(shown);
			if (event.key === 'Escape' && shown) {
				event.stopPropagation();
				return setFocus(null);
			}
			const [next, way] = afterKey(event.key, model, place()) ?? [];
			if (!next || !way || (way === 'values' && !onChoose)) return;
			event.preventDefault();
			moveTo(next, way);
		}),
	};
	return { focus: shown, handlers };
}

/** A focus that stays for a while after its pointer has left. */
function useLingeringFocus() {
	const [focus, setFocus] = useState<ValueFocus | null>(null);
	const [isLeaving, setIsLeaving] = useState(false);
	useEffect(() => {
		if (!isLeaving) return undefined;
		const timer = setTimeout(() => {
			setFocus(null);
			setIsLeaving(false);
		}, tooltipHideDelay);
		return () => clearTimeout(timer);
	}, [isLeaving]);
	return {
		focus,
		setFocus: (next: ValueFocus | null) => {
			setIsLeaving(false);
			setFocus(next);
		},
		leave: () => setIsLeaving(true),
	};
}

const isTouch = ({ pointerType }: { readonly pointerType: string }) => pointerType === 'touch';

/** Calls back when another element is touched than before. */
function useTapElsewhere(tappedRef: RefObject<HTMLElement>, callback: () => void): void {
	const onTap = useLatestCallback((event: PointerEvent) => {
		if (!tappedRef.current?.contains(event.target as Node)) callback(); // the targets of page events are nodes
	});
	useEffect(() => {
		document.addEventListener('pointerdown', onTap);
		return () => document.removeEventListener('pointerdown', onTap);
	}, [onTap]);
}

function isByKeyboard(element: HTMLElement): boolean {
	try {
		return element.matches(':focus-visible');
	} catch {
		return true;
	}
}
