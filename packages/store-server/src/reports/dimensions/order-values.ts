import type { DimensionKey } from '@store-analytics/rest-api/dimensions';
import type { Database } from '../../database/database';
import { fetchRows, joinSql, listOf, raw, sql } from '../../database/sql';
import { valueNames } from '../breakdowns/value-names';
import type { Shop } from '../shop';
import { valueOf } from './dimension-values';

/** What an order or refund says of itself: the value as the shop spells it, and its name. */
export interface OrderValue {
	readonly value: string;
	readonly label: string;
}

/** Values of an order by dimension; null if it does not say. */
export type OrderValues = Readonly<Record<string, OrderValue | null>>;

/**
 * Returns the values of orders and refunds for dimensions of orders, by id. An id that no report counts has no entry.
 * @example (await valuesOfOrders(database, shop, [12], ['device'])).get(12) // { device: { value: 'Mobile', label: 'Mobile' } }
 */
export async function valuesOfOrders(
	database: Database,
	shop: Shop,
	ids: readonly number[],
	dimensions: readonly DimensionKey[],
): Promise<ReadonlyMap<number, OrderValues>> {
	const columns = dimensions.map(
		(key, place) => sql`, ${valueOf(key)} AS value_${raw(`${place}`)}`,
	);
	const rows = await fetchRows<Readonly<Record<string, unknown>>>(
		database,
		sql`SELECT order_id AS id${joinSql(columns, '')} FROM (
			SELECT s.*, ${raw(`s.${shop.settings.dateType}`)} AS dated FROM wc_order_stats s
			WHERE s.order_id IN ${listOf(ids)})`,
	);
	const named = await Promise.all(
		dimensions.map(async (key, place) => {
			const values = [...new Set(rows.map((row) => textIn(row, place)))].filter(Boolean);
			return { key, place, names: await valueNames(database, shop, key, values) };
		}),
	);
	return new Map(
		rows.map((row) => [
			Number(row['id']),
			Object.fromEntries(
				named.map(({ key, place, names }) => {
					const value = textIn(row, place);
					return [key, value === '' ? null : { value, label: names.get(value) ?? value }];
				}),
			),
		]),
	);
}

const textIn = (row: Readonly<Record<string, unknown>>, place: number) =>
	String(row[`value_${place}`] ?? '').trim();
