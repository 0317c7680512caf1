import type { Database } from '../database/database';
import { joinSql, listOf, raw, sql, type Sql } from '../database/sql';
import { dayTables } from '../schema/tables/day-tables';
import { columnsOf } from '../schema/schema';
import { DAYS_SUMMED, dateTypes } from '../schema/shop-settings';
import { countCustomers } from './count-customers';
import { summedDimensions, type SummedDimension } from './part-values';
import { partDays } from './sum-parts';

/** Days from the first to the last, both included; `only` restricts them. `YYYY-MM-DD`. */
interface Days {
	readonly first: string;
	readonly last: string;
	readonly only?: readonly string[];
	/** They have so few orders that these fit into memory several times. */
	readonly areFew: boolean;
}

/**
 * Recalculates the sums of orders on some days (`YYYY-MM-DD` by the shop's clock); does nothing while sums are
 * incomplete.
 */
export async function sumDays(within: Database, days: Iterable<string>): Promise<void> {
	if (await areSummed(within)) await sumSome(within, days, tableNames);
}

/** Works like `sumDays`, for each category's orders. */
export function sumCategoryDays(within: Database, days: Iterable<string>): Promise<void> {
	return sumSome(within, days, ['category_days']);
}

/** The same for the values of some dimensions. */
export async function sumPartDays(
	within: Database,
	days: Iterable<string>,
	dimensions: readonly SummedDimension[],
): Promise<void> {
	for (const some of quartersOf(days)) {
		const { text, values } = sql`DELETE FROM part_days
			WHERE ${inDays('dated', some)} AND dimension IN ${listOf(dimensions)}`;
		await within.run(text, values);
		await withMoments(within, some, () => insertParts(within, some, dimensions));
	}
}

async function sumSome(
	within: Database,
	days: Iterable<string>,
	tables: readonly DayTable[],
): Promise<void> {
	for (const some of quartersOf(days)) await sum(within, some, tables);
}

/** At most a quarter of a year at a time. */
function* quartersOf(days: Iterable<string>): Generator<Days> {
	const only = [...new Set(days)].sort(byTime);
	for (let start = 0; start < only.length; start += QUARTER) {
		const some = only.slice(start, start + QUARTER);
		const [first, last] = [some[0], some.at(-1)];
		if (first && last) yield { first, last, only: some, areFew: some.length <= MONTH };
	}
}

/**
 * Calculates the sums of orders on all days, at least a quarter of a year at a time, because there may be millions.
 * `onShare` gets the share that is through, between 0 and 1.
 */
export async function sumAllDays(
	within: Database,
	onShare: (share: number) => void = () => undefined,
): Promise<void> {
	await forgetDays(within);
	for (const table of tableNames) await within.run(`DELETE FROM ${table}`);
	const portions = together(await quarters(within));
	let done = 0;
	const step = () => onShare(++done / (portions.length * tableNames.length + 2));
	for (const days of portions) await sum(within, days, tableNames, step);
	await countCustomers(within);
	step();
	await sumDownloads(within);
	step();
	await within.run('INSERT INTO store_meta VALUES (?, ?)', [DAYS_SUMMED, 'yes']);
}

interface Quarter {
	readonly first: string;
	readonly last: string;
	/** Its orders and refunds, once for each of their dates. */
	readonly moments: number;
}

function quarters(within: Database): Promise<Quarter[]> {
	return within.all<Quarter>(
		`SELECT strftime(quarter, '%Y-%m-%d') AS first, strftime(quarter + INTERVAL 3 MONTH - INTERVAL 1 DAY, '%Y-%m-%d') AS last,
				count(*) AS moments
			FROM (SELECT date_trunc('quarter', unnest([${columns}])) AS quarter FROM wc_order_stats)
			WHERE quarter IS NOT NULL GROUP BY quarter ORDER BY quarter`,
	);
}

/** Quarters with few orders are summed at once: a small shop takes as long to plan as to sum. */
function together(all: readonly Quarter[]): Days[] {
	const portions: Quarter[] = [];
	for (const quarter of all) {
		const before = portions.at(-1);
		const moments = (before?.moments ?? 0) + quarter.moments;
		if (before && moments <= MOMENTS)
			portions[portions.length - 1] = { first: before.first, last: quarter.last, moments };
		else portions.push(quarter);
	}
	return portions.map(({ first, last, moments }) => ({ first, last, areFew: moments <= MOMENTS }));
}

/** Invalidates the day tables, because orders without sums are being added. */
export async function forgetDays(within: Database): Promise<void> {
	await within.run('DELETE FROM store_meta WHERE key = ?', [DAYS_SUMMED]);
}

