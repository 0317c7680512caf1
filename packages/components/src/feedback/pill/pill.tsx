import type { HTMLAttributes } from 'react';
import clsx from 'clsx';
import './pill.css';

/**
 * Shows a word in an outlined capsule.
 * @example <Pill>New</Pill>
 */
export function Pill({ className, ...rest }: HTMLAttributes<HTMLSpanElement>) {
	return <span {...rest} className={clsx('woocommerce-pill', className)} />;
}
