import type { Database } from '../../database/database';
import { raw, readReport } from '../../database/sql';
import { loadOwnStatuses } from '../router/own-statuses';

/** The statuses that orders can have, and those that some still have without the plugin which brought them. */
export async function knownStatuses(database: Database): Promise<readonly string[]> {
	const [own, used] = await Promise.all([
		loadOwnStatuses(database),
		readReport<{ status: string }>(database, raw('SELECT DISTINCT status FROM wc_order_stats')),
	]);
	const all = [...own, ...used.map(({ status }) => status.replace(/^wc-/, ''))];
	return [...new Set(all)].filter((status) => status !== 'any');
}
