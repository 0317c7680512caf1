import { raw, sql, type Sql } from '../../database/sql';
import { factRows, type FactName, type Facts } from '../facts/fact';

/** Everything that reports can be split by; names as in `segmentby`. */
export type DimensionName =
	'product' | 'variation' | 'category' | 'coupon' | 'customer_type' | 'tax_rate_id';

/** The rows of a fact with the column `segment`: the id of the part that they belong to. */
export interface Split {
	readonly fact: FactName;
	rows(facts: Facts): Sql;
}

/** How facts fall into parts: a metric is taken from the first fact here that it is declared over. */
export type Dimension = readonly Split[];

/** Every dimension of reports. An order belongs to each part that one of its lines or coupons belongs to, once. */
export const dimensions: Readonly<Record<DimensionName, Dimension>> = {
	product: ordersToo(own('line', 'product_id')),
	variation: ordersToo(own('line', 'variation_id')),
	category: ordersToo({ fact: 'line', rows: (facts) => byCategory(factRows(facts, 'line')) }),
	coupon: ordersToo(own('coupon line', 'coupon_id')),
	customer_type: [own('order', 'returning_customer'), own('coupon line', 'returning_customer')],
	tax_rate_id: [own('tax line', 'tax_rate_id')],
};

/** Rows that carry the id of their part themselves. */
function own(fact: FactName, column: string): Split {
	return {
		fact,
		rows: (facts) =>
			sql`SELECT *, CAST(${raw(column)} AS BIGINT) AS segment FROM (${factRows(facts, fact)})`,
	};
}

/** A line of a product belongs to all categories of the product and to those above them, to each once. */
function byCategory(lines: Sql): Sql {
	return sql`SELECT l.*, b.category_id AS segment FROM (${lines}) l
		JOIN (SELECT DISTINCT pc.product_id, t.category_tree_id AS category_id
			FROM product_categories pc JOIN wc_category_lookup t ON t.category_id = pc.category_id
		) b ON b.product_id = l.product_id`;
}

/** A split of lines, and with it of whole orders and their coupons by what they hold. */
function ordersToo(split: Split): Dimension {
	const others = (['order', 'coupon line'] as const).filter((fact) => fact !== split.fact);
	return [
		split,
		...others.map((fact) => ({
			fact,
			rows: (facts: Facts) => sql`SELECT f.*, held.segment FROM (${factRows(facts, fact)}) f
				JOIN (SELECT DISTINCT order_id, segment FROM (${split.rows(facts)})) held
					ON held.order_id = f.order_id`,
		})),
	];
}
