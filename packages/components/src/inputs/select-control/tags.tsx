import { __ } from '@wordpress/i18n';
import { Button } from '../../primitives';
import { Tag } from '../tag/tag';
import { optionText, type Option } from './options';

interface TagsProps {
	items: readonly Option[];
	disabled: boolean;
	onRemove: (key: Option['key'] | undefined) => void;
	/** Without it there is no button that clears all. */
	onClear?: (() => void) | undefined;
}

/** The selection, each with a remove button. */
export function Tags({ items, disabled, onRemove, onClear }: TagsProps) {
	if (items.length === 0) return null;
	return (
		<>
			<div className="woocommerce-select-control__tags">
				{items.map((item) => (
					<Tag
						key={item.key}
						id={item.key}
						label={optionText(item)}
						className={item.isAwaited && 'is-placeholder'}
						remove={disabled ? undefined : () => () => onRemove(item.key)}
					/>
				))}
			</div>
			{onClear && !disabled && (
				<Button
					className="woocommerce-select-control__clear"
					icon="close"
					iconSize={18}
					label={__('Clear all', 'store-analytics')}
					onClick={onClear}
				/>
			)}
		</>
	);
}
