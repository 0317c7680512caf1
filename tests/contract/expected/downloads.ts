import type { DownloadDocument } from './documents';
import type { Query } from './request/query';
import type { Shop } from './shop';

/** Checks whether a download matches a request. */
export function isDownloadAsked(shop: Shop, query: Query, download: DownloadDocument): boolean {
	const own = {
		product: String(download.product_id),
		order: String(download.order_id),
		customer: String(shop.customers.get(`user ${download.user_id}`)?.id),
		ip_address: download.ip_address,
	};
	const conditions = Object.entries(own).flatMap(([field, value]) => {
		const included = query.list(`${field}_includes`);
		const excluded = query.list(`${field}_excludes`);
		return [
			...(included.length > 0 ? [included.includes(value)] : []),
			...(excluded.length > 0 ? [!excluded.includes(value)] : []),
		];
	});
	return query.text('match') === 'any' && conditions.length > 0
		? conditions.some(Boolean)
		: conditions.every(Boolean);
}
