import type { Note } from '@store-analytics/rest-api';

/** What WooCommerce's own inbox asks for. */
export const inboxQuery = {
	page: 1,
	per_page: 100,
	status: 'unactioned',
	type: ['info', 'marketing', 'survey', 'warning'],
	orderby: 'date',
	order: 'desc',
} as const;

/** Whether a message is neither done with nor taken away. */
export function isWaiting({ status, is_deleted: isDeleted }: Note): boolean {
	return status === 'unactioned' && !isDeleted;
}
