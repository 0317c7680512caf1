import type { ReactNode } from 'react';

export interface SlotProps {
	readonly name: string;
	/** The fillProps of extensions, as WooCommerce passes them. */
	readonly fillProps?: object;
	/** Only the latest fill counts. */
	readonly isSingle?: boolean;
	/** The content without a fill. */
	readonly children?: ReactNode;
	/** Wraps the extensions' content. */
	readonly frame?: (fills: ReactNode) => ReactNode;
}
