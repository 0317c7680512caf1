import { useDeferredValue, useMemo, useState, type ReactNode } from 'react';
import clsx from 'clsx';
import { announce, TextField, useDebouncedCallback, useInstanceId } from '../../primitives';
import { LoadingStatus } from '../../feedback/placeholder/loading-status';
import { Spinner } from '../../feedback/spinner/spinner';
import {
	buildTree,
	matchingEntries,
	rowsOf,
	rowsWithHidden,
	type SearchListEntry,
} from './hierarchy';
import { defaultMessages, type SearchListMessages } from './messages';
import { SearchListRows, type SearchListRow } from './search-list-rows';
import { SelectedItems } from './selected-items';
import './search-list.css';

export interface SearchListControlProps {
	list: readonly SearchListEntry[];
	selected: readonly SearchListEntry[];
	onChange: (selected: SearchListEntry[]) => void;
	/** Called with the typed text, to load another list. */
	onSearch?: (text: string) => void;
	/** The initial text. */
	search?: string;
	/** Shows entries below their parents. */
	isHierarchical?: boolean;
	isLoading?: boolean;
	/** A choice replaces the last one; otherwise it is added or removed (S4.other.2). */
	isSingle?: boolean;
	/** Without frames, for narrow places. */
	isCompact?: boolean;
	/** Replaces the default texts. */
	messages?: Partial<SearchListMessages>;
	renderItem?: (row: SearchListRow) => ReactNode;
	className?: string;
}

/** Milliseconds from the last key until the change of the list is read out. */
const QUIET = 500;

/**
 * Shows a list to choose from, which follows the typed text (S2.other-widgets.13).
 * @example <SearchListControl list={[{ id: 1, name: 'Mug' }]} selected={[]} onChange={setSelected} />
 */
export function SearchListControl(props: SearchListControlProps) {
	const { list, selected, onChange, onSearch, isSingle = false, isLoading = false } = props;
	const { isHierarchical = false, isCompact = false, renderItem, className } = props;
	const [search, setSearch] = useState(props.search ?? '');
	const controlId = useInstanceId('search-list');
	const messages = useMemo(() => ({ ...defaultMessages(), ...props.messages }), [props.messages]);
	// Typing has priority; a long list follows in idle time.
	const shownSearch = useDeferredValue(search);
	const drawsItself = renderItem !== undefined;
	const rows = useMemo(() => {
		if (isHierarchical) return rowsOf(buildTree(matchingEntries(list, shownSearch), list));
		// An extension's rows may not support being hidden.
		return drawsItself
			? rowsOf(matchingEntries(list, shownSearch))
			: rowsWithHidden(list, shownSearch);
	}, [list, shownSearch, isHierarchical, drawsItself]);
	const announceUpdate = useDebouncedCallback(() => announce(messages.updated), QUIET);
	const changeSearch = (text: string) => {
		setSearch(text);
		onSearch?.(text);
		announceUpdate();
	};
	return (
		<div
			className={clsx('woocommerce-search-list', className, {
				'is-compact': isCompact,
				'is-loading': isLoading,
				'is-single': isSingle,
			})}
		>
			{!isSingle && !isLoading && (
				<SelectedItems selected={selected} onChange={onChange} messages={messages} />
			)}
			<TextField
				className="woocommerce-search-list__search"
				type="search"
				label={messages.search}
				value={search}
				onChange={changeSearch}
			/>
			<LoadingStatus isLoading={isLoading} />
			{isLoading ? (
				<div className="woocommerce-search-list__list is-loading">
					<Spinner />
				</div>
			) : (
				<SearchListRows
					{...{ rows, selected, onChange, isSingle, controlId, renderItem, messages }}
					search={shownSearch}
				/>
			)}
		</div>
	);
}
