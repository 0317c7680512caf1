import { __ } from '@wordpress/i18n';
import type { Step } from './choice';

const texts: Readonly<Record<Step, () => string>> = {
	'making-demo': () => __('Creating the demo shop…', 'store-analytics'),
	connecting: () => __('Connecting the shop…', 'store-analytics'),
	uploading: () => __('Receiving the export…', 'store-analytics'),
	importing: () => __('Importing…', 'store-analytics'),
	opening: () => __('Opening the data…', 'store-analytics'),
	cancelling: () => __('Cancelling…', 'store-analytics'),
};

/** Returns the text of a running step; '' if none is running. */
export function stepText(step: Step | null): string {
	return step === null ? '' : texts[step]();
}
