/** Creates a unique id. `crypto.randomUUID` does not exist on pages over plain HTTP. */
export function newId(): string {
	return Math.random().toString(36).slice(2) + Date.now().toString(36);
}
