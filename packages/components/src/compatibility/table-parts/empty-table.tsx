import type { CSSProperties, ReactNode } from 'react';
import '../../table/table.css';

/**
 * Shows a message with the height of `numberOfRows` rows.
 * @example <EmptyTable numberOfRows={5}>No orders</EmptyTable>
 */
export function EmptyTable(props: { numberOfRows?: number; children?: ReactNode }) {
	const { numberOfRows = 5, children } = props;
	// React's type of styles has no custom properties.
	const style = { '--number-of-rows': numberOfRows } as CSSProperties;
	return (
		<div className="woocommerce-table is-empty" style={style}>
			{children}
		</div>
	);
}
