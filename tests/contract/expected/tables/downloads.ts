import { readWall, writeWall, toWall } from '../request/clock';
import { isDownloadAsked } from '../downloads';
import { isWithin, type Period } from '../request/periods';
import type { Query } from '../request/query';
import { productName } from '../segments';
import type { Shop } from '../shop';
import type { Table } from './table';

/** Rows of Downloads. */
export function downloadsTable(shop: Shop, query: Query, period: Period): Table {
	const rows = shop.documents.downloads
		.filter(
			(download) =>
				isWithin(period, readWall(download.date_gmt)) && isDownloadAsked(shop, query, download),
		)
		.map((download) => ({
			id: download.id,
			keys: {
				date: readWall(download.date_gmt),
				product: productName(shop, download.product_id) ?? '',
			},
			row: {
				id: download.id,
				product_id: download.product_id,
				order_id: download.order_id,
				date_gmt: download.date_gmt,
				date: writeWall(toWall(readWall(download.date_gmt), shop.settings.zone)),
			},
		}));
	return { rows, defaultKey: 'date', thenUp: 'date' };
}
