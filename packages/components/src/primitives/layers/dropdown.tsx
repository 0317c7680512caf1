import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import clsx from 'clsx';
import { useLatestCallback } from '../hooks/use-latest-callback';
import { tabbableElements } from './focusable';
import { Popover, type CloseReason, type PopoverProps } from './popover';

export interface DropdownState {
	isOpen: boolean;
	onToggle: () => void;
	/** Closes and returns the focus to the toggle. */
	onClose: () => void;
}

export interface DropdownProps {
	/** The toggle; it should have `aria-expanded={ isOpen }`. */
	renderToggle: (state: DropdownState) => ReactNode;
	renderContent: (state: DropdownState) => ReactNode;
	className?: string;
	contentClassName?: string;
	/** Names the layer and makes it a dialog; omit it if the content has a role of its own (menu, listbox). */
	contentLabel?: string;
	placement?: PopoverProps['placement'];
	expandOnMobile?: boolean;
	headerTitle?: string;
	focusOnMount?: PopoverProps['focusOnMount'];
	popoverProps?: Partial<PopoverProps>;
	onToggle?: (willOpen: boolean) => void;
}

/**
 * Shows a toggle and the layer that it opens. The focus moves in; Escape, a press or focus outside closes it. The focus
 * returns to the toggle unless it went elsewhere.
 * @example <Dropdown renderToggle={({ isOpen, onToggle }) => <Button aria-expanded={isOpen} onClick={onToggle}>Dates</Button>} renderContent={() => <DatePicker />} />
 */
export function Dropdown(props: DropdownProps) {
	const { renderToggle, renderContent, className, contentClassName, contentLabel, onToggle } =
		props;
	const toggle = useRef<HTMLDivElement>(null);
	// Only the open one knows it: as a state that follows the ref, it would render all closed ones twice.
	const [anchor, setAnchor] = useState<HTMLDivElement | null>(null);
	const isOpen = anchor !== null;

	const change = useLatestCallback((willOpen: boolean) => {
		setAnchor(willOpen ? toggle.current : null);
		onToggle?.(willOpen);
	});
	const close = (reason: CloseReason = 'button') => {
		if (!isOpen) return;
		change(false);
		if (reason !== 'outside') focusToggle(anchor);
	};
	const state: DropdownState = {
		isOpen,
		onToggle: () => (isOpen ? close() : change(true)),
		onClose: () => close(),
	};
	const closeOnEscape = (event: KeyboardEvent) => {
		if (event.key !== 'Escape' || !isOpen || event.defaultPrevented) return;
		event.stopPropagation();
		close('escape');
	};
	return (
		// eslint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape bubbles up here from the toggle
		<div className={clsx('sa-dropdown', className)} onKeyDown={closeOnEscape}>
			<div ref={toggle} className="sa-dropdown__toggle">
				{renderToggle(state)}
			</div>
			{isOpen && (
				<Popover
					anchor={anchor}
					placement={props.placement}
					expandOnMobile={props.expandOnMobile}
					headerTitle={props.headerTitle}
					focusOnMount={props.focusOnMount}
					role={contentLabel ? 'dialog' : undefined}
					aria-label={contentLabel}
					{...props.popoverProps}
					className={clsx('sa-dropdown__content', contentClassName, props.popoverProps?.className)}
					onClose={close}
				>
					{renderContent(state)}
				</Popover>
			)}
		</div>
	);
}

function focusToggle(toggle: HTMLElement): void {
	tabbableElements(toggle)[0]?.focus({ preventScroll: true });
}