export async function areSummed(within: Database): Promise<boolean> {
	const rows = await within.all('SELECT key FROM store_meta WHERE key = ?', [DAYS_SUMMED]);
	return rows.length > 0;
}

/** Years beyond 9999 have five digits. */
function byTime(one: string, other: string): number {
	return one.length - other.length || (one < other ? -1 : 1);
}

const columns = dateTypes.join(', ');

type DayTable = keyof typeof dayTables;
const tableNames = Object.keys(dayTables) as DayTable[]; // its own keys

/** Days that are summed at once. */
const QUARTER = 92;

/** So many days have few orders in any shop. */
const MONTH = 31;

/** Orders, once for each of their dates, that several quarters may have to be summed at once. */
const MOMENTS = 200_000;

async function sum(
	within: Database,
	days: Days,
	tables: readonly DayTable[] = tableNames,
	onTable: () => void = () => undefined,
): Promise<void> {
	for (const table of tables) {
		const gone = sql`DELETE FROM ${raw(table)} WHERE ${inDays('dated', days)}`;
		await within.run(gone.text, gone.values);
	}
	await withMoments(within, days, async () => {
		for (const table of tables) {
			if (table === 'part_days') await insertParts(within, days, summedDimensions);
			else await insert(within, table, sums[table]);
			onTable();
		}
	});
}

/** Many orders take one dimension after the other, because each needs memory for all of them. */
async function insertParts(
	within: Database,
	{ areFew }: Days,
	dimensions: readonly SummedDimension[],
): Promise<void> {
	const portions = areFew ? [dimensions] : dimensions.map((dimension) => [dimension]);
	for (const portion of portions) await insert(within, 'part_days', partDays(portion));
}

async function insert(within: Database, table: DayTable, rows: Sql): Promise<void> {
	const { text, values } =
		sql`INSERT INTO ${raw(table)} (${raw(columnsOf(table).join(', '))}) ${rows}`;
	await within.run(text, values);
}

/** What `moments` has of each order beside its dates. */
const momentColumns = [
	...['order_id', 'parent_id', 'status', 'returning_customer', 'num_items_sold'],
	...['total_sales', 'tax_total', 'shipping_total', 'net_total'],
];

/** Gives `work` a table `moments`: orders and refunds, once for each of their dates in these days. */
async function withMoments(within: Database, days: Days, work: () => Promise<void>): Promise<void> {
	const { text, values } = joinSql(
		dateTypes.map(
			(type) => sql`SELECT ${type} AS date_type, date_trunc('day', ${raw(type)}) AS day,
				${raw(type)} AS dated, ${raw(momentColumns.join(', '))}
				FROM wc_order_stats WHERE ${inDays(type, days)}`,
		),
		' UNION ALL ',
	);
	await within.run(`CREATE OR REPLACE TEMP TABLE moments AS ${text}`, values);
	await work();
	await within.run('DROP TABLE moments');
}

function inDays(column: string, { first, last, only }: Days): Sql {
	const limits = sql`${raw(column)} >= ${midnight(first)} AND ${raw(column)} < ${midnight(last)} + INTERVAL 1 DAY`;
	if (!only) return limits;
	const list = joinSql(only.map(midnight), ', ');
	return sql`${limits} AND date_trunc('day', ${raw(column)}) IN (${list})`;
}

/** Literals, so that the scan can skip other days. */
function midnight(day: string): Sql {
	if (!/^\d{1,5}-\d\d-\d\d$/.test(day)) throw new RangeError(`"${day}" is no day.`);
	return raw(`TIMESTAMP '${day} 00:00:00'`);
}

const IS_ORDER = 'FILTER (WHERE m.parent_id = 0)';
const IS_NEW = 'FILTER (WHERE m.parent_id = 0 AND m.returning_customer = 0)';
const BY_DAY = 'm.date_type, m.day, m.status';

/** The first of an order's rows in a lookup table `l`, by a unique order. */
function firstOf(table: string, keys: string, which = ''): string {
	return `SELECT ${keys}, min(rowid) AS first FROM ${table}
		WHERE order_id IN (SELECT order_id FROM moments WHERE parent_id = 0)${which} GROUP BY ${keys}`;
}

