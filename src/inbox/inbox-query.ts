import type { Note } from '@store-analytics/rest-api';

/** The query of WooCommerce's own inbox, plus the warnings and updates that it shows elsewhere. */
export const inboxQuery = {
	page: 1,
	per_page: 100,
	status: 'unactioned',
	type: ['error', 'warning', 'update', 'info', 'marketing', 'survey'],
	orderby: 'date',
	order: 'desc',
} as const;

/** Checks whether a message is neither done nor dismissed. */
export function isWaiting({ status, is_deleted: isDeleted }: Note): boolean {
	return status === 'unactioned' && !isDeleted;
}
