import { useState } from 'react';

/** Saves one change at a time; after a failure, `failure` has the error and a retry. */
export function useEdits() {
	const [isSaving, setIsSaving] = useState(false);
	const [failure, setFailure] = useState<{ error: unknown; retry: () => void }>();
	const run = async (work: () => Promise<void>, then: () => void): Promise<void> => {
		if (isSaving) return;
		setFailure(undefined);
		setIsSaving(true);
		try {
			await work();
			then();
		} catch (error) {
			setFailure({ error, retry: () => void run(work, then) });
		} finally {
			setIsSaving(false);
		}
	};
	return { isSaving, failure, run };
}
