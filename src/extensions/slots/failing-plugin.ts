const script = /\/(?:mu-)?plugins\/([^/\s:]+)\//g;

/** The plugins whose code stands around every fill. */
const around = new Set(['woocommerce', 'store-analytics']);

/**
 * Whose fill it was that failed. A fill does not say who brought it, so this is the folder of the first plugin in the
 * stack; where no such plugin is in it, all that have registered something.
 */
export function failingPlugin(
	stack: string,
	registered: readonly { readonly name: string }[],
): string {
	for (const [, folder] of stack.matchAll(script)) {
		if (folder !== undefined && !around.has(folder)) return folder;
	}
	return registered.map(({ name }) => name).join(', ');
}
