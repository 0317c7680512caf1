import { Children, isValidElement, type ReactNode } from 'react';

/** The fills of a slot by the `order` of each one's first element; 1 where there is none. Equal ones stay as they came. */
export function fillsInOrder(fills: readonly ReactNode[]): ReactNode[] {
	return [...fills].sort((one, other) => orderOf(one) - orderOf(other));
}

function orderOf(fill: ReactNode): number {
	const [first] = Children.toArray(fill);
	const order = isValidElement<{ order?: unknown }>(first) ? first.props.order : undefined;
	return typeof order === 'number' ? order : 1;
}
