import { useMemo, useState } from 'react';
import { filterOptions, isSelected, type Option, type Selected } from './options';
import type { SelectControlProps } from './select-control-props';
import { useOptionSearch } from './use-option-search';

const identity = <T>(value: T): T => value;

/**
 * Returns the state of the list: typed text, matching options, whether it is open, and the highlighted option
 * (S4.search-select.1).
 */
export function useListView(props: SelectControlProps) {
	const { excludeSelectedOptions = true, selected = [] } = props;
	const [query, setQuery] = useState('');
	const [isExpanded, setIsExpanded] = useState(false);
	const [highlighted, setHighlighted] = useState<number | null>(null);
	const search = useOptionSearch(props.options, props.onSearch, props.searchDebounceTime ?? 0);
	const { showAllOnFocus: listsAll = false } = props;
	const isAwaitingText = (props.hideBeforeSearch ?? false) && query.trim() === '';
	const shown = useShownOptions(props, search.options, query, isAwaitingText);

	return {
		query,
		shown,
		isExpanded,
		isAwaitingText,
		listsAll,
		highlighted: highlighted !== null && highlighted < shown.length ? highlighted : null,
		status: search.status,
		error: search.error,
		/** Whether the options match the current text. */
		hasResponse: !props.onSearch || search.query === query,
		retry: () => search.retry(query),
		highlight: setHighlighted,
		open() {
			setIsExpanded(true);
			if (listsAll && query === '') search.search('');
			setHighlighted(excludeSelectedOptions ? null : indexOfSelected(shown, selected));
		},
		close() {
			setIsExpanded(false);
			setHighlighted(null);
		},
		type(text: string) {
			setQuery(text);
			setIsExpanded(true);
			setHighlighted(null);
			search.search(text);
		},
		clearQuery() {
			setQuery('');
			search.reset();
		},
	};
}

function useShownOptions(
	props: SelectControlProps,
	options: readonly Option[],
	query: string,
	isAwaitingText: boolean,
): readonly Option[] {
	const { onFilter = identity, getSearchExpression = identity, selected } = props;
	const { maxResults = 0, excludeSelectedOptions = true } = props;
	return useMemo(() => {
		if (isAwaitingText) return [];
		const rules = { excludeSelectedOptions, maxResults, getSearchExpression, onFilter };
		return filterOptions(options, query, selected ?? [], rules);
	}, [
		isAwaitingText,
		options,
		query,
		selected,
		excludeSelectedOptions,
		maxResults,
		getSearchExpression,
		onFilter,
	]);
}

function indexOfSelected(options: readonly Option[], selected: Selected): number | null {
	const index = options.findIndex((option) => isSelected(option, selected));
	return index < 0 ? null : index;
}
