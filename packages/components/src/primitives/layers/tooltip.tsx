import { cloneElement, useState, type ReactElement, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import {
	autoUpdate,
	flip,
	offset,
	shift,
	useFloating,
	type Placement,
} from '@floating-ui/react-dom';
import { useInstanceId } from '../hooks/use-instance-id';
import { useTooltipTrigger, type TriggerProps } from './use-tooltip-trigger';
import './tooltip.css';

/**
 * Milliseconds between the pointer's arrival and the tooltip (S9.tables-timeline-and.7); keyboard focus shows it at
 * once.
 */
export const TOOLTIP_DELAY = 700;

export interface TooltipProps {
	/** Without it no tooltip is shown. */
	text: ReactNode;
	/** One element that passes mouse, focus, pointer and key events on to the DOM. */
	children: ReactElement<TriggerProps>;
	placement?: Placement;
	delay?: number;
}

/**
 * Explains one control on hover or focus. Escape or a press hides it; the pointer may rest on it.
 * @example <Tooltip text="Net sales without tax"><Button icon="info" /></Tooltip>
 */
export function Tooltip({
	text,
	children,
	placement = 'top',
	delay = TOOLTIP_DELAY,
}: TooltipProps) {
	const id = useInstanceId('tooltip');
	const own = children.props;
	const { anchor, handlers, keep, leave } = useTooltipTrigger(own, delay);
	const isShown = anchor && Boolean(text);
	// A control named by the same text would be read twice.
	const isDescription = isShown && own['aria-label'] !== text;
	const trigger = cloneElement(children, {
		...handlers,
		'aria-describedby': isDescription ? id : own['aria-describedby'],
	});
	return (
		<>
			{trigger}
			{isShown &&
				createPortal(
					<Bubble id={id} anchor={anchor} placement={placement} onEnter={keep} onLeave={leave}>
						{text}
					</Bubble>,
					anchor.ownerDocument.body,
				)}
		</>
	);
}

interface BubbleProps {
	id: string;
	anchor: HTMLElement;
	placement: Placement;
	children: ReactNode;
	onEnter: () => void;
	onLeave: () => void;
}

function Bubble({ id, anchor, placement, children, onEnter, onLeave }: BubbleProps) {
	const [floating, setFloating] = useState<HTMLElement | null>(null);
	const { floatingStyles } = useFloating({
		elements: { reference: anchor, floating },
		placement,
		middleware: [offset(6), flip(), shift({ padding: 8 })],
		whileElementsMounted: autoUpdate,
	});
	return (
		<span
			ref={setFloating}
			id={id}
			role="tooltip"
			className="sa-tooltip"
			style={floatingStyles}
			onMouseEnter={onEnter}
			onMouseLeave={onLeave}
		>
			{children}
		</span>
	);
}
