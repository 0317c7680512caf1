import { __ } from '@wordpress/i18n';

/** Milliseconds after which a wait is announced. */
export const patience = 10_000;

export const slowText = () =>
	__('The shop takes long to answer. Still waiting…', 'store-analytics');
