import { useLayoutEffect, useState, type RefObject } from 'react';
import { __, isRTL } from '@wordpress/i18n';
import { useGivenStore } from '../../store-context/store-context';
import {
	ALL,
	checkOf,
	filtered,
	shownNodes,
	toggled,
	type ShownNode,
	type TreeOption,
} from './tree';
import { treeKeys } from './tree-keys';
import { nodeId } from './tree-nodes';

export interface TreeSelectControlProps {
	id?: string;
	label?: string;
	/** Label of the branch that contains all others; false hides it. */
	selectAllLabel?: string | false;
	help?: string;
	placeholder?: string;
	className?: string;
	disabled?: boolean;
	/** Fully chosen branches are in the value, too. */
	includeParent?: boolean;
	/** A branch is independent of its children. */
	individuallySelectParent?: boolean;
	/** Even after a choice. */
	alwaysShowPlaceholder?: boolean;
	options?: TreeOption[];
	value?: string[];
	/** The most visible tags; more are behind a button. */
	maxVisibleTags?: number;
	onChange?: (value: string[]) => void;
	onDropdownVisibilityChange?: (isVisible: boolean) => void;
	onInputChange?: (text: string) => void;
	/** Letters before the search starts; 3 by default. */
	minFilterQueryLength?: number;
	/** Clears the search after a choice; true by default. */
	clearOnSelect?: boolean;
}

/** Returns the visible tree for a search, and the handlers of keys and presses. */
export function useTree(
	props: TreeSelectControlProps,
	prefix: string,
	input: RefObject<HTMLInputElement>,
) {
	const { options = [], value = [], minFilterQueryLength = 3, clearOnSelect = true } = props;
	const { selectAllLabel = __('All', 'store-analytics'), onInputChange } = props;
	const rules = {
		includeParent: props.includeParent ?? false,
		individuallySelectParent: props.individuallySelectParent ?? false,
	};
	const { isRtl = isRTL() } = useGivenStore();
	const [query, setQuery] = useState('');
	const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set());
	const focus = useFocus(prefix);
	const isSearching = query.trim().length >= minFilterQueryLength;
	const found = isSearching ? filtered(options, query) : options;
	const all = { value: ALL, label: selectAllLabel || '', children: found };
	const isExpanded = (id: string) => isSearching || id === `/${ALL}` || expanded.has(id);
	const nodes = shownNodes(selectAllLabel === false ? found : [all], isExpanded);

	const search = (text: string) => {
		setQuery(text);
		onInputChange?.(text);
	};
	const change = (option: TreeOption, isOn: boolean) => {
		props.onChange?.(toggled(option, isOn, options, value, rules));
		if (clearOnSelect) search('');
	};
	const check = (option: TreeOption) =>
		checkOf(
			option.value === ALL ? { ...option, children: options } : option,
			options,
			value,
			rules,
		);
	const onToggle = (option: TreeOption) => {
		// A search chooses only the found options of a branch.
		change(option, checkOf(option, options, value, rules) !== 'on');
	};
	const expand = (node: ShownNode, isOpen: boolean) => {
		const rest = [...expanded].filter((id) => id !== node.id);
		setExpanded(new Set(isOpen ? [...rest, node.id] : rest));
	};
	return {
		...{ query, search, nodes, onToggle },
		checkOf: check,
		/** Removes one option from the choice. */
		take: (option: TreeOption) => props.onChange?.(toggled(option, false, options, value, rules)),
		focusFirst: () => focus.on(nodes[0]),
		onExpand: (node: ShownNode) => expand(node, !node.isExpanded),
		onKeyDown: treeKeys({
			...{ nodes, expand, isRtl },
			isActive: (node) => document.activeElement?.id === nodeId(prefix, node),
			focus: focus.on,
			toggle: ({ option }) => onToggle(option),
			write: (text) => {
				input.current?.focus();
				search(query + text);
			},
		}),
	};
}

/** Moves the focus to a node, once it is on the page. */
function useFocus(prefix: string) {
	const [wanted, setWanted] = useState<{ id: string } | null>(null);
	useLayoutEffect(() => {
		if (wanted) document.getElementById(wanted.id)?.focus();
	}, [wanted]);
	return { on: (node: ShownNode | undefined) => node && setWanted({ id: nodeId(prefix, node) }) };
}
