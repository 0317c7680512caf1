import type { MouseEvent, ReactNode } from 'react';
import clsx from 'clsx';
import { Button, Dropdown, type DropdownState } from '../../primitives';
import { MenuContent } from './menu-content';
import './ellipsis-menu.css';

export interface EllipsisMenuProps {
	/** Names the button and the layer that it opens. */
	label: string;
	/** MenuItems and MenuTitles; without it nothing is rendered. */
	renderContent?: (state: DropdownState) => ReactNode;
	/** `dialog` for content with fields besides MenuItems: then Tab moves, and items are buttons and checkboxes. */
	contentRole?: 'menu' | 'dialog';
	className?: string;
	/** Called with the click on the button. */
	onToggle?: (event: MouseEvent<HTMLElement>) => void;
}

/**
 * Shows three dots that open a menu: arrows move, Escape closes and returns the focus (S2.other-widgets.1).
 * @example <EllipsisMenu label="More" renderContent={() => <MenuItem onInvoke={remove}>Remove</MenuItem>} />
 */
export function EllipsisMenu(props: EllipsisMenuProps) {
	const { label, renderContent, contentRole = 'menu', className, onToggle } = props;
	if (!renderContent) return null;
	return (
		<div className={clsx('woocommerce-ellipsis-menu', className)}>
			<Dropdown
				contentClassName="woocommerce-ellipsis-menu__popover"
				placement="bottom-end"
				focusOnMount={contentRole === 'menu' ? false : 'first'}
				renderToggle={(state) => (
					<Button
						className={clsx('woocommerce-ellipsis-menu__toggle', state.isOpen && 'is-opened')}
						icon="ellipsis"
						aria-label={label}
						title={label}
						aria-haspopup={contentRole}
						aria-expanded={state.isOpen}
						onClick={(event) => {
							onToggle?.(event);
							state.onToggle();
						}}
					/>
				)}
				renderContent={(state) => (
					<MenuContent label={label} role={contentRole}>
						{renderContent(state)}
					</MenuContent>
				)}
			/>
		</div>
	);
}
