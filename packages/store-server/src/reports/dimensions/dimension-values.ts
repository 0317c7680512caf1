import { dimensionOf, type DimensionKey } from '@store-analytics/rest-api/dimensions';
import {
	dayOfWeek,
	foldedCase,
	foldedEnd,
	inDuckdb,
	lookup,
	singleBlanks,
} from '../../database/dialect';
import { raw, sql, type Sql } from '../../database/sql';
import { idText, partValues } from '../../day-sums/part-values';
import { orderDimensions } from '../../schema/order-dimensions';
import type { Spelled } from './dimension';

/** How spellings of a value become one. */
interface Folded {
	/** What the spellings have in common. */
	readonly key: Sql;
	/** The spelling, with single blanks. */
	readonly text: Sql;
	/** The columns that the value is made of: few different ones in many rows. */
	readonly columns: readonly string[];
}

/** How rows of its grain say the value of a dimension. */
export interface ValueExpression {
	/** The value as text; empty if it is unknown. Over rows of wc_order_stats, lines with their product, coupons, or taxes. */
	readonly value: string | Sql;
	/** Values that differ in case and blanks only are one. */
	readonly folded?: Folded;
	/** The columns that a value is made of, unless it is one: rows are summed by these before the value is written. */
	readonly columns?: readonly string[];
	/** A number that it writes, if no column has it. */
	readonly number?: Sql;
}

/** A state, city or postcode belongs to its country: `US:CA`, `DE:Berlin`. */
function inCountry(
	address: 'billing' | 'shipping',
	part: string,
	of: (column: string) => Sql = raw,
): Sql {
	const column = `${address}_${part}`;
	return sql`CASE WHEN ${raw(column)} = '' THEN '' ELSE concat(${of(`${address}_country`)}, ':', ${of(column)}) END`;
}

/** Columns are folded, and rid of blanks, before they are put together: they have few values, which a database folds once. */
const foldedInCountry = (address: 'billing' | 'shipping', part: string): ValueExpression => ({
	value: inCountry(address, part),
	folded: {
		key: inCountry(address, part, (column) => foldedEnd(raw(column))),
		text: inCountry(address, part, (column) => singleBlanks(raw(column))),
		columns: [`${address}_country`, `${address}_${part}`],
	},
});

const stateOf = (address: 'billing' | 'shipping'): ValueExpression => ({
	value: inCountry(address, 'state'),
	columns: [`${address}_country`, `${address}_state`],
});

const folded = (name: string, value = name): ValueExpression => ({
	value,
	folded: { key: foldedCase(raw(value)), text: singleBlanks(raw(value)), columns: [name] },
});

/** A value that follows from one column. */
const following = (column: string, value: string | Sql): ValueExpression => ({
	value,
	columns: [column],
});

const numberText = (number: Sql) => sql`COALESCE(CAST(${number} AS VARCHAR), '')`;
const number = (column: string) => following(column, numberText(raw(column)));
const counted = (of: Sql): ValueExpression => ({
	value: numberText(of),
	number: of,
});
const id = (column: string): ValueExpression => ({ value: idText(column) });
/** The column itself. */
const column = (name: string) => following(name, name);
/** What orders hold says the value. */
const ofParts = (value: string | Sql): ValueExpression => ({ value });

/** The zone of each shipping method. */
const zones = raw(
	'SELECT instance_id AS lookup_key, CAST(zone_id AS VARCHAR) AS lookup_value FROM shipping_zone_methods',
);

