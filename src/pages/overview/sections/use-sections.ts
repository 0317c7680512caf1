import { useMemo, useState } from 'react';
import { mergeSections } from '@store-analytics/rest-api';
import { usePreferences } from '../../../platform/use-preferences';
import { useFiltered } from '../../../extensions/late-filters';
import { moveSection, renameSection, toggleBlock, toggleSection, toPreference } from './arrange';
import { defaultSections, type Section } from './sections';

/** The sections as the user arranged them, and the handlers that arrange them anew and remember it. */
export function useSections() {
	const defaults = useFiltered(defaultSections);
	const { preferences, save: savePreferences } = usePreferences();
	const saved = preferences.dashboard_sections;
	const sections = useMemo(() => mergeSections(defaults, saved), [defaults, saved]);
	const [titleInput, setTitleInput] = useState<{ key: string; text: string }>();
	const save = (next: readonly Section[]) =>
		void savePreferences({ dashboard_sections: toPreference(next) });

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
