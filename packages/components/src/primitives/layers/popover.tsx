import {
	useLayoutEffect,
	useState,
	type HTMLAttributes,
	type KeyboardEvent,
	type ReactNode,
} from 'react';
import { __ } from '@wordpress/i18n';
import type { Placement, Strategy } from '@floating-ui/react-dom';
import clsx from 'clsx';
import { Button } from '../button';
import { tabbableElements } from './focusable';
import { useDismiss } from './use-dismiss';
import { usePlacement } from './use-placement';
import { useViewportMatch } from '../hooks/use-viewport-match';
import './popover.css';

export type CloseReason = 'escape' | 'outside' | 'button';

export interface PopoverProps extends HTMLAttributes<HTMLDivElement> {
	/** The target element; presses on it do not count as outside. */
	anchor: Element | null;
	/** If missing, only its owner closes the layer. */
	onClose?: (reason: CloseReason) => void;
	/** `start` and `end` follow the text direction. */
	placement?: Placement;
	/** `fixed` escapes ancestors that clip. */
	strategy?: Strategy;
	/** Pixels between the anchor and the popover. */
	distance?: number;
	/** Default true: opens on the other side of the anchor if there is more room. */
	flips?: boolean;
	focusOnMount?: 'first' | 'container' | false;
	/** Fills the screen below the medium breakpoint, with a title bar and a close button. */
	expandOnMobile?: boolean;
	headerTitle?: string;
	children?: ReactNode;
}

/**
 * Shows a non-modal layer beside its anchor, rendered in place so that Tab continues into it. Escape, a press outside
 * and focus outside call `onClose`. The caller returns the focus (see Dropdown).
 * @example <Popover anchor={button} onClose={close}>…</Popover>
 */
export function Popover({
	anchor,
	onClose,
	placement,
	strategy,
	distance,
	flips,
	focusOnMount = 'first',
	expandOnMobile = false,
	headerTitle,
	className,
	style,
	children,
	...rest
}: PopoverProps) {
	const [element, setElement] = useState<HTMLDivElement | null>(null);
	const isExpanded = useViewportMatch('medium', '<') && expandOnMobile;
	const place = usePlacement({ anchor, element, placement, strategy, distance, flips });
	const isInside = (node: Node) => Boolean(element?.contains(node) || anchor?.contains(node));
	useDismiss(Boolean(onClose && element), isInside, () => onClose?.('outside'));
	useLayoutEffect(() => {
		if (element && focusOnMount) moveFocusInto(element, focusOnMount);
	}, [element, focusOnMount]);

	const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
		rest.onKeyDown?.(event);
		if (event.key !== 'Escape' || !onClose || event.defaultPrevented) return;
		event.stopPropagation();
		onClose('escape');
	};
	return (
		// eslint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape bubbles up here from the controls inside
		<div
			{...rest}
			ref={setElement}
			tabIndex={-1}
			className={clsx('sa-popover', isExpanded && 'is-expanded', className)}
			style={isExpanded ? style : { ...place, ...style }}
			onKeyDown={handleKeyDown}
		>
			{isExpanded && (
				<div className="sa-popover__header">
					<span className="sa-popover__header-title">{headerTitle}</span>
					<Button
						icon="close"
						label={__('Close', 'store-analytics')}
						onClick={() => onClose?.('button')}
					/>
				</div>
			)}
			<div className="sa-popover__content">{children}</div>
		</div>
	);
}

function moveFocusInto(element: HTMLElement, target: 'first' | 'container'): void {
	if (element.contains(element.ownerDocument.activeElement)) return;
	const content = element.querySelector('.sa-popover__content') ?? element;
	const first = target === 'first' ? tabbableElements(content)[0] : undefined;
	// It is at the page's origin until it is placed, and must not scroll the page there.
	(first ?? element).focus({ preventScroll: true });
}
