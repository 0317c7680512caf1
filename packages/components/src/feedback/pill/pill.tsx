import type { HTMLAttributes } from 'react';
import clsx from 'clsx';
import './pill.css';

/** A word in an outlined capsule. */
export function Pill({ className, ...rest }: HTMLAttributes<HTMLSpanElement>) {
	return <span {...rest} className={clsx('woocommerce-pill', className)} />;
}
