import type { HTMLAttributes } from 'react';
import clsx from 'clsx';
import { __, sprintf } from '@wordpress/i18n';
import { VisuallyHidden } from '../../primitives';
import './badge.css';

export interface CountProps extends HTMLAttributes<HTMLSpanElement> {
	count: number;
	/** What screen readers hear in place of the bare number; "Total 7" unless given. */
	label?: string;
}

/** A count that says what it counts to screen readers (S2.other-widgets.3). */
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
