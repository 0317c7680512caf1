import type { ComponentType } from 'react';

/** What the menu of every section offers at its end. */
export interface SectionControlsProps {
	readonly onToggle?: () => void;
	readonly onMove: (change: number) => void;
	readonly onRemove: () => void;
	readonly isFirst: boolean;
	readonly isLast: boolean;
	readonly onTitleBlur: () => void;
	readonly onTitleChange: (title: string) => void;
	readonly titleInput: string;
}

/** What a section of a screen that its user arranges is given. */
export interface ArrangedProps extends SectionControlsProps {
	readonly title: string;
	readonly hiddenBlocks: readonly string[];
	/** A handler that shows or hides the block. */
	readonly onToggleHiddenBlock: (block: string) => () => void;
	/** The common end of the section's menu. */
	readonly controls: ComponentType<SectionControlsProps>;
}
