import { readList, readRecord } from '../../../platform/read-value';

/** The part of a section that users change and that is kept as their preference. */
export interface Arranged {
	readonly key: string;
	readonly title: string;
	readonly isVisible: boolean;
	readonly hiddenBlocks: readonly string[];
}

/**
 * Sections as the user left them: in the order of the preference, then what is new since. Saved sections that are gone
 * are dropped, and anything in the preference that is not of the right kind is ignored.
 */
export function mergeSections<Section extends Arranged>(
	defaults: readonly Section[],
	saved: unknown,
): Section[] {
	const kept = readList(saved).flatMap((entry) => {
		const { key, ...changes } = readRecord(entry);
		const section = defaults.find((candidate) => candidate.key === key);
		return section ? [{ ...section, ...usable(changes) }] : [];
	});
	const known = new Set(kept.map(({ key }) => key));
	return [...kept, ...defaults.filter(({ key }) => !known.has(key))];
}

function usable(changes: Readonly<Record<string, unknown>>): Partial<Arranged> {
	const { title, isVisible, hiddenBlocks } = changes;
	return {
		...(typeof title === 'string' && title !== '' && { title }),
		...(typeof isVisible === 'boolean' && { isVisible }),
		...(Array.isArray(hiddenBlocks) && {
			hiddenBlocks: hiddenBlocks.filter((block) => typeof block === 'string'),
		}),
	};
}

/** What of the sections is stored. */
export function toPreference(sections: readonly Arranged[]): Arranged[] {
	return sections.map(({ key, title, isVisible, hiddenBlocks }) => ({
		key,
		title,
		isVisible,
		hiddenBlocks,
	}));
}

/** Shows a hidden block or hides a shown one. */
export function toggleBlock<Section extends Arranged>(
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
export function renameSection<Section extends Arranged>(
	sections: readonly Section[],
	key: string,
	title: string,
): Section[] {
	const name = title.trim();
	return name === '' ? [...sections] : change(sections, key, () => ({ title: name }));
}

/** Takes a section off the screen or puts it back; either way it goes to the end. */
export function toggleSection<Section extends Arranged>(
	sections: readonly Section[],
	key: string,
): Section[] {
	const toggled = change(sections, key, ({ isVisible }) => ({ isVisible: !isVisible }));
	return [
		...toggled.filter((section) => section.key !== key),
		...toggled.filter((section) => section.key === key),
	];
}

/** Moves a section up (-1) or down (1) past the next one that is on the screen. */
export function moveSection<Section extends Arranged>(
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

function change<Section extends Arranged>(
	sections: readonly Section[],
	key: string,
	changes: (section: Section) => Partial<Arranged>,
): Section[] {
	return sections.map((section) =>
		section.key === key ? { ...section, ...changes(section) } : section,
	);
}
