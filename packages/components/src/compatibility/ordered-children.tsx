import { cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react';
import { fillsInOrder } from '../fills/ordered-fills';

/** A fill's children, or what makes them of the slot's `fillProps`. */
export type FillChildren<Props> = ReactNode | ((props: Props) => ReactNode);

/**
 * The children of a fill as an element that carries its place in the slot as `order`, with `injected` as further props. A
 * function is given `props`, `order` and `injected`. WooCommerce's helpers of header and footer (`WooHeaderItem` …) call it.
 */
export function createOrderedChildren<Props extends object, Injected extends object>(
	children: FillChildren<Props & Injected & { order: number }>,
	order = 1,
	props: Props = {} as Props, // without any, the function is given nothing but the rest
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

/** Gives text, lists and nothing at all a place, too. */
function Ordered({ children }: { order: number; children?: ReactNode }) {
	return <>{children}</>;
}

/** What a slot shows of its fills, in their order. */
export function sortFillsByOrder(fills: readonly ReactNode[]): ReactElement {
	return <>{fillsInOrder(fills)}</>;
}
