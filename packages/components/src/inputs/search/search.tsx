import { useMemo } from 'react';
import { __ } from '@wordpress/i18n';
import clsx from 'clsx';
import { searchSources, type SearchType } from '@store-analytics/rest-api';
import { Icon } from '../../primitives';
import { isOptionList, type Option, type Selected } from '../select-control/options';
import { SelectControl } from '../select-control/select-control';
import type { OnSearch } from '../select-control/use-option-search';
import type { Autocompleter, SearchSelection } from './autocompleter';
import { builtInAutocompleter } from './built-in-autocompleters';
import './search.css';

/** Milliseconds between the last key and the request (S9.search-and-animation.1). */
const SEARCH_PAUSE = 500;

export interface SearchProps {
	/** The kind of items; `custom` uses `autocompleter`. */
	type: SearchType | 'custom';
	autocompleter?: Autocompleter;
	onChange?: (selected: SearchSelection[]) => void;
	selected?: readonly SearchSelection[];
	/** Also offers the typed text itself. */
	allowFreeTextSearch?: boolean;
	inlineTags?: boolean;
	multiple?: boolean;
	showClearButton?: boolean;
	/** Keeps the list of results in the page's flow. */
	staticResults?: boolean;
	disabled?: boolean;
	placeholder?: string;
	/** Names the box if the placeholder does not. */
	'aria-label'?: string;
	className?: string;
	id?: string;
}

/**
 * Shows a box that searches the shop for items of one kind while the user types.
 * @example <Search type="products" selected={selected} onChange={setSelected} />
 */
export function Search(props: SearchProps) {
	const { type, autocompleter, selected = [], onChange, allowFreeTextSearch = false } = props;
	const completer = useMemo(() => completerOf(type, autocompleter), [type, autocompleter]);
	const search = useMemo(() => searchWith(completer), [completer]);
	const addFreeText = useMemo(
		() => (options: readonly Option[], query: string) =>
			allowFreeTextSearch && query.trim()
				? [...(completer.getFreeTextOptions?.(query.trim()) ?? []), ...options]
				: options,
		[allowFreeTextSearch, completer],
	);
	const change = (next: Selected) => {
		const options = isOptionList(next) ? next : [];
		onChange?.(options.map((option) => completion(option, completer)));
	};
	return (
		<div
			className={clsx(
				'woocommerce-search',
				props.staticResults && 'is-static-results',
				props.className,
			)}
		>
			<SelectControl
				id={props.id}
				className={clsx('woocommerce-search__control', completer.className)}
				aria-label={props['aria-label'] ?? props.placeholder ?? __('Search', 'store-analytics')}
				placeholder={props.placeholder}
				options={[]}
				selected={selected}
				onChange={change}
				onSearch={search}
				onFilter={addFreeText}
				getSearchExpression={completer.getSearchExpression}
				isSearchable
				hideBeforeSearch={!completer.listsUntyped}
				showAllOnFocus={completer.listsUntyped ?? false}
				multiple={props.multiple ?? true}
				inlineTags={props.inlineTags ?? false}
				showClearButton={props.showClearButton ?? false}
				staticList={props.staticResults ?? false}
				disabled={props.disabled ?? false}
				searchDebounceTime={completer.isDebounced ? SEARCH_PAUSE : 0}
				searchInputType={completer.inputType ?? 'search'}
			>
				<Icon
					icon="search"
					className="woocommerce-search__icon woocommerce-select-control__control-icon"
				/>
			</SelectControl>
		</div>
	);
}

function completerOf(type: SearchType | 'custom', own: Autocompleter | undefined): Autocompleter {
	if (type !== 'custom') {
		if (!(type in searchSources)) {
			throw new Error(`Search knows no type '${String(type)}'; use 'custom' and an autocompleter.`);
		}
		return builtInAutocompleter(type);
	}
	if (own && typeof own === 'object') return own;
	throw new Error(
		"Invalid autocompleter provided to Search component, it requires a completer object when using 'custom' type.",
	);
}

function searchWith(completer: Autocompleter): OnSearch {
	return async (_options, query, request) => {
		if (query.trim() === '' && !completer.listsUntyped) return [];
		const found = await (completer.find?.(query, request) ?? optionsFor(completer, query));
		return found.map((item) => toOption(item as never, query, completer));
	};
}

function optionsFor({ options }: Autocompleter, query: string) {
	return typeof options === 'function' ? options(query) : options;
}

function toOption(item: never, query: string, completer: Autocompleter): Option {
	return {
		key: completer.getOptionIdentifier(item),
		label: completer.getOptionLabel(item, query),
		// The server may have matched hidden text (a description), so its results for exactly this text are kept.
		keywords: [
			...completer.getOptionKeywords(item),
			...(typeof completer.options === 'function' ? [query] : []),
		],
		value: item,
	};
}

function completion({ key, label, value }: Option, completer: Autocompleter): SearchSelection {
	// never: a value comes from this autocompleter, which alone knows its type.
	if (value !== undefined) return completer.getOptionCompletion(value as never);
	return { key, label: String(label ?? key) };
}
