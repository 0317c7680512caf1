/** A name that nothing else has. Not `crypto.randomUUID`: pages over plain HTTP do not have it. */
export function newId(): string {
	return Math.random().toString(36).slice(2) + Date.now().toString(36);
}
