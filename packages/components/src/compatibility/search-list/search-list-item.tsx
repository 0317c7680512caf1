import type { ComponentProps, ReactNode } from 'react';
import clsx from 'clsx';
import { HighlightedText } from '../../inputs/search/highlighted-text';
import type { SearchListItemData } from './hierarchy';

export interface SearchListItemProps extends Omit<
	ComponentProps<'input'>,
	'onSelect' | 'onChange' | 'ref'
> {
	item: SearchListItemData;
	isSelected: boolean;
	/** Gives the handler of a press. */
	onSelect: (item: SearchListItemData) => () => void;
	/** One of all, as a radio button; else a checkbox. */
	isSingle?: boolean;
	/** How deep below the top; 0 is the top. */
	depth?: number;
	/** Keeps the ids of several lists on a page apart. */
	controlId?: string;
	/** Text to set off in the name. */
	search?: string;
	/** Stands at the end; the item's count unless given. */
	countLabel?: ReactNode;
	/** Name of the inputs that belong together. */
	name?: string;
}

/** A row of a search list; other attributes go to its input. */
export function SearchListItem(props: SearchListItemProps) {
	const { item, isSelected, onSelect, isSingle = false, depth = 0, controlId = '' } = props;
	const { search = '', countLabel = item.count, name, className, ...rest } = withoutRow(props);
	const id = rest.id ?? `search-list-item-${controlId}-${item.id}`;
	const { breadcrumbs = [] } = item;
	return (
		<label
			htmlFor={id}
			className={clsx('woocommerce-search-list__item', `depth-${depth}`, className, {
				'is-radio-button': isSingle,
				'is-selected': isSelected,
				'has-breadcrumbs': breadcrumbs.length > 0,
				'has-count': hasContent(countLabel),
			})}
			// Deeper than the stylesheet could count.
			style={depth > 0 ? { paddingInlineStart: `${16 + depth * 24}px` } : undefined}
		>
			<input
				{...rest}
				id={id}
				type={isSingle ? 'radio' : 'checkbox'}
				name={name ?? `search-list-${controlId}`}
				className="woocommerce-search-list__item-input"
				value={String(item.value ?? item.id)}
				checked={isSelected}
				onChange={onSelect(item)}
			/>
			<span className="woocommerce-search-list__item-label">
				{breadcrumbs.length > 0 && (
					<span className="woocommerce-search-list__item-prefix">{breadcrumbs.join(' › ')} › </span>
				)}
				<span className="woocommerce-search-list__item-name">
					<HighlightedText text={item.name} query={search} />
				</span>
			</span>
			{hasContent(countLabel) && (
				<span className="woocommerce-search-list__item-count">{countLabel}</span>
			)}
		</label>
	);
}

function withoutRow(props: SearchListItemProps) {
	const { item, isSelected, onSelect, isSingle, depth, controlId, ...rest } = props;
	void [item, isSelected, onSelect, isSingle, depth, controlId];
	return rest;
}

function hasContent(node: ReactNode): boolean {
	return node !== undefined && node !== null && node !== false && node !== '';
}
