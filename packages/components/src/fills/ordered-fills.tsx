import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react';

/** A fill's children, or a function that renders them from the slot's `fillProps`. */
export type FillChildren<Props> = ReactNode | ((props: Props) => ReactNode);

/**
 * Returns the children of a fill as an element with its position in the slot as `order`, and `injected` as further
 * props. A function gets `props`, `order` and `injected`. WooCommerce's helpers of header and footer (`WooHeaderItem`
 * …) call it.
 * @example createOrderedChildren(<Notice />, 2)
 */
export function createOrderedChildren<Props extends object, Injected extends object>(
	children: FillChildren<Props & Injected & { order: number }>,
	order = 1,
	props: Props = {} as Props, // without props, the function gets nothing but the rest
	injected: Injected = {} as Injected, // the same
): ReactElement {
	const made =
		typeof children === 'function' ? children({ ...props, order, ...injected }) : children;
	return isValidElement<object>(made) ? (
		cloneElement(made, { order, ...injected })
	) : (
		<Ordered order={order}>{made}</Ordered>
	);
}

/** Gives text, lists and empty fills an order too. */
function Ordered({ children }: { order: number; children?: ReactNode }) {
	return <>{children}</>;
}

/**
 * Sorts the fills of a slot by the `order` of each one's first element; 1 by default. Equal ones keep their order.
 * @example fillsInOrder(fills)
 */
export function fillsInOrder(fills: readonly ReactNode[]): ReactNode[] {
	return [...fills].sort((one, other) => orderOf(one) - orderOf(other));
}

/**
 * Renders the fills of a slot in their order.
 * @example <Slot name="header">{sortFillsByOrder}</Slot>
 */
export function sortFillsByOrder(fills: readonly ReactNode[]): ReactElement {
	return <>{fillsInOrder(fills)}</>;
}

function orderOf(fill: ReactNode): number {
	const [first] = Children.toArray(fill);
	const order = isValidElement<{ order?: unknown }>(first) ? first.props.order : undefined;
	return typeof order === 'number' ? order : 1;
}
