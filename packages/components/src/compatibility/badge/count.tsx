import type { HTMLAttributes } from 'react';
import clsx from 'clsx';
import { __, sprintf } from '@wordpress/i18n';
import { VisuallyHidden } from '../../primitives';
import './badge.css';

export interface CountProps extends HTMLAttributes<HTMLSpanElement> {
	count: number;
	/** The text for screen readers instead of the bare number; by default "Total 7". */
	label?: string;
}

/**
 * Shows a count with a text for screen readers (S2.other-widgets.3).
 * @example <Count count={7} label="7 orders" />
 */
export function Count({ count, label, className, ...rest }: CountProps) {
	return (
		<span {...rest} className={clsx('woocommerce-count', className)}>
			<span aria-hidden="true">{count}</span>
			<VisuallyHidden>
				{
					// translators: %d: how many there are.
					label || sprintf(__('Total %d', 'store-analytics'), count)
				}
			</VisuallyHidden>
		</span>
	);
}
