import { __ } from '@wordpress/i18n';
import { SlowResponseNotice } from '../../../../../platform/slow-response';

/** Placeholder for a number while its request is in flight. */
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
