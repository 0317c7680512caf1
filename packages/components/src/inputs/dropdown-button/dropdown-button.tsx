import type { ReactNode } from 'react';
import clsx from 'clsx';
import { decodeEntities } from '@store-analytics/currency';
import { Button, Icon, type ButtonProps } from '../../primitives';
import './dropdown-button.css';

export interface DropdownButtonProps extends ButtonProps {
	/** One or two lines: the choice, then a detail. HTML entities are decoded. */
	labels: readonly ReactNode[];
	isOpen?: boolean;
}

/**
 * The wide toggle of report filters: it shows the choice and opens the options.
 * @example <DropdownButton labels={['Month to date', 'vs. Previous year']} isOpen={isOpen} onClick={toggle} />
 */
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
					// Its own text direction, so that long names are cut at their end on any page.
					<span key={line} dir="auto">
						{typeof label === 'string' ? decodeEntities(label) : label}
					</span>
				))}
			</span>
			<Icon icon={isOpen ? 'chevron-up' : 'chevron-down'} />
		</Button>
	);
}
