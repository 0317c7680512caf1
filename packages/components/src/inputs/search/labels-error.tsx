import { useRef } from 'react';
import { __ } from '@wordpress/i18n';
import { reasonOf } from '@store-analytics/rest-api/client';
import { WayOut } from '../../feedback/way-out/way-out';

/** Says below a Search that the names of chosen items could not load, with the reason and an action. */
export function LabelsError({ error, onRetry }: { error: unknown; onRetry: () => void }) {
	const line = useRef<HTMLParagraphElement>(null);
	const tryAgain = () => {
		// The button disappears while the names load; the focus stays with the search.
		line.current?.previousElementSibling?.querySelector('input')?.focus();
		onRetry();
	};
	return (
		<p ref={line} className="woocommerce-search__error" role="alert">
			{__('The names of the chosen items could not load.', 'store-analytics')} {reasonOf(error)}{' '}
			<WayOut error={error} onRetry={tryAgain} retryLabel={__('Try again', 'store-analytics')} />
		</p>
	);
}
