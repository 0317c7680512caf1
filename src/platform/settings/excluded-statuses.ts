import { readList, readRecord } from '../read-value';
import type { AppSettings } from './settings';

/** Returns the statuses whose orders the reports leave out, as the shop has chosen them. */
export function excludedStatusesOf(admin: AppSettings['admin']): readonly string[] {
	const saved = readRecord(admin.wcAdminSettings);
	return readList(saved['woocommerce_excluded_report_order_statuses']).map(String);
}
