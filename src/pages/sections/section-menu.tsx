import type { ReactNode } from 'react';
import { EllipsisMenu, MenuItem, MenuTitle } from '@store-analytics/components';
import type { ArrangedProps } from './section-props';

interface SectionMenuProps {
	readonly section: ArrangedProps;
	/** Names the menu's button. */
	readonly label: string;
	/** Stands above the blocks. */
	readonly heading: string;
	readonly blocks: readonly { readonly key: string; readonly label: string }[];
	/** More choices of the section, below its blocks. */
	readonly children?: ReactNode;
}

/** A section's menu: its visible blocks, further choices, and the common entries. */
export function SectionMenu({ section, label, heading, blocks, children }: SectionMenuProps) {
	const { controls: Controls, hiddenBlocks, onToggleHiddenBlock } = section;
	return (
		<EllipsisMenu
			label={label}
			contentRole="dialog"
			renderContent={({ onToggle }) => (
				<>
					<MenuTitle>{heading}</MenuTitle>
					{blocks.map((block) => (
						<MenuItem
							key={block.key}
							isCheckbox
							isClickable
							checked={!hiddenBlocks.includes(block.key)}
							onInvoke={onToggleHiddenBlock(block.key)}
						>
							{block.label}
						</MenuItem>
					))}
					{children}
					<Controls
						onToggle={onToggle}
						onMove={section.onMove}
						onRemove={section.onRemove}
						isFirst={section.isFirst}
						isLast={section.isLast}
						onTitleBlur={section.onTitleBlur}
						onTitleChange={section.onTitleChange}
						titleInput={section.titleInput}
					/>
				</>
			)}
		/>
	);
}
