import { __ } from '@wordpress/i18n';
import type { ChoiceState, Step } from './choice';

/** Milliseconds after which an address counts as slow; the page shows it within a second. */
const SLOW = 600;

const texts: Readonly<Record<Step, () => string>> = {
	'making-demo': () => __('Creating the demo shop…', 'store-analytics'),
	asking: () => __('Looking for your shop…', 'store-analytics'),
	connecting: () => __('Connecting the shop…', 'store-analytics'),
	uploading: () => __('Receiving the export…', 'store-analytics'),
	importing: () => __('Importing…', 'store-analytics'),
	removing: () => __('Removing the shop…', 'store-analytics'),
	opening: () => __('Opening the data…', 'store-analytics'),
	cancelling: () => __('Cancelling…', 'store-analytics'),
};

/** Returns the text of a running step; '' if none is running. */
export function stepText({ step, since }: ChoiceState, now: number): string {
	if (step === null) return '';
	if (step === 'asking' && now - since > SLOW) {
		return __(
			'The address has not responded yet. You can wait, or cancel and check the address.',
			'store-analytics',
		);
	}
	return texts[step]();
}
