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

/** S9.chart.3: milliseconds that the tooltip stays after the pointer is gone. */
export const tooltipHideDelay = 300;

interface ValueEvents {
	/** Of moves by key. */
	readonly onKeyMove: (focus: ValueFocus, way: FocusMove) => void;
	/** Of a click, of a second tap, and of Enter. */
	readonly onChoose: ((focus: ValueFocus) => void) | undefined;
}

/** Which value pointer, finger or arrow keys are at; null for none. What is tapped stays until the next tap. */
export function useValueFocus(model: ChartModel, { onKeyMove, onChoose }: ValueEvents) {
	const { focus, setFocus, leave } = useLingeringFocus();
	const last = model.dates.length - 1;
	const tapped = useRef<HTMLElement | null>(null);
	/** Where a finger was before it came down; a mouse is at its value already. */
	const before = useRef<ValueFocus | null>(null);
	/** Where the keyboard was when it left, as to an explanation: it comes back there. */
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
		// A finger leaves whenever it is lifted.
		onPointerLeave: useLatestCallback((event: ReactPointerEvent<HTMLElement>) => {
			if (!isTouch(event)) leave();
		}),
		onFocus: useLatestCallback((event: FocusEvent<HTMLElement>) => {
			// A press focuses too, but its date is the pointer's.
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

/** A focus that stays for a while after its pointer has gone. */
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

/** Calls back when something else is touched than the element that was before. */
function useTapElsewhere(tappedRef: RefObject<HTMLElement>, callback: () => void): void {
	const onTap = useLatestCallback((event: PointerEvent) => {
		if (!tappedRef.current?.contains(event.target as Node)) callback(); // events of a page come from its nodes
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
