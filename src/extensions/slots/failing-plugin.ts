const script = /\/(?:mu-)?plugins\/([^/\s:]+)\//g;

/** The plugins whose code is in every fill's stack. */
const around = new Set(['woocommerce', 'store-analytics']);

/**
 * Names the extension of a failed fill. A fill does not contain its owner, so this is the folder of the first plugin in
 * the stack. Without one, it returns all plugins that have registered something.
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
