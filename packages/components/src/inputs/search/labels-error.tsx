import type { MouseEvent } from 'react';
import { __ } from '@wordpress/i18n';
import { Button } from '../../primitives';

/** Says below a Search that the names of what is chosen could not load, with a way to try again. */
export function LabelsError({ onRetry }: { onRetry: () => void }) {
	const tryAgain = (event: MouseEvent<HTMLElement>) => {
		// The button goes away while the names load; the focus stays with what they belong to.
		const search = event.currentTarget.parentElement?.previousElementSibling;
		search?.querySelector('input')?.focus();
		onRetry();
	};
	return (
		<p className="woocommerce-search__error" role="alert">
			{__('The names of the chosen items could not load.', 'store-analytics')}{' '}
			<Button variant="link" onClick={tryAgain}>
				{__('Try again', 'store-analytics')}
			</Button>
		</p>
	);
}
