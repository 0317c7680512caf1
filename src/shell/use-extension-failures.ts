import { useEffect } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import type { ExtensionFailure } from '../reports/engine/extensions';
import { createNotice } from './notices';

const reported = new Set<string>();

/** Names each extension that failed in a notice, once per page load; the screen goes on without it. */
export function useExtensionFailures(failures: readonly ExtensionFailure[]): void {
	useEffect(() => {
		for (const { hook, namespace, message } of failures) {
			const id = `extension-${hook}-${namespace}`;
			if (reported.has(id)) continue;
			reported.add(id);
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
			});
		}
	}, [failures]);
}
