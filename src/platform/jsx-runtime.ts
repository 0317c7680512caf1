import { createElement, Fragment, type ElementType, type Key, type ReactNode } from 'react';

type Props = Record<string, unknown> & { children?: ReactNode };

/**
 * JSX over React.createElement: the plugin build must not bundle React's own runtime, which would add a second React.
 */
export function jsx(type: ElementType, { children, ...props }: Props, key?: Key) {
	const own = key === undefined ? props : { ...props, key };
	return children === undefined ? createElement(type, own) : createElement(type, own, children);
}

/** Like `jsx`, for static children: passed one by one, they need no keys. */
export function jsxs(type: ElementType, { children, ...props }: Props, key?: Key) {
	const written: ReactNode[] = Array.isArray(children) ? children : [children];
	return createElement(type, key === undefined ? props : { ...props, key }, ...written);
}

export { Fragment };
