import { useContext, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import clsx from 'clsx';
import { MenuKind } from './menu-context';

export interface MenuItemProps {
	onInvoke: () => void;
	children?: ReactNode;
	/** Shows a switch that is on while `checked`. */
	isCheckbox?: boolean;
	/** Accepted for compatibility: every item can be clicked. */
	isClickable?: boolean;
	checked?: boolean;
}

/**
 * Shows a row of an EllipsisMenu; click, Enter and Space invoke it.
 * @example <MenuItem onInvoke={remove}>Remove</MenuItem>
 */
export function MenuItem({
	onInvoke,
	children,
	isCheckbox = false,
	checked = false,
}: MenuItemProps) {
	const isInMenu = useContext(MenuKind) === 'menu';
	const handleClick = (event: MouseEvent<HTMLElement>) => {
		if (!isFieldInside(event)) onInvoke();
	};
	const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
		if (event.target !== event.currentTarget) return;
		if (event.key !== 'Enter' && event.key !== ' ') return;
		event.preventDefault();
		onInvoke();
	};
	return (
		<div
			role={roleOf(isInMenu, isCheckbox)}
			aria-checked={isCheckbox ? checked : undefined}
			tabIndex={isInMenu ? -1 : 0}
			className={clsx('woocommerce-ellipsis-menu__item', { 'is-checkbox': isCheckbox })}
			onClick={handleClick}
			onKeyDown={handleKeyDown}
		>
			{isCheckbox && (
				<span className={clsx('sa-switch', { 'is-checked': checked })} aria-hidden="true" />
			)}
			<span className="woocommerce-ellipsis-menu__item-text">{children}</span>
		</div>
	);
}

function roleOf(isInMenu: boolean, isCheckbox: boolean): string {
	if (isInMenu) return isCheckbox ? 'menuitemcheckbox' : 'menuitem';
	return isCheckbox ? 'checkbox' : 'button';
}

/** Extensions put fields into items; a click on a field does not invoke the item. */
function isFieldInside({ target, currentTarget }: MouseEvent<HTMLElement>): boolean {
	if (!(target instanceof Element)) return false;
	const field = target.closest('a, button, input, label, select, textarea');
	return field !== null && currentTarget.contains(field);
}

/**
 * Shows a heading inside an EllipsisMenu.
 * @example <MenuTitle>Columns</MenuTitle>
 */
export function MenuTitle({ children }: { children?: ReactNode }) {
	return <div className="woocommerce-ellipsis-menu__title">{children}</div>;
}
