import { engineName } from '../../../packages/store-server/src/clickhouse/engine-tables';

/**
 * Sends a query to a ClickHouse server and returns the response as text. `_v` at the end of a table's name stands for
 * the version of the store and its tables: `order_days_v`.
 */
export async function askEngine(address: string, query: string): Promise<string> {
	const url = address.replace('clickhouse:', 'http:');
	const body = query.replace(/(\w+)_v\b/g, (_all, table: string) => engineName(table));
	const response = await fetch(url, { method: 'POST', body });
	const text = await response.text();
	if (!response.ok) throw new Error(text);
	return text.trim();
}
