import type { KeyboardEvent, ReactNode } from 'react';
import clsx from 'clsx';
import { moveInMenu } from '../../layout/ellipsis-menu/menu-keys';
import { ListItem, type ListItemProps } from './list-item';
import './list.css';

export interface ListProps {
	items: readonly ListItemProps[];
	className?: string;
	/** Renders the inside of an item differently. */
	children?: (item: ListItemProps, index: number) => ReactNode;
}

/**
 * Shows rows of title and content, with something before and after. Rows with a link or an action are menu items: arrow
 * keys, Home and End move through them.
 * @example <List items={[{ title: 'Add products', href: 'post-new.php?post_type=product' }]} />
 */
export function List({ items, className, children }: ListProps) {
	const isMenu = items.some(isActionable);
	const move = (event: KeyboardEvent<HTMLUListElement>) => {
		// Fields inside a row need their arrow keys themselves.
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
