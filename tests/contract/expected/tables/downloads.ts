import { readWall, writeWall, toWall } from '../request/clock';
import pick from 'lodash/pick.js';
import { isDownloadAsked } from '../downloads';
import { isWithin, type Period } from '../request/periods';
import type { Query } from '../request/query';
import { productName } from '../segments';
import type { Shop } from '../shop';
import type { Table } from './table';

/** The fields that an export has as the report shows them. */
const exported =
	'id date_gmt download_id product_id order_id user_id ip_address file_name file_path username order_number'.split(
		' ',
	);

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
				...pick(download, exported),
				date: writeWall(toWall(readWall(download.date_gmt), shop.settings.zone)),
			},
		}));
	return { rows, defaultKey: 'date', thenUp: 'date' };
}
