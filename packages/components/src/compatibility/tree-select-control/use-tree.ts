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
	/** Of the branch that holds all others; false leaves it out. */
	selectAllLabel?: string | false;
	help?: string;
	placeholder?: string;
	className?: string;
	disabled?: boolean;
	/** Branches that are chosen as a whole are in the value, too. */
	includeParent?: boolean;
	/** A branch is a thing of its own. */
	individuallySelectParent?: boolean;
	/** Also when something is chosen. */
	alwaysShowPlaceholder?: boolean;
	options?: TreeOption[];
	value?: string[];
	/** More are behind a button. */
	maxVisibleTags?: number;
	onChange?: (value: string[]) => void;
	onDropdownVisibilityChange?: (isVisible: boolean) => void;
	onInputChange?: (text: string) => void;
	/** Letters before options are left out; 3 unless given. */
	minFilterQueryLength?: number;
	/** Empties the search when something is chosen, as it does by default. */
	clearOnSelect?: boolean;
}

/** The tree that is shown for what is searched, and what keys and presses do with it. */
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
		// A search chooses what it has found of a branch.
		change(option, checkOf(option, options, value, rules) !== 'on');
	};
	const expand = (node: ShownNode, isOpen: boolean) => {
		const rest = [...expanded].filter((id) => id !== node.id);
		setExpanded(new Set(isOpen ? [...rest, node.id] : rest));
	};
	return {
		...{ query, search, nodes, onToggle },
		checkOf: check,
		/** Takes one thing off what is chosen. */
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
