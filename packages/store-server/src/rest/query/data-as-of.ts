import type { StoreContext } from '../store-context';

/** When the store had the newest data, in UTC: the last answer of its shop, or the import; null if neither is known. */
export async function dataAsOf({ database, sync }: StoreContext): Promise<string | null> {
	const status = await sync?.status();
	if (status) return status.checkedAt;
	const [row] = await database.all<{ value: string }>(
		"SELECT value FROM store_meta WHERE key = 'imported_at'",
	);
	return row?.value ?? null;
}
