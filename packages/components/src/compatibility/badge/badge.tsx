import type { HTMLAttributes } from 'react';
import clsx from 'clsx';
import './badge.css';

export interface BadgeProps extends HTMLAttributes<HTMLSpanElement> {
	count: number;
}

/** A count in a pill beside a title (S2.other-widgets.3). */
export function Badge({ count, className, ...rest }: BadgeProps) {
	return (
		<span {...rest} className={clsx('woocommerce-badge', className)}>
			{count}
		</span>
	);
}
