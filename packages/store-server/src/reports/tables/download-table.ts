import type { ReportOrdering } from '@store-analytics/rest-api';
import { sql, type Sql } from '../../database/sql';
import { byText, byValue, type SortTerm } from '../../database/text-order';

/** A download with the number of its order and the name of its user, as far as they are still there. */
export interface DownloadRow {
	readonly download_log_id: number;
	readonly dated: string;
	readonly download_id: string;
	readonly product_id: number;
	readonly order_id: number;
	readonly number: string | null;
	readonly user_id: number | null;
	readonly username: string | null;
	readonly user_ip_address: string | null;
	readonly file_name: string;
	readonly file_path: string;
}

/** The rows of the table over downloads. */
export function downloadTable(downloads: Sql): Sql {
	return sql`SELECT d.*, o.number, u.username, p.name AS product_name
		FROM (${downloads}) d LEFT JOIN orders o ON o.id = d.order_id
		LEFT JOIN users u ON u.id = d.user_id LEFT JOIN products p ON p.id = d.product_id`;
}

/** ORDER BY terms of that table. */
export function downloadSort(orderby: ReportOrdering<'downloads'>): readonly SortTerm[] {
	return orderby === 'product'
		? [byText('product_name'), byValue('dated, download_log_id')]
		: [byValue('dated'), byValue('download_log_id')];
}
