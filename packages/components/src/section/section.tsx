import {
	createContext,
	createElement,
	useContext,
	type ComponentType,
	type HTMLAttributes,
	type ReactNode,
} from 'react';

const Level = createContext(2);

export interface SectionProps extends HTMLAttributes<HTMLElement> {
	/** The element or component around the children; `false` for none. */
	component?: ComponentType<{ className?: string; children?: ReactNode }> | string | false;
}

/**
 * Raises the level of the headings (H) inside it by one.
 * @example <Section><H>Orders</H></Section>
 */
export function Section({ component = 'div', children, ...rest }: SectionProps) {
	const level = useContext(Level);
	return (
		<Level.Provider value={level + 1}>
			{component === false ? children : createElement(component, rest, children)}
		</Level.Provider>
	);
}

/**
 * Shows a heading whose level follows from its Sections: h2 outside any Section, at most h6.
 * @example <H className="title">Orders</H>
 */
export function H(props: HTMLAttributes<HTMLHeadingElement>) {
	const level = useContext(Level);
	return createElement(`h${Math.min(level, 6)}`, props);
}
