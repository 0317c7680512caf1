const owners = new WeakMap<object, string>();

/** Remembers the extension that owns these parts, so that a later failure can name it. */
export function claim(parts: readonly object[], namespace: string): void {
	for (const part of parts) owners.set(part, namespace);
}

/** Returns the namespace of the extension that added a component, function or cell; undefined for our own. */
export function ownerOf(part: object | undefined): string | undefined {
	return part && owners.get(part);
}
