import type { KeyboardEvent, ReactNode } from 'react';
import clsx from 'clsx';
import { moveInMenu } from '../../layout/ellipsis-menu/menu-keys';
import { ListItem, type ListItemProps } from './list-item';
import './list.css';

export interface ListProps {
	items: readonly ListItemProps[];
	className?: string;
	/** Draws what is inside of an item in another way. */
	children?: (item: ListItemProps, index: number) => ReactNode;
}

/**
 * Rows of title and content, with something before and after. Rows that lead somewhere or do something are the items of a
 * menu: arrow keys, Home and End go through them.
 */
export function List({ items, className, children }: ListProps) {
	const isMenu = items.some(isActionable);
	const move = (event: KeyboardEvent<HTMLUListElement>) => {
		// Fields inside of a row need their arrow keys themselves.
		const isOnItem = event.target instanceof Element && event.target.matches('[role="menuitem"]');
		if (isOnItem) moveInMenu(event);
	};
	return (
		<ul
			className={clsx('woocommerce-list', className)}
			{...(isMenu && { role: 'menu', onKeyDown: move })}
		>
			{items.map((item, index) => (
				<li
					key={item.key ?? index}
					className={clsx('woocommerce-list__item', item.className, {
						'has-action': isActionable(item),
					})}
					role={isMenu ? 'none' : undefined}
				>
					{children ? children(item, index) : <ListItem item={item} />}
				</li>
			))}
		</ul>
	);
}

function isActionable({ href, onClick }: ListItemProps): boolean {
	return Boolean(href || onClick);
}
