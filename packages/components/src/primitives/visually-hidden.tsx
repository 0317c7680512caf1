import type { HTMLAttributes } from 'react';
import './visually-hidden.css';

/**
 * Shows text to screen readers only.
 * @example <VisuallyHidden>Loading</VisuallyHidden>
 */
export function VisuallyHidden(props: HTMLAttributes<HTMLSpanElement>) {
	return <span {...props} className="screen-reader-text" />;
}
