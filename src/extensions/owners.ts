const owners = new WeakMap<object, string>();

/** Remembers whose parts these are, so that one that fails later can be named. */
export function claim(parts: readonly object[], namespace: string): void {
	for (const part of parts) owners.set(part, namespace);
}

/** Namespace of the extension that brought a component, function or cell; undefined for our own. */
export function ownerOf(part: object | undefined): string | undefined {
	return part && owners.get(part);
}
