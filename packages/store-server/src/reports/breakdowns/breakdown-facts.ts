import {
	dimensionNamed,
	type DimensionGrain,
	type DimensionKey,
} from '@store-analytics/rest-api/dimensions';
import { allOf, joinSql, raw, sql, type Sql } from '../../database/sql';
import type { Dimension, Split } from '../dimensions/dimension';
import { keyOf, spelledOf } from '../dimensions/dimension-values';
import { withPartValues } from '../../day-sums/part-values';
import { dimensionConditions, type DimensionFilter } from '../filters/dimension-filters';
import { holdsPart, lineSays, linesThatSay, type PartFact } from '../filters/held-parts';
import { factRows, type FactName, type Facts } from '../facts/fact';
import type { BreakdownRequest } from './breakdown-request';

/** The rows of a breakdown, and its segments: the keys of its dimensions, one after the other. */
export interface BreakdownFacts {
	readonly facts: Facts;
	readonly by: Dimension;
}

/** Between the keys of several dimensions. */
export const KEY_SEPARATOR = '\u001f';

/**
 * Facts by grain, in the order in which metrics look for theirs: by the contents of orders, amounts are those of the
 * contents.
 */
const factsOf: Readonly<Record<DimensionGrain, readonly FactName[]>> = {
	order: ['order', 'coupon line', 'line', 'tax line'],
	refund: ['order', 'line', 'tax line'],
	line: ['line', 'order', 'coupon line'],
	'coupon line': ['coupon line', 'order', 'line'],
	'tax line': ['tax line', 'order'],
};

/** Which rows count: all of a request but what decides their numbers. `dimensions` are those that it breaks down by. */
export type CountedRows = Pick<
	BreakdownRequest,
	'orders' | 'grain' | 'filters' | 'isOfRefunds' | 'dimensions'
>;

/**
 * Returns the rows of orders (wc_order_stats with `dated`), their lines, coupons and taxes, limited by the filters and
 * segmented by the dimensions. A filter by the contents that rows are about limits the contents, and with them the orders; one by
 * other contents limits the orders to those that hold such.
 */
export function breakdownFacts(
	{ orders, grain, filters, dimensions: shown, isOfRefunds = grain === 'refund' }: CountedRows,
	dimensions: readonly DimensionKey[],
): BreakdownFacts {
	const fact: PartFact = grain === 'coupon line' || grain === 'tax line' ? grain : 'line';
	const ofOrder = dimensions.filter((key) => !partOf(key));
	const ofParts = dimensions.filter(partOf);
	const orderFilters = filters.filter(({ dimension }) => !partOf(dimension));
	const partFilters = filters.filter(({ dimension }) => partOf(dimension) === fact);
	const held = filters.flatMap((filter) => {
		const part = partOf(filter.dimension);
		return part && part !== fact ? [holdsPart(part, filter, orders)] : [];
	});
	// Orders have no reason to refund.
	const refunds = isOfRefunds ? [raw('parent_id <> 0')] : [];
	const own = limitedTo([...refunds, ...dimensionConditions(orderFilters), ...held], orders);
	const chosen = keyed(own, ofOrder, dimensions);
	const carried = ofOrder.map((key) => raw(`, o.${columnOf(key, dimensions)}`));
	const columns = joinSql(carried, '');
	const all: Facts = {
		order: chosen,
		line: sql`SELECT l.*, o.dated${columns} FROM wc_order_product_lookup l
			JOIN (${chosen}) o ON o.order_id = l.order_id`,
		'coupon line': sql`SELECT c.*, o.parent_id, o.dated${columns} FROM wc_order_coupon_lookup c
			JOIN (${chosen}) o ON o.order_id = c.order_id`,
		'tax line': sql`SELECT t.*, o.dated${columns} FROM wc_order_tax_lookup t
			JOIN (${chosen}) o ON o.order_id = t.order_id`,
	};
	if (ofParts.length + partFilters.length === 0) return split(all, grain, dimensions, own);
	const ofRows = partFilters.filter((one) => !hasSeveral(one) || ofParts.includes(one.dimension));
	const named = [...ofParts, ...ofRows.map(({ dimension }) => dimension)];
	const ofLines = partFilters.filter((one) => !ofRows.includes(one));
	const counted = onceEach(factRows(all, fact), ofLines, { orders: own, shown });
	const parts = keyed(
		limitedTo(dimensionConditions(ofRows), withPartValues(counted, named)),
		ofParts,
		dimensions,
	);
	const keys = ofParts.map((key) => columnOf(key, dimensions));
	const facts = Object.fromEntries(
		factsOf[grain].map((name) => [
			name,
			name === fact ? parts : withParts(factRows(all, name), parts, keys),
		]),
	);
	return split(facts, grain, dimensions, factRows(facts, 'order'));
}

