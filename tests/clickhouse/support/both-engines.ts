import type { Database, SqlValue } from '@store-analytics/store-server';

/** A statement of a report, in the words of both engines. */
type Statement = Parameters<NonNullable<Database['readReport']>>[0];

/** A statement whose rows differ. */
export interface Difference {
	readonly statement: string;
	readonly values: readonly SqlValue[];
	readonly duckdb: readonly object[];
	readonly clickhouse: readonly object[];
}

/**
 * Reads reports from DuckDB, asks ClickHouse for the same rows, and remembers where these differ. Statements that differ only in
 * literals and values are of one form, and each form is compared once.
 */
export class BothEngines {
	readonly differences: Difference[] = [];
	private readonly compared = new Set<string>();

	/** How many forms of statements were compared. */
	get forms(): number {
		return this.compared.size;
	}

	/** The rows of a report's statement from a store that has both engines. */
	async read(store: Database, statement: Statement): Promise<object[]> {
		const { text, clickhouse, values } = statement;
		const duckdb = await store.all(text, values);
		const form = formOf(text);
		if (this.compared.has(form)) return duckdb;
		this.compared.add(form);
		// A statement that ClickHouse refuses is a difference, too: the request fails only for shops on ClickHouse.
		const ofEngine = await Promise.resolve(store.readReport?.(statement) ?? []).catch(
			(error: unknown) => [{ error: String(error) }],
		);
		const isOrdered = /\bORDER BY\b[^()]*$/.test(text);
		if (comparable(duckdb, isOrdered) !== comparable(ofEngine, isOrdered)) {
			this.differences.push({ statement: clickhouse, values, duckdb, clickhouse: ofEngine });
		}
		return duckdb;
	}

	/** Has every form compared again, as in another shop. */
	startAnew(): void {
		this.compared.clear();
	}
}

function formOf(text: string): string {
	return text.replace(/'[^']*'|\b\d[\d.]*\b|\?/g, '…').replace(/…(?:\s*,\s*…)+/g, '…');
}

/** Rows as text; numbers, also those in texts, to the millionth: sums of fractions are rounded before they leave the server. */
function comparable(rows: readonly object[], isOrdered: boolean): string {
	const lines = rows.map((row) =>
		JSON.stringify(row, (_key, value: unknown) =>
			typeof value === 'number' || /^-?\d+\.\d+$/.test(String(value))
				? Math.round(Number(value) * 1e6) / 1e6
				: value,
		),
	);
	return (isOrdered ? lines : lines.sort()).join('\n');
}
