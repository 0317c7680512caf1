import { factTableNames, type FactTableName } from '@store-analytics/rest-api';
import { version } from '../base/version';
import type { ShopSettings } from '../schema/shop-settings';
import { columnsOf } from './facts/fact-sql';
import { factTables, FACTS_VERSION } from './facts';

/** A column in the schema document. */
interface DocumentedColumn {
	readonly name: string;
	/** SQL type in Parquet and DuckDB; CSV has its text. */
	readonly type: string;
	readonly unit: string | null;
	readonly meaning: string;
	readonly personal: boolean;
}

/** The document that goes with each export and tells what is in it. */
export interface SchemaDocument {
	readonly name: 'store-analytics-facts';
	/** Version of tables and columns; see `FACTS_VERSION`. */
	readonly version: number;
	/** Version of Store Analytics. */
	readonly made_by: string;
	readonly units: Readonly<Record<string, string>>;
	readonly tables: readonly {
		readonly name: FactTableName;
		readonly meaning: string;
		/** Column that `since` and `until` select by; null for tables that a range does not limit. */
		readonly range: 'date' | null;
		readonly columns: readonly DocumentedColumn[];
	}[];
	readonly examples: readonly { readonly question: string; readonly sql: string }[];
	/** What was exported; absent in the general document. */
	readonly export?: ExportedShop;
}

/** The shop and the choice of one export. */
export interface ExportedShop {
	readonly made_at: string;
	readonly currency: string;
	readonly time_zone: string;
	/** The date of an order that decides its day. */
	readonly date_type: ShopSettings['dateType'];
	/** Statuses whose orders reports do not count. */
	readonly excluded_statuses: readonly string[];
	readonly since: string | null;
	readonly until: string | null;
	readonly personal: boolean;
	readonly rows: Readonly<Record<string, number>>;
}

const units = {
	amount: 'Money with six decimals or more, exact, in the currency of its row or else the shop.',
	items: 'Items. Goods sold by weight or length have fractions.',
	percent: 'Percent: 8.875 is 8.875 %.',
	UTC: 'A time in UTC, without a zone in its value.',
	'shop time': "A time on the shop's clock, without a zone in its value.",
	day: "A day in the shop's zone.",
} as const;

const examples = [
	{
		question:
			'Net sales and orders of October 2026, as in Revenue. Refunds have rows of their own.',
		sql: `SELECT SUM(net_total) AS net_sales, COUNT(*) FILTER (WHERE kind = 'order') AS orders
FROM (
  SELECT 'order' AS kind, date, counts, net_total FROM 'orders.parquet'
  UNION ALL
  SELECT 'refund' AS kind, date, counts, net_total FROM 'refunds.parquet'
)
WHERE date BETWEEN DATE '2026-10-01' AND DATE '2026-10-31' AND counts`,
	},
	{
		question: 'The same from the sums of each day.',
		sql: `SELECT SUM(net_total) AS net_sales, SUM(orders) AS orders
FROM 'days.parquet'
WHERE date BETWEEN DATE '2026-10-01' AND DATE '2026-10-31'`,
	},
] as const;

/** Describes tables with their columns, in general or for one export. */
export function schemaDocument(
	names: readonly FactTableName[] = factTableNames,
	exported?: ExportedShop,
): SchemaDocument {
	return {
		name: 'store-analytics-facts',
		version: FACTS_VERSION,
		made_by: version,
		units,
		tables: names.map((name) => {
			const table = factTables[name];
			return {
				name,
				meaning: table.meaning,
				range: table.day === undefined ? null : 'date',
				columns: columnsOf(table, exported?.personal ?? true).map(([column, about]) => ({
					name: column,
					type: about.type,
					unit: about.unit ?? null,
					meaning: about.meaning,
					personal: about.isPersonal ?? false,
				})),
			};
		}),
		examples,
		...(exported && { export: exported }),
	};
}
