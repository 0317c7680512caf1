import type { HTMLAttributes } from 'react';
import clsx from 'clsx';
import './badge.css';

export interface BadgeProps extends HTMLAttributes<HTMLSpanElement> {
	count: number;
}

/**
 * Shows a count in a pill beside a title (S2.other-widgets.3).
 * @example <Badge count={3} />
 */
export function Badge({ count, className, ...rest }: BadgeProps) {
	return (
		<span {...rest} className={clsx('woocommerce-badge', className)}>
			{count}
		</span>
	);
}
