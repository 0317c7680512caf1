import { raw, sql, Sql } from './sql';

/**
 * SQL that differs between ClickHouse and DuckDB. Most is the same: FILTER, GROUPING SETS, casts, LIMIT. Settings of
 * each query make NULLs and empty sums the same (clickhouse/engine-settings.ts).
 */
function perEngine(duckdb: Sql, clickhouse: Sql): Sql {
	return new Sql(duckdb.text, duckdb.values, clickhouse.clickhouse);
}

/** What only DuckDB can say, and what ClickHouse says instead. */
export function inDuckdb(duckdb: string, otherwise: string): Sql {
	return perEngine(raw(duckdb), raw(otherwise));
}

/** `* EXCLUDE (column)`, behind the name of the rows. */
export function allBut(column: Sql): Sql {
	return perEngine(sql`* EXCLUDE (${column})`, sql`* EXCEPT (${column})`);
}

/** The first and last time in ClickHouse; tables contain none outside. */
export const FIRST_MOMENT = '1900-01-01 00:00:00';
export const LAST_MOMENT = '2299-12-31 23:59:59';

/** A time as a literal, not a bound value, so that the scan can skip blocks outside it. `YYYY-MM-DD HH:mm:ss`. */
export function momentLiteral(text: string): Sql {
	if (!/^\d{1,5}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(text))
		throw new RangeError(`"${text}" is no moment.`);
	return perEngine(
		raw(`TIMESTAMP '${text}'`),
		raw(`toDateTime64('${keptMoment(text)}', 0, 'UTC')`),
	);
}

/** Years have four digits, or five. */
function keptMoment(text: string): string {
	const year = Number(text.split('-', 1)[0]);
	if (year < 1900) return FIRST_MOMENT;
	return year > 2299 ? LAST_MOMENT : text;
}

/** Milliseconds of a start of an interval. */
export function milliseconds(bucket: Sql): Sql {
	return perEngine(
		sql`CAST(epoch_ms(${bucket}) AS DOUBLE)`,
		sql`CAST(toUnixTimestamp64Milli(toDateTime64(${bucket}, 3, 'UTC')) AS DOUBLE)`,
	);
}

export type Unit = 'hour' | 'day' | 'week' | 'month' | 'quarter' | 'year';

const starts: Readonly<Record<Unit, string>> = {
	hour: 'toStartOfHour',
	day: 'toDate32',
	week: 'toMonday',
	month: 'toStartOfMonth',
	quarter: 'toStartOfQuarter',
	year: 'toStartOfYear',
};

/** The start of the unit that contains a time; weeks start on Monday. As a number of days, which groups rows in two thirds of the time. */
export function startOf(unit: Unit, moment: string): Sql {
	return perEngine(
		raw(unit === 'day' ? `CAST(${moment} AS DATE)` : `date_trunc('${unit}', ${moment})`),
		raw(`${starts[unit]}(${moment})`),
	);
}

/** The value of the row with the greatest `by` in a group. */
export function valueOfLast(value: string, by: string): Sql {
	return perEngine(raw(`arg_max(${value}, ${by})`), raw(`argMax(${value}, ${by})`));
}

/**
 * Counts the distinct orders of a group. DuckDB takes a third of the time of COUNT( DISTINCT ) with bit strings of
 * 4,096 neighbouring orders; not for products and customers, which are many with few orders each.
 */
export function ordersBy(group: Sql, rows: Sql): Sql {
	const blocks = sql`SELECT ${group}, order_id >> 12 AS block,
			bitstring_agg(CAST(order_id & 4095 AS INTEGER), 0, 4095) FILTER (WHERE parent_id = 0) AS orders
		FROM (${rows}) GROUP BY ${group}, block`;
	return perEngine(
		sql`SELECT ${group}, COALESCE(SUM(bit_count(orders)), 0) AS orders_count
			FROM (${blocks}) GROUP BY ${group}`,
		sql`SELECT ${group}, COUNT(DISTINCT order_id) FILTER (WHERE parent_id = 0) AS orders_count
			FROM (${rows}) GROUP BY ${group}`,
	);
}

/**
 * The `lookup_value` (a text) of the row whose `lookup_key` is in a column; empty without one. Each key is there once, and few
 * rows have keys that others do not.
 */
export function lookup(rows: Sql, column: string): Sql {
	const all = (name: string) =>
		sql`(SELECT groupArray(${raw(name)}) FROM (SELECT * FROM (${rows}) ORDER BY lookup_key))`;
	return perEngine(
		sql`COALESCE((SELECT lookup_value FROM (${rows}) WHERE lookup_key = ${raw(column)} LIMIT 1), '')`,
		sql`transform(${raw(column)}, ${all('lookup_key')}, ${all('lookup_value')}, '')`,
	);
}

