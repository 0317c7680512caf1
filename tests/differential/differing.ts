import { scopeOf } from '../contract/out-of-scope';
import { readRecordings } from '../contract/recordings';
import { replay, type Verdict } from '../contract/replay';
import { openRecordedStore } from '../contract/store';

/** What the embedded store, fed with a shop's export, responds otherwise than the shop did, and no rule explains. */
export async function differing(
	exported: string,
	recorded: string,
): Promise<{ readonly asked: number; readonly verdicts: readonly Verdict[] }> {
	const store = await openRecordedStore({ export: exported, recorded });
	try {
		const verdicts: Verdict[] = [];
		for (const recording of readRecordings(recorded)) {
			if (!scopeOf(recording.file)) verdicts.push(await replay(store, recording));
		}
		return { asked: verdicts.length, verdicts: verdicts.filter(({ same }) => !same) };
	} finally {
		await store.close();
	}
}
