import { __ } from '@wordpress/i18n';
import { VisuallyHidden } from '../../primitives';

/** Tells screen readers while data is on its way (S8.6); keep it mounted so that the change is heard. */
export function LoadingStatus({ isLoading }: { isLoading: boolean }) {
	return (
		<VisuallyHidden role="status">
			{isLoading && __('Your requested data is loading', 'store-analytics')}
		</VisuallyHidden>
	);
}
