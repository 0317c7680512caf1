import {
	Children,
	cloneElement,
	isValidElement,
	useState,
	type KeyboardEvent,
	type ReactElement,
	type ReactNode,
} from 'react';
import clsx from 'clsx';
import { __ } from '@wordpress/i18n';
import { useDismiss, useViewportMatch } from '../primitives';
import type { SummaryNumberProps } from './summary-number';
import './summary.css';

export interface SummaryListArguments {
	/** Pass it on to each SummaryNumber; only in the dropdown layout. */
	onToggle?: () => void;
}

export interface SummaryListProps {
	/** Returns the SummaryNumbers. */
	children: (state: SummaryListArguments) => ReactNode;
	label?: string;
}

/**
 * Shows the numbers of a report in a grid. Below the large viewport it shows the selected one, and the others on demand
 * (S2.other-widgets.5).
 * @example <SummaryList>{() => [<SummaryNumber key="orders" label="Orders" value="12" href="" />]}</SummaryList>
 */
export function SummaryList({ children, label }: SummaryListProps) {
	const isDropdown = useViewportMatch('large', '<');
	const name = label ?? __('Performance Indicators', 'store-analytics');
	if (isDropdown) return <SummaryDropdown name={name}>{children}</SummaryDropdown>;
	const items = summaryItems(children({}));
	return (
		<nav aria-label={name}>
			<ul className={clsx('woocommerce-summary', sizeClass(items.length))}>{items}</ul>
		</nav>
	);
}

function SummaryDropdown({
	name,
	children,
}: {
	name: string;
	children: SummaryListProps['children'];
}) {
	const [isOpen, setIsOpen] = useState(false);
	const [root, setRoot] = useState<HTMLElement | null>(null);
	const toggle = () => {
		setIsOpen((wasOpen) => !wasOpen);
		// The chosen number replaces the button, and the focus must stay on the page.
		if (isOpen) requestAnimationFrame(() => root?.querySelector('button')?.focus());
	};
	useDismiss(
		isOpen,
		(node) => Boolean(root?.contains(node)),
		() => setIsOpen(false),
	);
	const closeOnEscape = (event: KeyboardEvent) => {
		if (event.key !== 'Escape' || !isOpen) return;
		event.stopPropagation();
		toggle();
	};
	const items = summaryItems(children({ onToggle: toggle }));
	const chosen = items.find(({ props }) => props.selected);
	if (!chosen) {
		const plain = summaryItems(children({}));
		return (
			<nav aria-label={name}>
				<ul className={clsx('woocommerce-summary', sizeClass(plain.length))}>{plain}</ul>
			</nav>
		);
	}
	return (
		// eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape bubbles up here from button and links
		<nav ref={setRoot} aria-label={name} onKeyDown={closeOnEscape}>
			<ul className="woocommerce-summary is-dropdown">
				{cloneElement(chosen, { isOpen })}
				{isOpen && items.filter((item) => item !== chosen)}
			</ul>
		</nav>
	);
}

function summaryItems(children: ReactNode): ReactElement<SummaryNumberProps>[] {
	return Children.toArray(children).filter((child) => isValidElement<SummaryNumberProps>(child));
}

/** `has-4-items`; ten and more look the same. */
export function sizeClass(count: number): string {
	return `has-${Math.min(count, 10)}-items`;
}
