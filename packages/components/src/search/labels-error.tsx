import { __ } from '@wordpress/i18n';
import { Button } from '../primitives';

/** Says in place that the names of what is chosen could not load, with a way to try again. */
export function LabelsError({ onRetry }: { onRetry: () => void }) {
	return (
		<p className="woocommerce-search__error" role="alert">
			{__('The names of the chosen items could not load.', 'store-analytics')}{' '}
			<Button variant="link" onClick={onRetry}>
				{__('Try again', 'store-analytics')}
			</Button>
		</p>
	);
}
