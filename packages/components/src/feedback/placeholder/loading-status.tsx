import { __ } from '@wordpress/i18n';
import { VisuallyHidden } from '../../primitives';

/**
 * Announces to screen readers that data is loading (S8.6). Keep it mounted so that the change is announced.
 * @example <LoadingStatus isLoading={isLoading} />
 */
export function LoadingStatus({ isLoading }: { isLoading: boolean }) {
	return (
		<VisuallyHidden role="status">
			{isLoading && __('Your requested data is loading', 'store-analytics')}
		</VisuallyHidden>
	);
}
