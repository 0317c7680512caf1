import type { ArrangedSection } from '@store-analytics/rest-api';

/** The stored part of a section. */
export function toPreference(sections: readonly ArrangedSection[]): ArrangedSection[] {
	return sections.map(({ key, title, isVisible, hiddenBlocks }) => ({
		key,
		title,
		isVisible,
		hiddenBlocks,
	}));
}

/** Shows a hidden block or hides a shown one. */
export function toggleBlock<Section extends ArrangedSection>(
	sections: readonly Section[],
	key: string,
	block: string,
): Section[] {
	return change(sections, key, (section) => ({
		hiddenBlocks: section.hiddenBlocks.includes(block)
			? section.hiddenBlocks.filter((other) => other !== block)
			: [...section.hiddenBlocks, block],
	}));
}

/** Renames a section; an empty name changes nothing. */
export function renameSection<Section extends ArrangedSection>(
	sections: readonly Section[],
	key: string,
	title: string,
): Section[] {
	const name = title.trim();
	return name === '' ? [...sections] : change(sections, key, () => ({ title: name }));
}

/** Removes a section from the screen or restores it; either way it moves to the end. */
export function toggleSection<Section extends ArrangedSection>(
	sections: readonly Section[],
	key: string,
): Section[] {
	const toggled = change(sections, key, ({ isVisible }) => ({ isVisible: !isVisible }));
	return [
		...toggled.filter((section) => section.key !== key),
		...toggled.filter((section) => section.key === key),
	];
}

/** Moves a section up (-1) or down (1) past the next visible one. */
export function moveSection<Section extends ArrangedSection>(
	sections: readonly Section[],
	key: string,
	direction: number,
): Section[] {
	const from = sections.findIndex((section) => section.key === key);
	const step = Math.sign(direction);
	let to = from + step;
	while (sections[to]?.isVisible === false) to += step;
	const moved = sections[from];
	if (moved === undefined || step === 0 || sections[to] === undefined) return [...sections];
	const rest = sections.filter((_, index) => index !== from);
	return [...rest.slice(0, to), moved, ...rest.slice(to)];
}

function change<Section extends ArrangedSection>(
	sections: readonly Section[],
	key: string,
	changes: (section: Section) => Partial<ArrangedSection>,
): Section[] {
	return sections.map((section) =>
		section.key === key ? { ...section, ...changes(section) } : section,
	);
}
