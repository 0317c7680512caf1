import { useState } from 'react';
import { __, _n, sprintf } from '@wordpress/i18n';
import { Button } from '../../primitives';
import { Tag } from '../../inputs/tag/tag';
import type { TreeOption } from './tree';

interface ChosenTagsProps {
	chosen: readonly TreeOption[];
	/** The most visible tags, with more behind a button; all without it or with 0. */
	maxVisible?: number;
	isDisabled: boolean;
	onRemove: (option: TreeOption) => void;
}

/** The chosen options, each with a button that removes it. */
export function ChosenTags({ chosen, maxVisible = 0, isDisabled, onRemove }: ChosenTagsProps) {
	const [isAll, setIsAll] = useState(false);
	const hidden = maxVisible > 0 ? Math.max(0, chosen.length - maxVisible) : 0;
	const shown = isAll ? chosen : chosen.slice(0, chosen.length - hidden);
	if (chosen.length === 0) return null;
	return (
		<div className="woocommerce-tree-select-control__tags">
			{shown.map((option, index) => (
				<Tag
					key={option.key ?? option.value}
					id={option.value}
					label={option.label}
					screenReaderLabel={sprintf(
						/* translators: 1: what is chosen, 2: its place among all that is chosen, 3: their number */
						__('%1$s (%2$d of %3$d)', 'store-analytics'),
						option.label,
						index + 1,
						chosen.length,
					)}
					remove={isDisabled ? undefined : () => () => onRemove(option)}
				/>
			))}
			{hidden > 0 && (
				<Button
					className="woocommerce-tree-select-control__show-more"
					variant="tertiary"
					onClick={() => setIsAll(!isAll)}
				>
					{isAll
						? __('Show less', 'store-analytics')
						: sprintf(_n('+%d more', '+%d more', hidden, 'store-analytics'), hidden)}
				</Button>
			)}
		</div>
	);
}
