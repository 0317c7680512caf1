import { useEffect } from 'react';
import { __ } from '@wordpress/i18n';
import { getHistory } from './history';

/**
 * Asks before the user leaves with unsaved changes. The browser asks when the page is left, the app when the address
 * changes (`askBeforeLeavingBy`). `shouldConfirm( target, from )` may return false for allowed addresses.
 * @example useConfirmUnsavedChanges(isDirty)
 */
export function useConfirmUnsavedChanges(
	hasUnsavedChanges: boolean,
	shouldConfirm?: (target: URL, from: Location) => boolean,
	message?: string,
): void {
	useEffect(() => {
		if (!hasUnsavedChanges) return undefined;
		const onBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();
		window.addEventListener('beforeunload', onBeforeUnload);
		const unblock = getHistory().block(({ search, hash }) => {
			const target = new URL(`admin.php${search}${hash}`, window.location.href);
			if (shouldConfirm && !shouldConfirm(target, window.location)) return undefined;
			return (
				message ?? __('Changes you made may not be saved. Leave this page?', 'store-analytics')
			);
		});
		return () => {
			unblock();
			window.removeEventListener('beforeunload', onBeforeUnload);
		};
	}, [hasUnsavedChanges, shouldConfirm, message]);
}
