import { useState } from 'react';

/** Something that is being kept, one at a time; when it fails, `failure` has the error and what tries it again. */
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
