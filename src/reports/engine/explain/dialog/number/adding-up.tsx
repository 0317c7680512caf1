import { __ } from '@wordpress/i18n';
import { StillWaiting } from '../../../../../platform/waiting';

/** Replaces a number whose response is in flight. */
export function AddingUp() {
	return (
		<>
			<p className="sa-explanation__value" dir="auto" role="status">
				{__('Adding up…', 'store-analytics')}
			</p>
			<StillWaiting />
		</>
	);
}
