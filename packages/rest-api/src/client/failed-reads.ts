/** The retries of everything on the screen that could not be read. */
const failed = new Set<() => void>();

/** Adds the retry of something that could not be read. Returns a function that removes it. */
export function addFailedRead(retry: () => void): () => void {
	const own = () => retry();
	failed.add(own);
	return () => void failed.delete(own);
}

/** Repeats everything on the screen that could not be read, so that one press on *Try again* brings all of it back. */
export function repeatFailedReads(): void {
	for (const retry of [...failed]) retry();
}
