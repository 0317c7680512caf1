import { useRef } from 'react';
import { Button } from '../../primitives';
import { Tag } from '../../inputs/tag/tag';
import type { SearchListEntry } from './hierarchy';
import type { SearchListMessages } from './messages';

interface SelectedItemsProps {
	selected: readonly SearchListEntry[];
	onChange: (selected: SearchListEntry[]) => void;
	messages: SearchListMessages;
}

/** The selection as tags, with a button that clears it; the focus stays inside when a tag is removed. */
export function SelectedItems({ selected, onChange, messages }: SelectedItemsProps) {
	const heading = useRef<HTMLElement>(null);
	const keepFocus = () => heading.current?.focus();
	const remove = (id: SearchListEntry['id'] | undefined) => () => {
		onChange(selected.filter((item) => item.id !== id));
		keepFocus();
	};
	const clear = () => {
		onChange([]);
		keepFocus();
	};
	return (
		<div className="woocommerce-search-list__selected">
			<div className="woocommerce-search-list__selected-header">
				<strong ref={heading} tabIndex={-1}>
					{messages.selected(selected.length)}
				</strong>
				{selected.length > 0 && (
					<Button variant="link" isDestructive onClick={clear}>
						{messages.clear}
					</Button>
				)}
			</div>
			{selected.length > 0 && (
				<ul>
					{selected.map((item) => (
						<li key={item.id}>
							<Tag label={item.name} id={item.id} remove={remove} />
						</li>
					))}
				</ul>
			)}
		</div>
	);
}
