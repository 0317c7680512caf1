import type { CSSProperties } from 'react';
import clsx from 'clsx';
import './placeholder.css';

/** A grey bar where text will be; decorative, the block around it says that it is loading. */
export function Placeholder({ className, width }: { className?: string; width?: number | string }) {
	const style: CSSProperties | undefined = width === undefined ? undefined : { inlineSize: width };
	return <span className={clsx('is-placeholder', className)} style={style} aria-hidden="true" />;
}
