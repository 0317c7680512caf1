import type { ExpectedDays, NamedDeviation, SyncProof } from '@store-analytics/rest-api';
import type { SyncState } from '../state/sync-state';

/** The most days that a status names. */
const MOST_NAMED = 20;

const deviations: readonly NamedDeviation[] = ['refunded-twice', 'fractions'];

/** Days that differ as expected, each by its first deviation. */
export function expectedDays(states: SyncState['expected']): readonly ExpectedDays[] {
	const days = Object.keys(states).sort().reverse();
	return deviations.flatMap((deviation) => {
		const found = days.filter((day) => first(states[day]) === deviation);
		const newest = found.slice(0, MOST_NAMED);
		return found.length > 0 ? [{ deviation, count: found.length, newest }] : [];
	});
}

function first(names: readonly NamedDeviation[] = []): NamedDeviation | undefined {
	return deviations.find((deviation) => names.includes(deviation));
}

/** Days whose comparison was put off, newest first, without those that are told as differing. */
export function putOffDays(
	pending: SyncState['pending'],
	proof: Pick<SyncProof, 'differences'> | null,
): readonly string[] {
	const told = new Set(proof?.differences.map(({ day }) => day));
	return Object.entries(pending)
		.filter(([day, { ids }]) => ids !== null && !told.has(day))
		.map(([day]) => day)
		.sort()
		.reverse();
}
