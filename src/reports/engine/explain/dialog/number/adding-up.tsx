import { __ } from '@wordpress/i18n';
import { SlowResponseNotice } from '../../../../../platform/slow-response';

/** Replaces a number whose response is in flight. */
export function AddingUp() {
	return (
		<>
			<p className="sa-explanation__value" dir="auto" role="status">
				{__('Adding up…', 'store-analytics')}
			</p>
			<SlowResponseNotice />
		</>
	);
}
