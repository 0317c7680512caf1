import { isDictionary } from '../parse-replies';

/** The part of a section of Overview that users change; their preference `dashboard_sections` stores it. */
export interface ArrangedSection {
	readonly key: string;
	readonly title: string;
	readonly isVisible: boolean;
	readonly hiddenBlocks: readonly string[];
}

/** Former names of sections in users' preferences, and their present names: the numbers of Home. */
const renamed: Readonly<Record<string, string>> = { figures: 'metrics' };

/**
 * Arranges sections as the user left them, followed by new ones. It drops saved sections that no longer exist, and
 * ignores malformed entries of the preference.
 * @example mergeSections([{ key: 'charts', title: 'Charts', isVisible: true, hiddenBlocks: [] }], [{ key: 'charts', isVisible: false }])[0].isVisible // false
 */
export function mergeSections<Section extends ArrangedSection>(
	defaults: readonly Section[],
	saved: unknown,
): Section[] {
	// PHP writes a list with gaps as an object.
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

/**
 * Returns the number of leaderboard rows from the preference `dashboard_leaderboard_rows`: 1 to 20, and 5 for anything
 * else.
 * @example leaderboardRows('10') // 10
 */
export function leaderboardRows(saved: unknown): number {
	const rows = Number(saved);
	return Number.isInteger(rows) && rows >= 1 && rows <= 20 ? rows : 5;
}
