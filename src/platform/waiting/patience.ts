import { __ } from '@wordpress/i18n';

/** Milliseconds after which somebody who waits is told that the wait is known. */
export const patience = 10_000;

export const slowText = () =>
	__('The shop takes long to answer. Still waiting…', 'store-analytics');
