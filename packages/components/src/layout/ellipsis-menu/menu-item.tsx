import { useContext, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import clsx from 'clsx';
import { MenuKind } from './menu-context';

export interface MenuItemProps {
	onInvoke: () => void;
	children?: ReactNode;
	/** Shows a switch that is on while `checked`. */
	isCheckbox?: boolean;
	/** One of several, of which exactly one is `checked`. */
	isRadio?: boolean;
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
	isRadio = false,
	checked = false,
}: MenuItemProps) {
	const isInMenu = useContext(MenuKind) === 'menu';
	const mark = isCheckbox ? 'checkbox' : isRadio ? 'radio' : undefined;
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
			role={roleOf(isInMenu, mark)}
			aria-checked={mark ? checked : undefined}
			tabIndex={isInMenu ? -1 : 0}
			className={clsx('woocommerce-ellipsis-menu__item', {
				'is-checkbox': isCheckbox,
				'is-radio': isRadio,
			})}
			onClick={handleClick}
			onKeyDown={handleKeyDown}
		>
			{mark && (
				<span className={clsx(markClasses[mark], { 'is-checked': checked })} aria-hidden="true" />
			)}
			<span className="woocommerce-ellipsis-menu__item-text">{children}</span>
		</div>
	);
}

type Mark = 'checkbox' | 'radio';

const markClasses: Readonly<Record<Mark, string>> = { checkbox: 'sa-switch', radio: 'sa-dot' };

function roleOf(isInMenu: boolean, mark: Mark | undefined): string {
	if (isInMenu) return `menuitem${mark ?? ''}`;
	return mark ?? 'button';
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
