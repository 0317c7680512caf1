import { isDictionary } from '../parse-replies';

/** The part of a section of Overview that users change and that is kept as their preference `dashboard_sections`. */
export interface ArrangedSection {
	readonly key: string;
	readonly title: string;
	readonly isVisible: boolean;
	readonly hiddenBlocks: readonly string[];
}

/** What sections were called when users arranged them, and what they are called now: the numbers of Home. */
const renamed: Readonly<Record<string, string>> = { figures: 'metrics' };

/**
 * Sections as the user left them: in the order of the preference, then what is new since. Saved sections that are gone
 * are dropped, and anything in the preference that is not of the right kind is ignored.
 */
export function mergeSections<Section extends ArrangedSection>(
	defaults: readonly Section[],
	saved: unknown,
): Section[] {
	// PHP writes a list with holes as an object.
	const entries: readonly unknown[] = Array.isArray(saved) ? saved : Object.values(fieldsOf(saved));
	const kept = entries.flatMap((entry) => {
		const { key, ...changes } = fieldsOf(entry);
		const named = (name: unknown) => defaults.find((candidate) => candidate.key === name);
		const section = named(key) ?? named(renamed[String(key)]);
		return section ? [{ ...section, ...usable(changes) }] : [];
	});
	const known = new Set(kept.map(({ key }) => key));
	return [...kept, ...defaults.filter(({ key }) => !known.has(key))];
}

function usable(changes: Readonly<Record<string, unknown>>): Partial<ArrangedSection> {
	const { title, isVisible, hiddenBlocks } = changes;
	return {
		...(typeof title === 'string' && title !== '' && { title }),
		...(typeof isVisible === 'boolean' && { isVisible }),
		...(Array.isArray(hiddenBlocks) && {
			hiddenBlocks: hiddenBlocks.filter((block) => typeof block === 'string'),
		}),
	};
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
	return isDictionary(value) ? value : {};
}

/** How many rows the rankings have, from the preference `dashboard_leaderboard_rows`: 1 to 20, 5 where nothing usable is saved. */
export function leaderboardRows(saved: unknown): number {
	const rows = Number(saved);
	return Number.isInteger(rows) && rows >= 1 && rows <= 20 ? rows : 5;
}
