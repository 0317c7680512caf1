import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { Link, type LinkType } from '../../layout/link/link';

/** One row of a List. */
export interface ListItemProps {
	title: ReactNode;
	content?: ReactNode;
	before?: ReactNode;
	after?: ReactNode;
	href?: string;
	target?: string;
	/** `external` by default for items with an address. */
	linkType?: LinkType;
	/** Also called for links; returning false prevents a wc-admin link from navigating. */
	onClick?: (event: MouseEvent<HTMLElement> | KeyboardEvent<HTMLElement>) => unknown;
	className?: string;
	key?: string | number;
	/** A mark for tracking clicks. */
	listItemTag?: string;
}

const inner = 'woocommerce-list__item-inner';

export function ListItem({ item }: { item: ListItemProps }) {
	const { href, target, linkType = 'external', onClick, listItemTag } = item;
	if (href) {
		return (
			<Link
				className={inner}
				role="menuitem"
				href={href}
				target={target}
				type={linkType}
				onClick={onClick}
				data-list-item-tag={listItemTag}
			>
				<ListItemContent item={item} />
			</Link>
		);
	}
	if (!onClick) {
		return (
			<div className={inner} data-list-item-tag={listItemTag}>
				<ListItemContent item={item} />
			</div>
		);
	}
	const pressWithKeys = (event: KeyboardEvent<HTMLElement>) => {
		if (event.target !== event.currentTarget || (event.key !== 'Enter' && event.key !== ' ')) {
			return;
		}
		event.preventDefault();
		onClick(event);
	};
	return (
		<div
			className={inner}
			role="menuitem"
			tabIndex={0}
			onClick={onClick}
			onKeyDown={pressWithKeys}
			data-link-type={item.linkType}
			data-list-item-tag={listItemTag}
		>
			<ListItemContent item={item} />
		</div>
	);
}

function ListItemContent({ item: { title, content, before, after } }: { item: ListItemProps }) {
	return (
		<>
			{before && <span className="woocommerce-list__item-before">{before}</span>}
			<span className="woocommerce-list__item-text">
				<span className="woocommerce-list__item-title">{title}</span>
				{content && <span className="woocommerce-list__item-content">{content}</span>}
			</span>
			{after && <span className="woocommerce-list__item-after">{after}</span>}
		</>
	);
}
