import { __ } from '@wordpress/i18n';

/** Milliseconds after which a response counts as slow. */
export const slowAfter = 10_000;

export const slowText = () =>
	__('The shop is taking long to respond. Still waiting…', 'store-analytics');
