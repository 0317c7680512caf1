import type { FactTableName } from '@store-analytics/rest-api';
import type { FactTable } from './fact-table';
import { lines, orders, refunds, taxes } from './order-tables';
import { customers, days, products } from './other-tables';

/**
 * Version of the tables. A new table or column raises nothing. A removed or renamed column, or one with another meaning, raises
 * it.
 */
export const FACTS_VERSION = 1;

/** Every table of an export: SQL, the schema document and the table in docs/exports.md follow from it. */
export const factTables: Readonly<Record<FactTableName, FactTable>> = {
	orders,
	lines,
	refunds,
	taxes,
	customers,
	products,
	days,
};