/** A row for each line of a text; one for an empty text. */
export function eachLine(text: string): Sql {
	return perEngine(
		raw(`unnest(string_split(${text}, chr(10)))`),
		raw(`arrayJoin(splitByChar(char(10), ${text}))`),
	);
}

/** 1 for Monday to 7 for Sunday. */
export function dayOfWeek(moment: string): Sql {
	return perEngine(raw(`extract(isodow FROM ${moment})`), raw(`toDayOfWeek(${moment})`));
}

/** A text in small letters, with single blanks and none around it. */
export function foldedCase(text: Sql): Sql {
	return singleBlanks(perEngine(sql`lower(${text})`, sql`lowerUTF8(${text})`));
}

/** A text with single blanks and none around it. */
export function singleBlanks(text: Sql): Sql {
	return perEngine(
		sql`trim(regexp_replace(${text}, '\\s+', ' ', 'g'))`,
		sql`trim(replaceRegexpAll(${text}, '\\s+', ' '))`,
	);
}

/** Like `foldedCase`, for a text that comes after another one: blanks at its beginning are kept, as one. */
export function foldedEnd(text: Sql): Sql {
	return perEngine(
		sql`rtrim(regexp_replace(lower(${text}), '\\s+', ' ', 'g'))`,
		sql`rtrim(replaceRegexpAll(lowerUTF8(${text}), '\\s+', ' '))`,
	);
}

/** A text without case, accents and strokes, as the shop's database compares it. */
export function foldedText(text: Sql): Sql {
	return perEngine(
		sql`translate(strip_accents(lower(${text})), 'łøđ', 'lod')`,
		sql`translateUTF8(${withoutAccents(sql`lowerUTF8(${text})`)}, 'łøđ', 'lod')`,
	);
}

function withoutAccents(text: Sql): Sql {
	return sql`normalizeUTF8NFC(replaceRegexpAll(normalizeUTF8NFD(${text}), '\\p{Mn}', ''))`;
}

/** Condition that a text contains another. */
export function holdsText(text: Sql, part: Sql): Sql {
	return perEngine(sql`contains(${text}, ${part})`, sql`position(${text}, ${part}) > 0`);
}

/** Condition that a text begins with another. */
export function beginsWith(text: Sql, start: Sql): Sql {
	return perEngine(sql`starts_with(${text}, ${start})`, sql`startsWith(${text}, ${start})`);
}

/** ORDER BY term of a text in small letters, without accents, in the order of the root collation. */
export function inTextOrder(text: string, direction: string): Sql {
	return perEngine(
		raw(`lower(${text}) COLLATE icu_noaccent ${direction}`),
		sql`${foldedText(raw(text))} ${raw(direction)} COLLATE 'en'`,
	);
}

/**
 * SELECT of a table's few rows that match a condition: DuckDB finds them by the condition's columns before it reads the
 * others.
 */
export function fewRows(table: string, condition: Sql): Sql {
	const found = sql`FROM ${raw(table)} WHERE ${condition}`;
	return perEngine(
		sql`SELECT * FROM ${raw(table)} WHERE rowid IN (SELECT rowid ${found})`,
		sql`SELECT * ${found}`,
	);
}

/** Materializes rows that are read twice; ClickHouse decides itself. */
export const keptRows: Sql = perEngine(raw('MATERIALIZED'), raw(''));

/**
 * The sum of a column's values, whole numbers and fractions as text; `type` as in the schema. Binary fractions count as
 * nothing.
 */
export function columnSum(type: string, column: string): Sql {
	const kind = type.split(/[ (]/, 1)[0] ?? '';
	switch (kind) {
		case 'DOUBLE':
			return raw("''");
		case 'VARCHAR':
			return perEngine(
				raw(`CAST(SUM(strlen(${column})) AS VARCHAR)`),
				raw(`toString(SUM(length(${column})))`),
			);
		case 'TIMESTAMP':
			return perEngine(
				raw(`CAST(SUM(CAST(epoch(${column}) AS BIGINT)) AS VARCHAR)`),
				raw(`toString(SUM(toUnixTimestamp64Second(${column})))`),
			);
		case 'BOOLEAN':
			return sql`CAST(COUNT(*) FILTER (WHERE ${raw(column)}) AS VARCHAR)`;
		default:
			return perEngine(raw(`CAST(SUM(${column}) AS VARCHAR)`), raw(`toString(SUM(${column}))`));
	}
}
