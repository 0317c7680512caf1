import type { ReactNode } from 'react';

export interface SlotProps {
	readonly name: string;
	/** What extensions' fills are told, as WooCommerce tells them. */
	readonly fillProps?: object;
	/** Only the fill that came last counts. */
	readonly isSingle?: boolean;
	/** What is here as long as no extension fills it. */
	readonly children?: ReactNode;
	/** Goes around what extensions put here. */
	readonly frame?: (fills: ReactNode) => ReactNode;
}
