import { memo, useMemo, type KeyboardEvent, type ReactNode } from 'react';
import { Icon, listKeys, useLatestCallback } from '../../primitives';
import type { PlacedItem, SearchListEntry, SearchListItemData } from './hierarchy';
import type { SearchListMessages } from './messages';
import { SearchListItem } from './search-list-item';

/** The argument of `renderItem`. */
export interface SearchListRow {
	item: SearchListItemData;
	isSelected: boolean;
	onSelect: (item: SearchListItemData) => () => void;
	isSingle: boolean;
	search: string;
	depth: number;
	controlId: string;
}

interface SearchListRowsProps {
	rows: readonly PlacedItem[];
	selected: readonly SearchListEntry[];
	onChange: (selected: SearchListEntry[]) => void;
	isSingle: boolean;
	search: string;
	controlId: string;
	messages: SearchListMessages;
	renderItem: ((row: SearchListRow) => ReactNode) | undefined;
}

/** The rows, or why there are none. Arrow keys move between rows. */
export const SearchListRows = memo(function SearchListRows(props: SearchListRowsProps) {
	const { rows, selected, onChange, isSingle, search, controlId, messages } = props;
	const renderItem = props.renderItem ?? renderRow;
	const selectedIds = useMemo(() => new Set(selected.map(({ id }) => id)), [selected]);
	const choose = useLatestCallback((item: SearchListItemData) => {
		if (isSingle) onChange([item]);
		else if (selectedIds.has(item.id)) onChange(selected.filter(({ id }) => id !== item.id));
		else onChange([...selected, item]);
	});
	// A constant, so that unchanged rows do not render again.
	const onSelect = useMemo(() => (item: SearchListItemData) => () => choose(item), [choose]);
	if (rows.every(({ isHidden }) => isHidden)) {
		return (
			<p className="woocommerce-search-list__list is-not-found">
				<span className="woocommerce-search-list__not-found-icon">
					<Icon icon="info" />
				</span>
				<span className="woocommerce-search-list__not-found-text">
					{search ? messages.noResults.replace('%s', () => search) : messages.noItems}
				</span>
			</p>
		);
	}
	return (
		// eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys bubble up here from the inputs inside
		<ul className="woocommerce-search-list__list" onKeyDown={moveBetweenRows}>
			{rows.map(({ item, depth, isHidden }) => (
				<li key={item.id} hidden={isHidden}>
					{renderItem({
						item,
						isSelected: selectedIds.has(item.id),
						onSelect,
						isSingle,
						search: isHidden ? '' : search,
						depth,
						controlId,
					})}
				</li>
			))}
		</ul>
	);
});

const Row = memo(SearchListItem);

function renderRow(row: SearchListRow) {
	return <Row {...row} />;
}

const visibleCheckboxes = 'li:not([hidden]) input[type="checkbox"]';

/** Radio buttons have arrow keys of their own. */
function moveBetweenRows(event: KeyboardEvent<HTMLUListElement>): void {
	const boxes = [...event.currentTarget.querySelectorAll<HTMLElement>(visibleCheckboxes)];
	const at = boxes.findIndex((box) => box === event.target);
	if (at < 0) return;
	listKeys({
		count: boxes.length,
		active: at,
		onMove: (index) => boxes[index ?? at]?.focus(),
		stopsAtEnds: true,
		isInField: true,
	})(event);
}
