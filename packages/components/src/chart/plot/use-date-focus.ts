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

/** S9.chart.3: milliseconds that the tooltip stays after the pointer is gone. */
export const tooltipHideDelay = 300;

interface DateEvents {
	/** Of moves by key. */
	readonly onKeyMove: (index: number) => void;
	/** Of a click, of a second tap, and of Enter. */
	readonly onChoose: ((index: number) => void) | undefined;
}

/** Which date pointer, finger or arrow keys are at; null for none. What is tapped stays until the next tap. */
export function useDateFocus(model: ChartModel, { onKeyMove, onChoose }: DateEvents) {
	const [index, setIndex] = useState<number | null>(null);
	const [isLeaving, setIsLeaving] = useState(false);
	const last = model.dates.length - 1;
	const tapped = useRef<HTMLElement | null>(null);
	/** Where a finger was before it came down; a mouse is at its date already. */
	const before = useRef<number | null>(null);
	useTapElsewhere(tapped, () => {
		if (tapped.current) setIndex(null);
		tapped.current = null;
	});
	useEffect(() => {
		if (!isLeaving) return undefined;
		const timer = setTimeout(() => {
			setIndex(null);
			setIsLeaving(false);
		}, tooltipHideDelay);
		return () => clearTimeout(timer);
	}, [isLeaving]);

	const moveTo = (next: number) => {
		setIsLeaving(false);
		setIndex(next);
		onKeyMove(next);
	};
	const pointAt = useLatestCallback((event: ReactPointerEvent<HTMLElement>) => {
		const { left } = event.currentTarget.getBoundingClientRect();
		const nearest = model.x.nearest(event.clientX - left - model.margins.left);
		tapped.current = isTouch(event) ? event.currentTarget : null;
		if (event.type === 'pointerdown') before.current = isTouch(event) ? index : nearest;
		setIsLeaving(false);
		setIndex(nearest < 0 ? null : nearest);
	});
	const handlers = {
		onPointerDown: pointAt,
		onPointerMove: pointAt,
		// A finger leaves whenever it is lifted.
		onPointerLeave: useLatestCallback((event: ReactPointerEvent<HTMLElement>) => {
			if (!isTouch(event)) setIsLeaving(true);
		}),
		onFocus: useLatestCallback((event: FocusEvent<HTMLElement>) => {
			// A press focuses too, but its date is the pointer's.
			if (last >= 0 && isByKeyboard(event.currentTarget)) moveTo(index ?? last);
		}),
		onBlur: useLatestCallback(() => setIndex(null)),
		onClick: useLatestCallback(() => {
			if (index !== null && index === before.current) onChoose?.(index);
		}),
		onKeyDown: useLatestCallback((event: KeyboardEvent<HTMLElement>) => {
			if (event.key === 'Enter' && index !== null) return onChoose?.(index);
			if (event.key === 'Escape' && index !== null) {
				event.stopPropagation();
				return setIndex(null);
			}
			const next = dateAfterKey(event.key, index ?? last, { last, isRtl: model.isRtl });
			if (next === null) return;
			event.preventDefault();
			moveTo(next);
		}),
	};
	return { index: index === null ? null : Math.min(index, last), handlers };
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

function dateAfterKey(
	key: string,
	index: number,
	{ last, isRtl }: { last: number; isRtl: boolean },
): number | null {
	if (last < 0) return null;
	switch (key) {
		case 'Home':
			return 0;
		case 'End':
			return last;
		case isRtl ? 'ArrowLeft' : 'ArrowRight':
			return Math.min(last, index + 1);
		case isRtl ? 'ArrowRight' : 'ArrowLeft':
			return Math.max(0, index - 1);
		default:
			return null;
	}
}
