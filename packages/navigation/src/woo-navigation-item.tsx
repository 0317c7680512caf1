import type { ReactNode } from 'react';
import { Fill, Slot } from './slot-fill';

const slotName = (item: string) => `woocommerce_navigation_${item}`;

export interface WooNavigationItemProps {
	/** Id of the menu item. */
	item: string;
	children?: ReactNode;
}

/** Puts its children into the menu item of this id, where `<WooNavigationItem.Slot name={ id } />` stands. */
export function WooNavigationItem({ item, children }: WooNavigationItemProps) {
	return <Fill name={slotName(item)}>{children}</Fill>;
}

WooNavigationItem.Slot = function WooNavigationItemSlot({ name }: { name: string }) {
	return <Slot name={slotName(name)} />;
};
