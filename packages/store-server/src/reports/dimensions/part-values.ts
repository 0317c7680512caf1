import type { DimensionKey } from '@store-analytics/rest-api/dimensions';
import { eachLine } from '../../database/dialect';
import { raw, sql, type Sql } from '../../database/sql';

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
