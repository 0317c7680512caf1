import { __, sprintf } from '@wordpress/i18n';
import { createNotice } from '../platform/notices';

const reported = new Set<string>();

/**
 * Names a failed extension in a notice, once per page load and hook. The screen continues without its part. May be
 * called during rendering.
 */
export function reportFailure(namespace: string, hook: string, error: unknown): void {
	const id = `extension-${hook}-${namespace}`;
	if (reported.has(id)) return;
	reported.add(id);
	// The stack helps its author.
	console.error(`${namespace} failed in ${hook}:`, error);
	const message = error instanceof Error ? error.message : String(error);
	queueMicrotask(() =>
		createNotice({
			id,
			status: 'error',
			content: sprintf(
				/* translators: 1: namespace of the extension, 2: name of the hook, 3: error message */
				__('The extension “%1$s” failed in %2$s and was left out here: %3$s', 'store-analytics'),
				namespace,
				hook,
				message,
			),
		}),
	);
}
