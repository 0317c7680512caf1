import type { ReactNode } from 'react';
import { Fill, Slot } from './slot-fill';

const slotName = (item: string) => `woocommerce_navigation_${item}`;

export interface WooNavigationItemProps {
	/** Id of the menu item. */
	item: string;
	children?: ReactNode;
}

/**
 * Shows its children in the menu item with this id, where `<WooNavigationItem.Slot name={ id } />` is rendered.
 * @example <WooNavigationItem item="woocommerce-analytics">New</WooNavigationItem>
 */
export function WooNavigationItem({ item, children }: WooNavigationItemProps) {
	return <Fill name={slotName(item)}>{children}</Fill>;
}

WooNavigationItem.Slot = function WooNavigationItemSlot({ name }: { name: string }) {
	return <Slot name={slotName(name)} />;
};
