import { cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react';
import { fillsInOrder } from '../fills/ordered-fills';

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
 * Renders the fills of a slot in their order.
 * @example <Slot name="header">{sortFillsByOrder}</Slot>
 */
export function sortFillsByOrder(fills: readonly ReactNode[]): ReactElement {
	return <>{fillsInOrder(fills)}</>;
}
