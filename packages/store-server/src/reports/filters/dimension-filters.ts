import { dimensionOf, type DimensionKey } from '@store-analytics/rest-api/dimensions';
import { allOf, anyOf, listOf, raw, sql, type Sql } from '../../database/sql';
import { keyOf, keyOfValue } from '../dimensions/dimension-values';
import type { Period } from '../periods/intervals';
import { within } from '../periods/period-sql';

/** Values of a dimension that rows must have, or must not have; empty for unknown, as is `isUnknown`. */
export interface DimensionFilter {
	readonly dimension: DimensionKey;
	readonly is?: readonly string[];
	readonly isNot?: readonly string[];
	/** True: only rows without a value; false: only rows with one. */
	readonly isUnknown?: boolean;
}

/** Joins conditions of a request: all must hold, or one of them. */
export const joined = (
	{ matchesAny = false }: { readonly matchesAny?: boolean | undefined },
	conditions: readonly Sql[],
): Sql => (matchesAny ? anyOf(conditions) : allOf(conditions));

/** Returns one condition per filter, on rows of their grain with `dated`. */
export function dimensionConditions(filters: readonly DimensionFilter[]): Sql[] {
	return filters.map((filter) => allOf(conditionsOf(filter)));
}

function conditionsOf({ dimension, is, isNot, isUnknown }: DimensionFilter): Sql[] {
	const key = keyOf(dimension);
	const keysOf = (values: readonly string[]) =>
		anyOf(values.map((value) => sql`${key} = ${keyOfValue(dimension, sql`${value}`)}`));
	return [
		// Orders have no reason to refund: not even an unknown one.
		...(dimensionOf(dimension)?.grain === 'refund' ? [raw('parent_id <> 0')] : []),
		...(is ? [is.length === 0 ? sql`${key} IN ${listOf([])}` : keysOf(is)] : []),
		// What is unknown is neither this nor another.
		...(isNot && isNot.length > 0 ? [sql`${key} <> '' AND NOT (${keysOf(isNot)})`] : []),
		...(isUnknown === undefined ? [] : [sql`(${key} = '') = ${isUnknown}`]),
	];
}

/**
 * Returns one condition per filter: that rows of `alias` belong to such orders. With a period, `alias` has the date of creation of
 * its order, which then counts.
 */
export function ofOrdersThatSay(
	alias: string,
	filters: readonly DimensionFilter[] = [],
	period?: Period,
): Sql[] {
	const inPeriod = period ? within(raw('s.date_created'), period) : raw('TRUE');
	const orders = sql`SELECT s.*, s.date_created AS dated FROM wc_order_stats s WHERE ${inPeriod}`;
	return ofTheseThatSay(alias, filters, orders);
}

/** The same of some orders, with `dated`. */
export function ofTheseThatSay(
	alias: string,
	filters: readonly DimensionFilter[] = [],
	orders: Sql,
): Sql[] {
	return dimensionConditions(filters).map(
		(condition) =>
			sql`${raw(alias)}.order_id IN (SELECT order_id FROM (${orders}) WHERE ${condition})`,
	);
}
