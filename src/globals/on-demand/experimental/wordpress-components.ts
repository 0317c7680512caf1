import type * as components from '@wordpress/components';

/** WordPress's components, whose script the page loads before this one. */
export function wordPressComponents(): typeof components {
	return (window as unknown as { wp: { components: typeof components } }).wp.components; // put there by that script
}
