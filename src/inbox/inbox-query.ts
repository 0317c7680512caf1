import type { Note } from '@store-analytics/rest-api';

/** What WooCommerce's own inbox asks for, and the warnings and updates that it shows elsewhere. */
export const inboxQuery = {
	page: 1,
	per_page: 100,
	status: 'unactioned',
	type: ['error', 'warning', 'update', 'info', 'marketing', 'survey'],
	orderby: 'date',
	order: 'desc',
} as const;

/** Whether a message is neither done with nor taken away. */
export function isWaiting({ status, is_deleted: isDeleted }: Note): boolean {
	return status === 'unactioned' && !isDeleted;
}
