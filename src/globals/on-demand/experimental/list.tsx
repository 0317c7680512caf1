import {
	Children,
	cloneElement,
	isValidElement,
	useState,
	type HTMLAttributes,
	type KeyboardEvent,
	type ReactElement,
} from 'react';
import clsx from 'clsx';
import { CSSTransition, TransitionGroup } from 'react-transition-group';
import type { TransitionProps } from 'react-transition-group/Transition';

type Animation = 'slide-right' | 'none' | 'custom';

/** Milliseconds of an item's animation, as in experimental.css. */
const DURATION = 500;

export interface ListProps extends HTMLAttributes<HTMLElement> {
	listType?: 'ul' | 'ol';
	animation?: Animation;
}

/** A list whose items may slide in and out. */
export function List({
	listType = 'ul',
	animation = 'none',
	className,
	children,
	...rest
}: ListProps) {
	const classes = clsx('woocommerce-experimental-list', className);
	const items = Children.toArray(children)
		.filter((item) => isValidElement<ListItemProps>(item))
		.map((item) =>
			item.type === ListItem
				? cloneElement(item, { animation: item.props.animation ?? animation })
				: item,
		) as ReactElement<TransitionProps<HTMLElement>>[]; // it passes transition props to any item
	return (
		<TransitionGroup {...rest} component={listType} className={classes}>
			{items}
		</TransitionGroup>
	);
}

export interface ListItemProps extends HTMLAttributes<HTMLLIElement> {
	disableGutters?: boolean;
	animation?: Animation;
	/** Set by the surrounding list, or by the caller of a single item. */
	in?: boolean;
	enter?: boolean;
	exit?: boolean;
	onExited?: () => void;
}

/** One item; `onClick` makes it a button for the keyboard as well. */
export function ListItem(props: ListItemProps) {
	const { disableGutters, animation = 'none', className, children, ...others } = props;
	const { in: isIn = true, enter, exit, onExited, ...rest } = others;
	const isAnimated = animation !== 'none';
	const onKeyDown = (event: KeyboardEvent<HTMLLIElement>) => {
		rest.onKeyDown?.(event);
		if (event.target !== event.currentTarget || event.key !== 'Enter') return;
		event.currentTarget.click();
	};
	const action = rest.onClick ? { role: 'button', tabIndex: 0, onKeyDown } : {};
	return (
		<CSSTransition
			in={isIn}
			timeout={isAnimated ? DURATION : 0}
			enter={enter}
			exit={exit}
			onExited={onExited}
			classNames="woocommerce-list__item"
		>
			<li
				{...rest}
				{...action}
				className={clsx('woocommerce-experimental-list__item', className, {
					'has-action': rest.onClick,
					'has-gutters': !disableGutters,
					'transitions-disabled': !isAnimated,
				})}
			>
				{children}
			</li>
		</CSSTransition>
	);
}

export interface CollapsibleListProps extends ListProps {
	collapseLabel: string;
	expandLabel: string;
	collapsed?: boolean;
	/** How many items stay visible while it is collapsed. */
	show?: number;
	onCollapse?: () => void;
	onExpand?: () => void;
}

/** A list that hides all but its first items until it is expanded. */
export function CollapsibleList(props: CollapsibleListProps) {
	const { collapseLabel, expandLabel, collapsed = true, show = 0, children, ...others } = props;
	const { onCollapse, onExpand, ...rest } = others;
	const [isCollapsed, setIsCollapsed] = useState(collapsed);
	const items = Children.toArray(children);
	const toggle = () => {
		setIsCollapsed(!isCollapsed);
		(isCollapsed ? onExpand : onCollapse)?.();
	};
	return (
		<List {...rest}>
			{isCollapsed ? items.slice(0, show) : items}
			{items.length > show && (
				<ListItem
					key="toggle"
					className="list-item-collapse"
					onClick={toggle}
					aria-expanded={!isCollapsed}
				>
					<p>{isCollapsed ? expandLabel : collapseLabel}</p>
				</ListItem>
			)}
		</List>
	);
}
