import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { MenuKind } from './menu-context';
import { menuItems, moveInMenu } from './menu-keys';
import './ellipsis-menu.css';

interface MenuContentProps {
	label: string;
	role: 'menu' | 'dialog';
	children: ReactNode;
}

/** The layer of a menu button: the first item of a menu gets the focus, and arrow keys move on. */
export function MenuContent({ label, role, children }: MenuContentProps) {
	const menu = useRef<HTMLDivElement>(null);
	useLayoutEffect(() => {
		if (role === 'menu' && menu.current) menuItems(menu.current)[0]?.focus({ preventScroll: true });
	}, [role]);
	return (
		<MenuKind.Provider value={role}>
			<div
				ref={menu}
				role={role}
				aria-label={label}
				className="woocommerce-ellipsis-menu__content"
				onKeyDown={role === 'menu' ? moveInMenu : undefined}
			>
				{children}
			</div>
		</MenuKind.Provider>
	);
}
