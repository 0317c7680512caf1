import type { Database } from '../context';

/** Calculates the number of downloads on each day. */
export async function sumDownloads(within: Database): Promise<void> {
	await within.run('DELETE FROM download_days');
	await within.run(`INSERT INTO download_days SELECT max(d."timestamp"), count(*)
		FROM wc_download_log d JOIN download_permissions p ON p.permission_id = d.permission_id
		GROUP BY date_trunc('day', d."timestamp") ORDER BY ALL`);
}
