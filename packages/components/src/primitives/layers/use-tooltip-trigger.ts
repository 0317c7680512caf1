import {
	useEffect,
	useState,
	type FocusEvent,
	type KeyboardEvent,
	type MouseEvent,
	type PointerEvent,
} from 'react';

/** Long enough to move the pointer from the control onto the tooltip. */
const LEAVE_DELAY = 100;

export interface TriggerProps {
	'aria-label'?: string;
	'aria-describedby'?: string;
	onMouseEnter?: (event: MouseEvent<HTMLElement>) => void;
	onMouseLeave?: (event: MouseEvent<HTMLElement>) => void;
	onFocus?: (event: FocusEvent<HTMLElement>) => void;
	onBlur?: (event: FocusEvent<HTMLElement>) => void;
	onPointerDown?: (event: PointerEvent<HTMLElement>) => void;
	onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void;
}

/**
 * Returns when a tooltip is visible: `anchor` is the control that it explains; `handlers` belong on the control and
 * call its own ones too.
 */
export function useTooltipTrigger(own: TriggerProps, delay: number) {
	const [anchor, setAnchor] = useState<HTMLElement | null>(null);
	const [timer] = useState(createTimer);
	const [isPressed, setIsPressed] = useState(false);
	useEffect(() => timer.stop, [timer]);

	const show = (element: HTMLElement, wait: number) => timer.start(wait, () => setAnchor(element));
	const hide = (wait = 0) => timer.start(wait, () => setAnchor(null));
	const handlers: TriggerProps = {
		onMouseEnter(event) {
			show(event.currentTarget, delay);
			own.onMouseEnter?.(event);
		},
		onMouseLeave(event) {
			hide(LEAVE_DELAY);
			own.onMouseLeave?.(event);
		},
		onFocus(event) {
			// Focus by a press does not ask for help.
			if (!isPressed) show(event.currentTarget, 0);
			own.onFocus?.(event);
		},
		onBlur(event) {
			setIsPressed(false);
			hide();
			own.onBlur?.(event);
		},
		onPointerDown(event) {
			setIsPressed(true);
			hide();
			own.onPointerDown?.(event);
		},
		onKeyDown(event) {
			if (event.key === 'Escape' && anchor) {
				event.stopPropagation();
				hide();
			}
			own.onKeyDown?.(event);
		},
	};
	return { anchor, handlers, keep: timer.stop, leave: () => hide(LEAVE_DELAY) };
}

/** One timer that a component keeps for its life: `const [ timer ] = useState( createTimer )`. Starting again forgets the former call. */
function createTimer() {
	let handle: ReturnType<typeof setTimeout> | undefined;
	const stop = () => clearTimeout(handle);
	const start = (wait: number, run: () => void) => {
		stop();
		if (wait > 0) handle = setTimeout(run, wait);
		else run();
	};
	return { start, stop };
}
