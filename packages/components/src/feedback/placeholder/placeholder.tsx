import type { CSSProperties } from 'react';
import clsx from 'clsx';
import './placeholder.css';

/**
 * Shows a grey bar instead of text. It is decorative: the block around it announces the loading.
 * @example <Placeholder width="6em" />
 */
export function Placeholder({ className, width }: { className?: string; width?: number | string }) {
	const style: CSSProperties | undefined = width === undefined ? undefined : { inlineSize: width };
	return <span className={clsx('is-placeholder', className)} style={style} aria-hidden="true" />;
}
