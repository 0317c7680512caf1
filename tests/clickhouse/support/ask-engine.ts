/** Sends a query to a ClickHouse server and returns the response as text. */
export async function askEngine(address: string, query: string): Promise<string> {
	const url = address.replace('clickhouse:', 'http:');
	const response = await fetch(url, { method: 'POST', body: query });
	const text = await response.text();
	if (!response.ok) throw new Error(text);
	return text.trim();
}
