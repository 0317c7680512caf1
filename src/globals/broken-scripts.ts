import { __, sprintf } from '@wordpress/i18n';
import { createNotice } from '../platform/notices';

/** The path of the scripts of `npm start -- --extension` in the embedded store. */
const folder = '/wp-content/plugins/extensions/';

/** Names an extension's script in a notice when it throws while loading, or cannot be loaded. */
export function namesBrokenScripts(): void {
	window.addEventListener(
		'error',
		(event) => {
			const { target } = event;
			if (target instanceof HTMLScriptElement) report(target.src, notLoaded);
			// A script may dispatch any event of its own.
			else if (event instanceof ErrorEvent)
				report(event.filename, (name) => failed(name, event.message));
		},
		true,
	);
}

function report(address: string, message: (name: string) => string): void {
	if (!address.includes(folder)) return;
	const name = decodeURIComponent(address.split('/').pop() ?? '');
	createNotice({
		id: `extension-script-${name}`,
		status: 'error',
		content: message(name),
	});
}

const notLoaded = (name: string) =>
	/* translators: %s: file name of an extension's script */
	sprintf(__('The extension script “%s” could not be loaded.', 'store-analytics'), name);

function failed(name: string, message: string): string {
	/* translators: 1: file name of an extension's script, 2: error message */
	return sprintf(__('The extension script “%1$s” failed: %2$s', 'store-analytics'), name, message);
}
