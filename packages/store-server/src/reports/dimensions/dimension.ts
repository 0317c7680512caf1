import { raw, sql, type Sql } from '../../database/sql';
import { factRows, type FactName, type Facts } from '../facts/fact';

/** All dimensions of reports; names as in `segmentby`. */
export type DimensionName =
	'product' | 'variation' | 'category' | 'coupon' | 'customer_type' | 'tax_rate_id';

/** The rows of a fact with the column `segment`: the id of their segment. */
export interface Split {
	readonly fact: FactName;
	rows(facts: Facts): Sql;
	/** If segments are values of several spellings. */
	readonly spelled?: Spelled;
}

/** How spellings, few different ones in many rows, become segments: rows are summed by spelling first. */
export interface Spelled {
	/** The rows that have the spellings. */
	readonly rows: Sql;
	/** What they are grouped by: columns or expressions that say a spelling. */
	readonly spellings: Sql;
	/** Expressions over these: the segment, and the text to show if it is another. */
	readonly segment: Sql;
	readonly text?: Sql;
	/** A column is the segment itself, which costs nothing for each row. */
	readonly isColumn: boolean;
}

/** Maps facts to their segments; a metric uses the first fact here that declares it. */
export type Dimension = readonly Split[];

/** Every dimension of reports. An order belongs once to each segment of its lines or coupons. */
export const dimensions: Readonly<Record<DimensionName, Dimension>> = {
	product: ordersToo(own('line', 'product_id')),
	variation: ordersToo(own('line', 'variation_id')),
	category: ordersToo({ fact: 'line', rows: (facts) => byCategory(factRows(facts, 'line')) }),
	coupon: ordersToo(own('coupon line', 'coupon_id')),
	customer_type: [own('order', 'returning_customer'), own('coupon line', 'returning_customer')],
	tax_rate_id: [own('tax line', 'charged_rate')],
};

/** Rows that contain the id of their segment. */
function own(fact: FactName, column: string): Split {
	return {
		fact,
		rows: (facts) =>
			sql`SELECT *, CAST(${raw(column)} AS BIGINT) AS segment FROM (${factRows(facts, fact)})`,
	};
}

/** A product's line belongs once to each category of the product and to those above. */
function byCategory(lines: Sql): Sql {
	return sql`SELECT l.*, b.category_id AS segment FROM (${lines}) l
		JOIN (SELECT DISTINCT pc.product_id, t.category_tree_id AS category_id
			FROM product_categories pc JOIN wc_category_lookup t ON t.category_id = pc.category_id
		) b ON b.product_id = l.product_id`;
}

/** Segments lines, and with them whole orders and their coupons. */
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
