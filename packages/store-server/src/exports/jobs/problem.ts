import { __ } from '@wordpress/i18n';
import { ClosedError, DatabaseError, DiskFullError, readable } from '../../database/failures';
import { PlaceError } from '../places/place-error';

/** Why an export failed and what to do, for the user. */
export function problemOf(error: unknown): string {
	const known = readable(error);
	if (known instanceof DiskFullError) {
		return __(
			'The disk of Store Analytics is full. Delete old exports or free some space, then export again.',
			'store-analytics',
		);
	}
	if (known instanceof ClosedError) {
		return __('Store Analytics was stopped during the export. Export again.', 'store-analytics');
	}
	if (known instanceof PlaceError) return known.message;
	if (known instanceof DatabaseError && known.isTranslated) return known.message;
	return __('The export failed. See the server log for the reason.', 'store-analytics');
}
