import { SCHEMA_VERSION } from '../../../packages/store-server/src/schema/schema';

/**
 * Sends a query to a ClickHouse server and returns the response as text. `_v` at the end of a table's name stands for
 * the version of the store: `order_days_v`.
 */
export async function askEngine(address: string, query: string): Promise<string> {
	const url = address.replace('clickhouse:', 'http:');
	const body = query.replace(/_v\b/g, `_v${SCHEMA_VERSION}`);
	const response = await fetch(url, { method: 'POST', body });
	const text = await response.text();
	if (!response.ok) throw new Error(text);
	return text.trim();
}
