import { __ } from '@wordpress/i18n';
import type { SnackbarAction } from '@store-analytics/components';
import { pageAddress } from '@store-analytics/navigation';
import { failureOf, type Failure } from '@store-analytics/rest-api/client';
import { createNotice } from '../notices';

/** Shows a notice about a failed action with its reason and a way out, such as `retry`. */
export function createFailureNotice(
	id: string,
	sentence: string,
	error: unknown,
	retry?: () => void,
): void {
	const again = retry && { label: __('Try again', 'store-analytics'), onClick: retry };
	const action = noticeActions[failureOf(error).action]?.() ?? again;
	createNotice({ id, status: 'error', content: sentence, ...(action && { action }) });
}

const noticeActions: Partial<Record<Failure['action'], () => SnackbarAction>> = {
	// Unsaved input is still on the page.
	'log-in': () => ({
		label: __('Log in again in a new tab', 'store-analytics'),
		url: pageAddress(),
		opensTab: true,
	}),
	reload: () => ({ label: __('Reload', 'store-analytics'), url: pageAddress() }),
};
