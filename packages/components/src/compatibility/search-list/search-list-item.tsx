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
	/** Returns the handler of a press. */
	onSelect: (item: SearchListItemData) => () => void;
	/** A radio button instead of a checkbox. */
	isSingle?: boolean;
	/** Depth below the top; 0 is the top. */
	depth?: number;
	/** Distinguishes the ids of several lists on a page. */
	controlId?: string;
	/** Text to emphasize in the name. */
	search?: string;
	/** Content at the end; by default the item's count. */
	countLabel?: ReactNode;
	/** Name of the inputs in one group. */
	name?: string;
}

/**
 * Shows a row of a search list; other attributes go to its input.
 * @example <SearchListItem item={{ id: 1, name: 'Mug' }} isSelected={false} onSelect={select} />
 */
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
			// Deeper levels than the style sheet knows.
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
