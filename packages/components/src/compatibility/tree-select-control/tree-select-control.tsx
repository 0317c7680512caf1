import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import clsx from 'clsx';
import { __ } from '@wordpress/i18n';
import { useDismiss, useInstanceId, useLatestCallback } from '../../primitives';
import { everyOption, type TreeOption } from './tree';
import { TreeNodes } from './tree-nodes';
import { TreeSearch } from './tree-search';
import { useTree, type TreeSelectControlProps } from './use-tree';
import './tree-select-control.css';

/** A search over a tree of options, with the chosen ones as tags. */
export function TreeSelectControl(props: TreeSelectControlProps) {
	const { id, label, help, placeholder, className, value = [], options = [] } = props;
	const ownId = useInstanceId('tree');
	const prefix = `woocommerce-tree-select-control-${id ?? ownId}`;
	const control = useRef<HTMLDivElement>(null);
	const input = useRef<HTMLInputElement>(null);
	const [isOpen, setIsOpen] = useVisibility(control, props.onDropdownVisibilityChange);
	const tree = useTree(props, prefix, input);
	const chosen = optionsOf(value, options);
	const closeOnEscape = (event: KeyboardEvent) => {
		if (event.key !== 'Escape' || !isOpen) return;
		event.stopPropagation();
		input.current?.focus();
		setIsOpen(false);
	};
	const name = label ?? placeholder ?? __('Search', 'store-analytics');
	return (
		// eslint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape bubbles up here from the controls inside
		<div
			ref={control}
			className={clsx('woocommerce-tree-select-control', className)}
			onKeyDown={closeOnEscape}
		>
			{label && (
				<label
					htmlFor={`${prefix}__control-input`}
					className="woocommerce-tree-select-control__label"
				>
					{label}
				</label>
			)}
			<TreeSearch
				{...{ input, prefix, tree, chosen, isOpen }}
				placeholder={chosen.length === 0 || props.alwaysShowPlaceholder ? placeholder : ''}
				name={label ? undefined : name}
				isDescribed={Boolean(help)}
				isDisabled={props.disabled ?? false}
				maxVisibleTags={props.maxVisibleTags}
				onOpen={() => setIsOpen(true)}
			/>
			{isOpen && (
				<div
					id={`${prefix}__tree`}
					role="tree"
					tabIndex={-1}
					aria-multiselectable="true"
					aria-label={name}
					className="woocommerce-tree-select-control__tree"
					onKeyDown={tree.onKeyDown}
				>
					<TreeNodes {...tree} prefix={prefix} />
				</div>
			)}
			{help && (
				<div id={`${prefix}__help`} className="woocommerce-tree-select-control__help">
					{help}
				</div>
			)}
		</div>
	);
}

function optionsOf(value: readonly string[], options: readonly TreeOption[]): TreeOption[] {
	const known = everyOption(options);
	return value.flatMap((one) => known.find((option) => option.value === one) ?? []);
}

/** Whether the tree is open, until a press outside `control`; the listener gets the initial state and all changes. */
function useVisibility(control: RefObject<HTMLElement>, onChange?: (isVisible: boolean) => void) {
	const state = useState(false);
	const [isOpen, setIsOpen] = state;
	const isInside = (node: Node) => Boolean(control.current?.contains(node));
	useDismiss(isOpen, isInside, () => setIsOpen(false));
	const tell = useLatestCallback((isVisible: boolean) => onChange?.(isVisible));
	useEffect(() => {
		tell(isOpen);
	}, [isOpen, tell]);
	return state;
}
