import { __ } from '@wordpress/i18n';

/** Milliseconds after which a response counts as slow. */
export const slowAfter = 10_000;

export const slowText = () =>
	__('The shop takes long to answer. Still waiting…', 'store-analytics');
