import { statSync } from 'node:fs';
import type { Database } from '../../database/database';
import type { StoreFacts } from '../../server/first-run/stores-list';
import { GIVEN_NAME } from '../../schema/shop-settings';
import { lookInto } from '../../store-file/open';

interface Row extends Record<string, string | number | null> {
	readonly given: string | null;
	readonly title: string | null;
	readonly orders: number;
	readonly firstOrder: string | null;
	readonly newestOrder: string | null;
	readonly imported: string | null;
	readonly checked: string | null;
}

/** Reads what stores tell about their shops. What a closed store told counts until its file changes. */
export class FactsOfStores {
	private readonly known = new Map<
		string,
		{ readonly stamp: string; readonly facts: StoreFacts }
	>();

	/** `database` is that of an open store. Resolves to null if the store cannot be read now. */
	async of(file: string, database: Pick<Database, 'all'> | null): Promise<StoreFacts | null> {
		try {
			if (database) return await readFacts(database);
			const stamp = stampOf(file);
			const known = this.known.get(file);
			if (known?.stamp === stamp) return known.facts;
			const facts = await lookInto(file, readFacts);
			this.known.set(file, { stamp, facts });
			return facts;
		} catch {
			return null;
		}
	}
}

async function readFacts(database: Pick<Database, 'all'>): Promise<StoreFacts> {
	const [row] = await database.all<Row>(
		`SELECT (SELECT value FROM store_meta WHERE key = '${GIVEN_NAME}') AS given,
			(SELECT value FROM options WHERE name = 'blogname') AS title,
			(SELECT value FROM store_meta WHERE key = 'imported_at') AS imported,
			(SELECT value FROM sync_state WHERE key = 'checked') AS checked,
			(count(*) FILTER (parent_id = 0))::INTEGER AS orders,
			min(date_created)::DATE::VARCHAR AS "firstOrder", max(date_created)::DATE::VARCHAR AS "newestOrder"
			FROM wc_order_stats`,
	);
	const { given = null, title = null, imported = null, checked = null } = row ?? {};
	return {
		name: given ?? titleIn(title),
		orders: row?.orders ?? 0,
		firstOrder: row?.firstOrder ?? null,
		newestOrder: row?.newestOrder ?? null,
		updatedAt: checked === null ? imported : new Date(Number(checked)).toISOString(),
	};
}

/** An option is JSON text. */
function titleIn(value: string | null): string | null {
	const title: unknown = value === null ? null : JSON.parse(value);
	return typeof title === 'string' && title.trim() !== '' ? title.trim() : null;
}

function stampOf(file: string): string {
	return [file, `${file}.wal`]
		.map((one) => {
			const stats = statSync(one, { throwIfNoEntry: false });
			return stats ? `${stats.mtimeMs}-${stats.size}` : '';
		})
		.join(' ');
}
