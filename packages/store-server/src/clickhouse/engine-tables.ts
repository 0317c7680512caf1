import type { countTables, dayTables } from '../schema/tables/day-tables';
import type { lookupTables } from '../schema/tables/lookup-tables';
import { columnsOf, SCHEMA_VERSION, tables, type TableName } from '../schema/schema';

/** A table of the store in ClickHouse, for reports. */
export interface EngineTable {
	readonly table: TableName;
	/** Sort key; the rows of each shop are together. */
	readonly sort: readonly string[];
	/** After a change, all rows with the same value in this column are copied again. */
	readonly scope: string;
	/** Columns of the store's table, without documents and personal data that no report shows. */
	readonly columns: readonly string[];
}

type Definition = Pick<EngineTable, 'sort' | 'scope'> & { readonly columns?: readonly string[] };

const byDate = { sort: ['date_created', 'order_id'], scope: 'order_id' } as const;
const byDay = { sort: ['date_type', 'dated'], scope: 'dated' } as const;
const by = (column: string) => ({ sort: [column], scope: column });

/** All lookup and day tables, and what of others reports join. */
const definitions: Readonly<
	Record<
		keyof typeof lookupTables | keyof typeof dayTables | keyof typeof countTables,
		Definition
	> &
		Partial<Record<TableName, Definition>>
> = {
	wc_order_stats: byDate,
	wc_order_product_lookup: byDate,
	wc_order_coupon_lookup: byDate,
	wc_order_tax_lookup: byDate,
	order_days: byDay,
	line_days: byDay,
	coupon_days: byDay,
	tax_days: byDay,
	part_days: byDay,
	category_days: byDay,
	customer_days: byDay,
	customer_spending: by('customer_id'),
	repeated_newcomers: by('customer_id'),
	download_days: by('dated'),
	wc_customer_lookup: by('customer_id'),
	wc_category_lookup: by('category_tree_id'),
	wc_product_attributes_lookup: by('product_id'),
	wc_download_log: { sort: ['timestamp', 'download_log_id'], scope: 'download_log_id' },
	orders: { ...by('id'), columns: ['id', 'number', 'origin'] },
	order_items: {
		...by('order_id'),
		columns: ['order_item_id', 'order_id', 'order_item_name', 'product_id', 'variation_id'],
	},
	order_item_meta: {
		...by('order_id'),
		columns: ['order_item_id', 'order_id', 'meta_key', 'meta_value'],
	},
	download_permissions: by('permission_id'),
	products: by('id'),
	categories: by('id'),
	product_categories: by('product_id'),
	product_terms: by('product_id'),
	shipping_zone_methods: by('instance_id'),
	attributes: by('id'),
	attribute_terms: by('id'),
	variation_attributes: by('variation_id'),
	coupons: by('id'),
	tax_rates: by('id'),
	deleted_tax_rates: by('id'),
	tax_codes: by('id'),
	users: { ...by('id'), columns: ['id', 'username', 'role'] },
};

/** Every table in the engine, by its name in the store. */
export const engineTables: ReadonlyMap<string, EngineTable> = new Map(
	Object.entries(definitions).map(([name, definition]) => {
		const table = name as TableName; // a key of the record
		const all = columnsOf(table).filter((column) => column !== 'body');
		return [table, { table, ...definition, columns: definition.columns ?? all }];
	}),
);

/** Tables whose texts repeat in many rows, such as the status and the country of orders: ClickHouse compares each text once. */
const repeated: ReadonlySet<TableName> = new Set([
	'wc_order_stats',
	'order_days',
	'line_days',
	'part_days',
	'tax_days',
	'coupon_days',
	'category_days',
	'customer_days',
	'wc_order_tax_lookup',
]);

/** Each change of what tables have in ClickHouse, but not in the file, raises it. */
const LAYOUT = 2;

/** Tables of another store version have other names, so two server versions can share a database. */
export function engineName(table: string): string {
	return `${table}_v${SCHEMA_VERSION}_${LAYOUT}`;
}

/** Metadata of the shops on a server. */
export const SHOPS = engineName('shops');

/**
 * Amounts of orders have half the width of sums, and are read in four fifths of the time. A sum of a column is wide by itself; in
 * `a + b`, nine of the greatest amounts have room. Nothing multiplies them.
 */
const types: readonly (readonly [RegExp, string])[] = [
	[/^BIGINT/, 'Int64'],
	[/^INTEGER/, 'Int32'],
	[/^TINYINT/, 'Int8'],
	[/^DOUBLE/, 'Float64'],
	[/^BOOLEAN/, 'Bool'],
	[/^VARCHAR/, 'String'],
	[/^TIMESTAMP/, "DateTime64(0, 'UTC')"],
	[/^DECIMAL\(18,(\d+)\)/, 'Decimal(18, $1)'],
	[/^DECIMAL\(\d+,(\d+)\)/, 'Decimal(38, $1)'],
];

/** Returns a column's type without its nullability. */
export function engineType(table: TableName, column: string): string {
	const definition = typeIn(table, column);
	const [pattern, type] = types.find(([one]) => one.test(definition)) ?? [];
	if (!pattern || !type) throw new Error(`${definition} is no type that ClickHouse has.`);
	return (pattern.exec(definition)?.[0] ?? '').replace(pattern, type);
}

/** The type of a column as the schema has it. */
export function typeIn(table: TableName, column: string): string {
	return tables[table].columns[column] ?? '';
}

/**
 * Statements that create the database and all missing tables, on one server or on a cluster whose servers with the same
 * macro `shard` hold the same rows (docs/scale.md).
 */
export function createTables(database: string, cluster: string | null = null): string[] {
	const everywhere = cluster === null ? '' : ` ON CLUSTER '${cluster}'`;
	const replacing = (...parameters: string[]) => {
		if (cluster === null) return `ReplacingMergeTree(${parameters.join(', ')})`;
		const place = "'/clickhouse/tables/{shard}/{database}/{table}', '{replica}'";
		return `ReplicatedReplacingMergeTree(${[place, ...parameters].join(', ')})`;
	};
	const create = (table: string, columns: readonly string[], engine: string, sort: string) =>
		`CREATE TABLE IF NOT EXISTS ${database}.${table}${everywhere} (
${columns.map((column) => `\t${column}`).join(',\n')}
) ENGINE = ${engine} ORDER BY ${sort}`;
	return [
		`CREATE DATABASE IF NOT EXISTS ${database}${everywhere}`,
		create(SHOPS, ['shop String', 'version UInt64'], replacing('version'), 'shop'),
		...[...engineTables.values()].map((table) =>
			create(
				engineName(table.table),
				columnsIn(table),
				replacing('version'),
				`(${['shop', ...table.sort.map((name) => `"${name}"`), 'copy'].join(', ')})`,
			),
		),
	];
}

/** `copy` tells rows apart that are otherwise the same. */
function columnsIn({ table, columns }: EngineTable): string[] {
	const own = columns.map((column) => {
		const type = engineType(table, column);
		const isNullable = !typeIn(table, column).includes('NOT NULL');
		const stored = isNullable ? `Nullable(${type})` : type;
		return `"${column}" ${type === 'String' && repeated.has(table) ? `LowCardinality(${stored})` : stored}`;
	});
	return ['shop LowCardinality(String)', ...own, 'copy Int64', 'version UInt64'];
}