/** SELECT of the columns of a day table over `moments`. */
const sums: Readonly<Record<Exclude<DayTable, 'part_days'>, Sql>> = {
	order_days: raw(`SELECT m.date_type, max(m.dated), m.status, CAST(m.parent_id <> 0 AS BIGINT),
			count(*), count(*) ${IS_ORDER}, count(*) ${IS_NEW}, sum(num_items_sold), sum(total_sales), sum(tax_total), sum(shipping_total), sum(net_total)
		FROM moments m GROUP BY ${BY_DAY}, m.parent_id <> 0, net_total < 0,
			net_total + tax_total + shipping_total < 0 ORDER BY ALL`),
	line_days:
		raw(`SELECT m.date_type, max(m.dated), m.status, CAST(m.parent_id <> 0 AS BIGINT), l.product_id, l.variation_id,
			sum(product_qty), sum(product_net_revenue), sum(product_gross_revenue),
			coalesce(sum(product_net_revenue) FILTER (WHERE product_net_revenue < 0), 0),
			coalesce(sum(product_gross_revenue) FILTER (WHERE product_net_revenue < 0), 0),
			sum(coupon_amount), sum(tax_amount), sum(shipping_amount), count(DISTINCT l.order_id) ${IS_ORDER},
			count(*) FILTER (WHERE l.rowid = p.first), count(*) FILTER (WHERE l.rowid = p.first AND m.returning_customer = 0),
			count(*) FILTER (WHERE l.rowid = v.first), count(*) FILTER (WHERE l.rowid = v.first AND m.returning_customer = 0),
			count(*) FILTER (WHERE l.rowid = o.first), count(*) FILTER (WHERE l.rowid = f.first)
		FROM moments m JOIN wc_order_product_lookup l ON l.order_id = m.order_id
		LEFT JOIN (${firstOf('wc_order_product_lookup', 'order_id, product_id')}) p
			ON p.order_id = l.order_id AND p.product_id = l.product_id
		LEFT JOIN (${firstOf('wc_order_product_lookup', 'order_id, variation_id')}) v
			ON v.order_id = l.order_id AND v.variation_id = l.variation_id
		LEFT JOIN (${firstOf('wc_order_product_lookup', 'order_id', ' AND variation_id <> 0')}) o
			ON o.order_id = l.order_id
		LEFT JOIN (${firstOf('wc_order_product_lookup', 'order_id')}) f ON f.order_id = l.order_id
		GROUP BY ${BY_DAY}, m.parent_id <> 0, l.product_id, l.variation_id ORDER BY ALL`),
	coupon_days: raw(`SELECT m.date_type, max(m.dated), m.status, c.coupon_id, sum(c.discount_amount),
			sum(num_items_sold), sum(total_sales), sum(tax_total), sum(shipping_total), sum(net_total),
			count(*), count(*) ${IS_NEW}, count(*) FILTER (WHERE c.coupon_id = f.first)
		FROM moments m
		JOIN (SELECT order_id, coupon_id, sum(discount_amount) AS discount_amount FROM wc_order_coupon_lookup
			WHERE order_id IN (SELECT order_id FROM moments) GROUP BY order_id, coupon_id) c ON c.order_id = m.order_id
		LEFT JOIN (SELECT order_id, min(coupon_id) AS first FROM wc_order_coupon_lookup
			WHERE order_id IN (SELECT order_id FROM moments) GROUP BY order_id) f ON f.order_id = m.order_id
		GROUP BY ${BY_DAY}, c.coupon_id ORDER BY ALL`),
	tax_days: raw(`SELECT m.date_type, max(m.dated), m.status, l.tax_rate_id, l.tax_code_id,
			sum(shipping_tax), sum(order_tax), sum(l.total_tax), coalesce(sum(l.taxable_amount), 0),
			count(*) FILTER (WHERE l.taxable_amount IS NULL), count(DISTINCT l.order_id) ${IS_ORDER},
			count(*) FILTER (WHERE l.rowid = f.first)
		FROM moments m JOIN wc_order_tax_lookup l ON l.order_id = m.order_id
		LEFT JOIN (${firstOf('wc_order_tax_lookup', 'order_id')}) f ON f.order_id = l.order_id
		GROUP BY ${BY_DAY}, l.tax_rate_id, l.tax_code_id ORDER BY ALL`),
	category_days:
		raw(`SELECT date_type, max(dated), status, category_id, count(*) FILTER (WHERE parent_id = 0)
		FROM (SELECT DISTINCT m.date_type, m.day, m.dated, m.status, m.parent_id, m.order_id, c.category_id
			FROM moments m JOIN wc_order_product_lookup l ON l.order_id = m.order_id
			JOIN product_categories c ON c.product_id = l.product_id WHERE m.date_type = 'date_created')
		GROUP BY date_type, day, status, category_id ORDER BY ALL`),
};

/** Puts together how much was downloaded on each day. */
export async function sumDownloads(within: Database): Promise<void> {
	await within.run('DELETE FROM download_days');
	await within.run(`INSERT INTO download_days SELECT max(d."timestamp"), count(*)
		FROM wc_download_log d JOIN download_permissions p ON p.permission_id = d.permission_id
		GROUP BY date_trunc('day', d."timestamp") ORDER BY ALL`);
}
