import type { KeyboardEvent, RefObject } from 'react';
import clsx from 'clsx';
import { ChosenTags } from './chosen-tags';
import type { TreeOption } from './tree';
import type { useTree } from './use-tree';

interface TreeSearchProps {
	input: RefObject<HTMLInputElement>;
	prefix: string;
	tree: ReturnType<typeof useTree>;
	chosen: readonly TreeOption[];
	isOpen: boolean;
	placeholder?: string;
	/** Used without a label. */
	name?: string;
	isDescribed: boolean;
	isDisabled: boolean;
	maxVisibleTags?: number;
	onOpen: () => void;
}

/** The search field, after the tags of the chosen options. */
export function TreeSearch(props: TreeSearchProps) {
	const { input, prefix, tree, chosen, isOpen, isDisabled, onOpen } = props;
	const onKeyDown = (event: KeyboardEvent) => {
		const last = chosen.at(-1);
		if (event.key === 'Backspace' && tree.query === '' && last) tree.take(last);
		if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
		event.preventDefault();
		onOpen();
		tree.focusFirst();
	};
	return (
		// eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- a press beside the field is one on it
		<div
			className={clsx('woocommerce-tree-select-control__control', {
				'is-disabled': isDisabled,
				'has-tags': chosen.length > 0,
			})}
			onClick={({ target, currentTarget }) => target === currentTarget && input.current?.focus()}
		>
			<ChosenTags
				chosen={chosen}
				maxVisible={props.maxVisibleTags}
				isDisabled={isDisabled}
				onRemove={(option) => {
					tree.take(option);
					input.current?.focus();
				}}
			/>
			<input
				ref={input}
				id={`${prefix}__control-input`}
				type="search"
				role="combobox"
				autoComplete="off"
				className="woocommerce-tree-select-control__control-input"
				placeholder={props.placeholder}
				aria-label={props.name}
				aria-describedby={props.isDescribed ? `${prefix}__help` : undefined}
				aria-autocomplete="list"
				aria-haspopup="tree"
				aria-expanded={isOpen}
				aria-controls={isOpen ? `${prefix}__tree` : undefined}
				disabled={isDisabled}
				value={tree.query}
				onFocus={onOpen}
				onClick={onOpen}
				onChange={(event) => {
					onOpen();
					tree.search(event.target.value);
				}}
				onKeyDown={onKeyDown}
			/>
		</div>
	);
}
