import type { DimensionKey } from '@store-analytics/rest-api/dimensions';
import { eachLine } from '../database/dialect';
import { raw, sql, type Sql } from '../database/sql';

/** Adds the column that a dimension reads to lines: once for each value where a line can have several. */
type AddValue = (lines: Sql) => Sql;

/** A product's line belongs once to each category of the product and to those above. */
const categories = raw(`SELECT DISTINCT pc.product_id, t.category_tree_id AS category_id
	FROM product_categories pc JOIN wc_category_lookup t ON t.category_id = pc.category_id`);

const addedValues: Readonly<Partial<Record<DimensionKey, AddValue>>> = {
	product_type: (lines) =>
		sql`SELECT l.*, p.type AS product_type FROM (${lines}) l LEFT JOIN products p ON p.id = l.product_id`,
	category: (lines) =>
		sql`SELECT l.*, b.category_id FROM (${lines}) l LEFT JOIN (${categories}) b ON b.product_id = l.product_id`,
	tag: termOf('product_tag', 'tag_id'),
	brand: termOf('product_brand', 'brand_id'),
	attribute: (lines) => sql`SELECT l.*, ${eachLine('l.attributes')} AS attribute FROM (${lines}) l`,
};

function termOf(taxonomy: string, column: string): AddValue {
	return (lines) => sql`SELECT l.*, b.${raw(column)} FROM (${lines}) l LEFT JOIN (
		SELECT DISTINCT product_id, term_id AS ${raw(column)} FROM product_terms WHERE taxonomy = ${taxonomy}
		) b ON b.product_id = l.product_id`;
}

/** Lines with the columns of the named dimensions that they do not have of themselves. */
export function withPartValues(lines: Sql, named: readonly DimensionKey[]): Sql {
	return [...new Set(named)].reduce((rows, key) => addedValues[key]?.(rows) ?? rows, lines);
}

/** An id as text; empty if there is none. */
export const idText = (column: string): string =>
	`CASE WHEN COALESCE(${column}, 0) = 0 THEN '' ELSE CAST(${column} AS VARCHAR) END`;

/** How rows of `withPartValues`, or taxes of orders, say the value of a dimension; empty if it is unknown. */
export const partValues = {
	product_type: "COALESCE(product_type, '')",
	category: idText('category_id'),
	tag: idText('tag_id'),
	brand: idText('brand_id'),
	attribute: 'attribute',
	tax_class: 'tax_class',
	tax_rate: idText('rate_id'),
} as const satisfies Partial<Record<DimensionKey, string>>;

/** The column of lines or taxes that a value follows from. */
export const partColumns: Readonly<Record<SummedDimension, string>> = {
	product_type: 'product_id',
	category: 'product_id',
	tag: 'product_id',
	brand: 'product_id',
	attribute: 'attributes',
	tax_class: 'tax_class',
	tax_rate: 'rate_id',
};

/** A dimension whose values are summed by day (`part_days`). */
export type SummedDimension = keyof typeof partValues;

export const summedDimensions = Object.keys(partValues) as SummedDimension[]; // its own keys

/** Those that change with the shop's products, for orders of the past, too. */
export const productDimensions = [
	'product_type',
	'category',
	'tag',
	'brand',
] as const satisfies readonly SummedDimension[];

/** @example isSummed('category') // true */
export function isSummed(dimension: DimensionKey): dimension is SummedDimension {
	return Object.hasOwn(partValues, dimension);
}
