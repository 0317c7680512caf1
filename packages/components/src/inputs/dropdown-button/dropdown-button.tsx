import type { ReactNode } from 'react';
import clsx from 'clsx';
import { decodeEntities } from '@store-analytics/currency';
import { Button, Icon, type ButtonProps } from '../../primitives';
import './dropdown-button.css';

export interface DropdownButtonProps extends ButtonProps {
	/** One or two lines: what is chosen, then a detail; entities of HTML are shown as what they stand for. */
	labels: readonly ReactNode[];
	isOpen?: boolean;
}

/** The wide toggle of the report filters: shows what is chosen, opens what can be chosen. */
export function DropdownButton({
	labels,
	isOpen = false,
	className,
	...rest
}: DropdownButtonProps) {
	return (
		<Button
			aria-expanded={isOpen}
			{...rest}
			className={clsx(
				'woocommerce-dropdown-button',
				isOpen && 'is-open',
				labels.length > 1 && 'is-multi-line',
				className,
			)}
		>
			<span className="woocommerce-dropdown-button__labels">
				{labels.map((label, line) => (
					// Its own direction, so that of a long name the end is cut, whichever way the page goes.
					<span key={line} dir="auto">
						{typeof label === 'string' ? decodeEntities(label) : label}
					</span>
				))}
			</span>
			<Icon icon={isOpen ? 'chevron-up' : 'chevron-down'} />
		</Button>
	);
}
