import type { ComponentType } from 'react';

/** The common entries at the end of every section's menu. */
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

/** The props of a section on a screen that the user arranges. */
export interface ArrangedProps extends SectionControlsProps {
	readonly title: string;
	readonly hiddenBlocks: readonly string[];
	/** Returns a handler that shows or hides the block. */
	readonly onToggleHiddenBlock: (block: string) => () => void;
	/** The common end of the section's menu. */
	readonly controls: ComponentType<SectionControlsProps>;
}
