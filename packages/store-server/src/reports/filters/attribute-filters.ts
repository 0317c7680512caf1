import type { Database } from '../../database/database';
import { anyOf, raw, readReport, sql, type Sql } from '../../database/sql';

/** Pairs of `[ attribute id or key, term id or value ]`. */
export interface AttributeFilters {
	readonly attribute_is?: readonly unknown[];
	readonly attribute_is_not?: readonly unknown[];
}

interface Pair {
	readonly attribute: string;
	readonly value: string;
}

/** The filtered rows: orders with such an item, or the items themselves. */
type Filtered = 'order_id' | 'order_item_id';

/** Returns one condition per pair on a column of `alias`; invalid pairs are ignored. */
export function attributeConditions(
	alias: string,
	column: Filtered,
	filters: AttributeFilters,
): Sql[] {
	const name = raw(`${alias}.${column}`);
	return [
		...pairs(filters.attribute_is).map((pair) => sql`${name} IN ${having(pair, column)}`),
		...pairs(filters.attribute_is_not).map((pair) => sql`${name} NOT IN ${having(pair, column)}`),
	];
}

/** Returns the effective filters in this shop: a pair of ids without such a term of the attribute is ignored. */
export async function knownAttributes<Filters extends AttributeFilters>(
	database: Database,
	filters: Filters,
): Promise<Filters> {
	const { attribute_is, attribute_is_not } = filters;
	const named = [...pairs(attribute_is), ...pairs(attribute_is_not)].filter(isTerm);
	if (named.length === 0) {
		return filters;
	}
	const terms = named.map(
		({ attribute, value }) => sql`attribute_id = ${Number(attribute)} AND id = ${Number(value)}`,
	);
	const found = await readReport<{ attribute_id: number; id: number }>(
		database,
		sql`SELECT attribute_id, id FROM attribute_terms WHERE ${anyOf(terms)}`,
	);
	const known = (list: readonly unknown[] | undefined) =>
		list?.filter((entry) =>
			pairs([entry]).every(
				(pair) =>
					!isTerm(pair) ||
					found.some(
						({ attribute_id, id }) =>
							attribute_id === Number(pair.attribute) && id === Number(pair.value),
					),
			),
		);
	return {
		...filters,
		attribute_is: known(attribute_is),
		attribute_is_not: known(attribute_is_not),
	};
}

/** Checks whether the pair names a term by ids. */
function isTerm({ attribute, value }: Pair): boolean {
	return /^\d+$/.test(attribute) && /^\d+$/.test(value);
}

function pairs(list: readonly unknown[] | undefined): Pair[] {
	return (list ?? []).flatMap((entry) => {
		const [attribute, value] = Array.isArray(entry) ? entry : [];
		return isText(attribute) && isText(value)
			? [{ attribute: String(attribute), value: String(value) }]
			: [];
	});
}

function isText(value: unknown): value is string | number {
	return typeof value === 'number' || (typeof value === 'string' && value !== '');
}

/** Items with the attribute: a variation by the choice in the order, a simple product by its term. */
function having(pair: Pair, column: Filtered): Sql {
	const { attribute, value } = pair;
	if (!isTerm(pair)) {
		return sql`(SELECT ${raw(column)} FROM order_item_meta
			WHERE meta_key IN (${attribute}, ${`attribute_${attribute}`}) AND meta_value = ${value})`;
	}
	return sql`(SELECT m.${raw(column)} FROM order_item_meta m
			JOIN attributes a ON m.meta_key = a.slug
			JOIN attribute_terms t ON t.attribute_id = a.id AND m.meta_value = t.slug
			WHERE a.id = ${Number(attribute)} AND t.id = ${Number(value)}
		UNION ALL SELECT p.${raw(column)} FROM wc_order_product_lookup p
			JOIN wc_product_attributes_lookup l ON l.product_id = p.product_id
			WHERE p.variation_id = 0 AND l.term_id = ${Number(value)} AND NOT l.is_variation_attribute)`;
}