/**
 * Lines that meet filters by dimensions of which a line can have several values, each once. Of a dimension that is broken down,
 * lines say a value that has a row.
 */
function onceEach(
	lines: Sql,
	filters: readonly DimensionFilter[],
	{ orders, shown }: { readonly orders: Sql; readonly shown: readonly DimensionKey[] },
): Sql {
	if (filters.length === 0) return lines;
	const among = sql`order_id IN (SELECT order_id FROM (${orders}))`;
	const conditions = filters.flatMap((filter) =>
		shown.includes(filter.dimension)
			? [lineSays('l', filter, among)]
			: linesThatSay('l', [filter], among),
	);
	return sql`SELECT l.* FROM (${lines}) l WHERE ${allOf(conditions)}`;
}

const hasSeveral = ({ dimension }: DimensionFilter) =>
	dimensionNamed(dimension).grain === 'line' && dimensionNamed(dimension).isMultiple === true;

/** The same of day sums of lines, for dimensions whose values follow from products and variations. */
export function lineDayFacts(days: Sql, dimensions: readonly DimensionKey[]): BreakdownFacts {
	const line = keyed(withPartValues(days, dimensions), dimensions, dimensions);
	return split({ line }, 'line', dimensions, line);
}

/** The same of day sums with the column `value`. */
export function dayFacts(facts: Facts, grain: DimensionGrain): BreakdownFacts {
	const by = factsOf[grain].map((fact): Split => ({
		fact,
		rows: (rows) => sql`SELECT *, value AS segment FROM (${factRows(rows, fact)})`,
	}));
	return { facts, by };
}

/** Orders, or what else belongs to them, once for each combination of keys of their parts. */
function withParts(rows: Sql, parts: Sql, columns: readonly string[]): Sql {
	const names = columns.map((name) => `, ${name}`).join('');
	const held = columns.map((name) => `, held.${name}`).join('');
	return sql`SELECT f.*${raw(held)} FROM (${rows}) f
		JOIN (SELECT DISTINCT order_id${raw(names)} FROM (${parts})) held ON held.order_id = f.order_id`;
}

/** The column of rows that has the key of a dimension. */
export const columnOf = (key: DimensionKey, dimensions: readonly DimensionKey[]) =>
	`key_${dimensions.indexOf(key)}`;

/** Rows with a column for each key. */
function keyed(rows: Sql, own: readonly DimensionKey[], dimensions: readonly DimensionKey[]): Sql {
	const keys = own.map((key) => sql`, ${keyOf(key)} AS ${raw(columnOf(key, dimensions))}`);
	return keys.length === 0 ? rows : sql`SELECT *${joinSql(keys, '')} FROM (${rows})`;
}

/** Segments facts. Where spellings say the keys, `orders` need none. */
function split(
	facts: Facts,
	grain: DimensionGrain,
	dimensions: readonly DimensionKey[],
	orders: Sql,
): BreakdownFacts {
	const keys = dimensions.map((key) => columnOf(key, dimensions)).join(`, '${KEY_SEPARATOR}', `);
	const segment = dimensions.length > 1 ? `concat(${keys})` : keys || "''";
	const [only, ...others] = dimensions;
	const spelled = only && others.length === 0 ? spelledOf(only, orders) : undefined;
	const by = factsOf[grain].map((fact): Split => ({
		fact,
		rows: (rows) => sql`SELECT *, ${raw(segment)} AS segment FROM (${factRows(rows, fact)})`,
		...(spelled && fact === 'order' && { spelled }),
	}));
	return { facts, by };
}

/** Each nested query costs ClickHouse time, so there is none without conditions. */
function limitedTo(conditions: readonly Sql[], rows: Sql): Sql {
	return conditions.length === 0 ? rows : sql`SELECT * FROM (${rows}) WHERE ${allOf(conditions)}`;
}

/** The parts of orders that say a dimension; undefined if orders or refunds say it. */
function partOf(key: DimensionKey): PartFact | undefined {
	const { grain } = dimensionNamed(key);
	return grain === 'order' || grain === 'refund' ? undefined : grain;
}