/** The expression of each dimension. */
export const dimensionValues: Readonly<Record<DimensionKey, ValueExpression>> = {
	billing_country: column('billing_country'),
	billing_state: stateOf('billing'),
	billing_city: foldedInCountry('billing', 'city'),
	billing_postcode: foldedInCountry('billing', 'postcode'),
	shipping_country: column('shipping_country'),
	shipping_state: stateOf('shipping'),
	shipping_city: foldedInCountry('shipping', 'city'),
	shipping_postcode: foldedInCountry('shipping', 'postcode'),
	payment_method: column('payment_method'),
	shipping_method: column('shipping_method'),
	source_type: column('source_type'),
	source: folded('source'),
	campaign: folded('campaign'),
	medium: folded('medium'),
	term: folded('term'),
	content: folded('content'),
	device: column('device'),
	referrer: column('referrer'),
	landing_page: column('landing_page'),
	created_via: column('created_via'),
	currency: column('currency'),
	status: following(
		'status',
		"CASE WHEN status LIKE 'wc-%' THEN substring(status, 4) ELSE status END",
	),
	customer_type: following(
		'returning_customer',
		"CASE returning_customer WHEN 0 THEN 'new' WHEN 1 THEN 'returning' ELSE '' END",
	),
	order_number: number('order_number'),
	user_role: following('user_role', "COALESCE(user_role, '')"),
	shipping_zone: following('shipping_instance', lookup(zones, "COALESCE(shipping_instance, '')")),
	coupon_used: following('has_coupon', "CASE WHEN has_coupon THEN 'with' ELSE 'without' END"),
	weekday: counted(dayOfWeek('dated')),
	hour: counted(raw('extract(hour FROM dated)')),
	refund_reason: folded('refund_reason', "COALESCE(refund_reason, '')"),
	refunded_by: id('refunded_by'),
	days_to_refund: number('days_to_refund'),
	product: id('product_id'),
	variation: id('variation_id'),
	product_type: ofParts(partValues.product_type),
	category: ofParts(partValues.category),
	tag: ofParts(partValues.tag),
	brand: ofParts(partValues.brand),
	attribute: ofParts(partValues.attribute),
	tax_class: ofParts(partValues.tax_class),
	tax_rate: ofParts(partValues.tax_rate),
	coupon: id('coupon_id'),
};

/** What the document of an order, or of a refund's order, has under a key of its meta data. ClickHouse has no documents. */
function metaValue(key: string): Sql {
	const name = `'${key.replaceAll("'", "''")}'`;
	return inDuckdb(
		`COALESCE((SELECT trim(list_filter(COALESCE(json_extract(documents.body, '$.meta_data[*]'), []),
			meta -> (meta ->> 'key') = ${name})[1] ->> 'value')
			FROM orders documents WHERE documents.id = CASE parent_id WHEN 0 THEN order_id ELSE parent_id END), '')`,
		"''",
	);
}

function expressionOf(dimension: DimensionKey): ValueExpression {
	const own = dimensionOf(dimension)?.meta;
	return own === undefined ? dimensionValues[dimension] : { value: metaValue(own) };
}

/** The columns of a dimension whose values have several spellings; undefined if each value has one. */
export function spelledColumns(dimension: DimensionKey): readonly string[] | undefined {
	return expressionOf(dimension).folded?.columns;
}

/** How spellings of these rows become values of a dimension; undefined if only the rows say a value. */
export function spelledOf(dimension: DimensionKey, rows: Sql): Spelled | undefined {
	const { value, columns, number: counts, folded: hasSpellings } = expressionOf(dimension);
	if (counts) return { rows, spellings: counts, segment: numberText(counts), isColumn: false };
	const said = hasSpellings?.columns ?? columns;
	if (!said) return undefined;
	const spellings = raw(said.join(', '));
	const text = hasSpellings && { text: valueOf(dimension) };
	return {
		rows,
		spellings,
		segment: keyOf(dimension),
		...text,
		isColumn: value === said[0] && !text,
	};
}

/** The key that values of a dimension are grouped by: the value, or what is the same in all its spellings. */
export function keyOf(dimension: DimensionKey): Sql {
	return expressionOf(dimension).folded?.key ?? valueOf(dimension);
}

/** Whether rows say a value. The text of one column is trimmed, and tells without being folded. */
export function saysValue(dimension: DimensionKey): Sql {
	const [column, ...others] = expressionOf(dimension).folded?.columns ?? [];
	const trimmed = orderDimensions.find((own) => own === column);
	return sql`${trimmed && others.length === 0 ? raw(trimmed) : keyOf(dimension)} <> ''`;
}

/** The key of a value that is given. */
export function keyOfValue(dimension: DimensionKey, value: Sql): Sql {
	return expressionOf(dimension).folded ? foldedCase(value) : value;
}

/** The value as the shop spells it; where spellings differ in blanks only, with single ones. */
export function valueOf(dimension: DimensionKey): Sql {
	const { value, folded: hasSpellings } = expressionOf(dimension);
	return hasSpellings?.text ?? (typeof value === 'string' ? raw(value) : value);
}
