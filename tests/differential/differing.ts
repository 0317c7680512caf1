import { excusesOf, type Excuses } from '../contract/excused';
import { scopeOf } from '../contract/out-of-scope';
import { readRecordings } from '../contract/recordings';
import { replay, type Verdict } from '../contract/replay';
import { openRecordedStore } from '../contract/store';

/**
 * The responses in which the embedded store, filled from a shop's export, differs from the shop without a documented
 * reason.
 */
export async function differing(
	exported: string,
	recorded: string,
): Promise<{
	readonly asked: number;
	readonly verdicts: readonly Verdict[];
	/** How many values the deliberate differences excused. */
	readonly excuses: Excuses;
}> {
	const store = await openRecordedStore({ export: exported, recorded });
	try {
		const verdicts: Verdict[] = [];
		for (const recording of readRecordings(recorded)) {
			if (!scopeOf(recording.file)) verdicts.push(await replay(store, recording));
		}
		return {
			asked: verdicts.length,
			verdicts: verdicts.filter(({ same }) => !same),
			excuses: excusesOf(verdicts),
		};
	} finally {
		await store.close();
	}
}
