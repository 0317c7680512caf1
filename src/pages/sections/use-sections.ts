import { useMemo, useState } from 'react';
import { mergeSections, type ArrangedSection } from '@store-analytics/rest-api';
import { usePreferences } from '../../platform/use-preferences';
import { moveSection, renameSection, toggleBlock, toggleSection, toPreference } from './arrange';

/**
 * Returns a screen's sections as the user arranged them, and handlers that change and save the arrangement under the
 * preference's name. `defaults` is a stable list.
 */
export function useSections<Section extends ArrangedSection>(
	defaults: readonly Section[],
	preference: string,
) {
	const { preferences, save: savePreferences } = usePreferences();
	const saved: unknown = (preferences as Readonly<Record<string, unknown>>)[preference]; // checked by mergeSections
	const sections = useMemo(() => mergeSections(defaults, saved), [defaults, saved]);
	const [titleInput, setTitleInput] = useState<{ key: string; text: string }>();
	const save = (next: readonly Section[]) =>
		void savePreferences({ [preference]: toPreference(next) });

	const propsOf = ({ key, title, hiddenBlocks }: Section) => ({
		title,
		hiddenBlocks,
		onToggleHiddenBlock: (block: string) => () => save(toggleBlock(sections, key, block)),
		onMove: (change: number) => save(moveSection(sections, key, change)),
		onRemove: () => save(toggleSection(sections, key)),
		titleInput: titleInput?.key === key ? titleInput.text : title,
		onTitleChange: (text: string) => setTitleInput({ key, text }),
		onTitleBlur: () => {
			if (titleInput?.key === key) save(renameSection(sections, key, titleInput.text));
			setTitleInput(undefined);
		},
	});
	return {
		shown: sections.filter(({ isVisible }) => isVisible),
		hidden: sections.filter(({ isVisible }) => !isVisible),
		propsOf,
		add: (key: string) => save(toggleSection(sections, key)),
	};
}
