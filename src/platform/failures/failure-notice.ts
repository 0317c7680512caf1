import { __ } from '@wordpress/i18n';
import { pageAddress } from '@store-analytics/navigation';
import { failureOf, type Failure } from '@store-analytics/rest-api/client';
import { createNotice } from '../notices';

/** Tells of something that was asked for and failed, with its reason and the way out, where there is another than trying again. */
export function createFailureNotice(id: string, sentence: string, error: unknown): void {
	const action = noticeActions[failureOf(error).action]?.();
	createNotice({ id, status: 'error', content: sentence, ...(action && { action }) });
}

const noticeActions: Partial<Record<Failure['action'], () => { label: string; url: string }>> = {
	'log-in': () => ({ label: __('Log in', 'store-analytics'), url: pageAddress() }),
	reload: () => ({ label: __('Reload', 'store-analytics'), url: pageAddress() }),
};
