import { hasAttribute, knownPairs } from '../attributes';
import type { Line } from '../lines';
import { isWithin, type Period } from './periods';
import type { Query } from './query';
import { dateOf, type Shop } from '../shop';
import type { DateType } from '../settings';
import type { Transaction } from '../transactions';

/** A condition of a request; undefined if the request does not set it. */
type Condition<Row> = ((row: Row) => boolean) | undefined;

/** Returns the orders and refunds that a request to Orders or Revenue covers. */
export function matchingTransactions(
	shop: Shop,
	query: Query,
	period: Period,
	column: DateType = shop.settings.dateType,
): Transaction[] {
	const holding = holdings(shop);
	const holds = joined<Transaction>(query, [
		...statusConditions(query),
		...(['product', 'variation', 'coupon', 'tax_rate'] as const).flatMap((kind) => [
			some(query.ids(`${kind}_includes`), (ids) => (row: Transaction) => holding[kind](row, ids)),
			some(query.ids(`${kind}_excludes`), (ids) => (row: Transaction) => !holding[kind](row, ids)),
		]),
		some(query.ids('category_includes'), (ids) => (row) => holding.category(row, ids)),
		...knownPairs(shop, query, 'attribute_is').map(
			(pair) => (row: Transaction) => holding.attribute(row, pair),
		),
		...knownPairs(shop, query, 'attribute_is_not').map(
			(pair) => (row: Transaction) => !holding.attribute(row, pair),
		),
		some(
			query.ids('order_includes'),
			(ids) =>
				({ id }) =>
					ids.includes(id),
		),
		some(
			query.ids('order_excludes'),
			(ids) =>
				({ id }) =>
					!ids.includes(id),
		),
		customerCondition(shop, query),
		refundCondition(query),
	]);
	const statuses = namesStatuses(query) ? () => true : countedIn(shop);
	return shop.transactions.filter(
		(row) => isWithin(period, dateOf(row, column)) && statuses(row) && holds(row),
	);
}

/** Returns the sold and returned lines that a request to Products, Variations or Categories covers. */
export function matchingLines(shop: Shop, query: Query, period: Period, kind: string): Line[] {
	const inCategories = (ids: readonly number[]) => {
		const all = new Set(ids.flatMap((id) => [...shop.categoriesBelow(id)]));
		return ({ productId }: Line) => shop.categoriesOf(productId).some((id) => all.has(id));
	};
	const isTrashed = ({ productId }: Line) => shop.products.get(productId)?.status === 'trash';
	const products = [...query.ids('products'), ...query.ids('product_includes')];
	// Variations have another name for the filter, and Categories select by id instead.
	const categories = kind === 'products' ? query.ids('categories') : [];
	const holds = joined<Line>(query, [
		some(
			products,
			(ids) =>
				({ productId }) =>
					ids.includes(productId),
		),
		some([...categories, ...query.ids('category_includes')], (ids) => {
			const isIn = inCategories(ids);
			return (line) => isIn(line) && !isTrashed(line);
		}),
		some(
			query.ids('product_excludes'),
			(ids) =>
				({ productId }) =>
					!ids.includes(productId),
		),
		some(query.ids('category_excludes'), (ids) => {
			const isIn = inCategories(ids);
			return (line) => !isIn(line);
		}),
		...knownPairs(shop, query, 'attribute_is').map(
			(pair) => (line: Line) => hasAttribute(shop, line, pair),
		),
		...knownPairs(shop, query, 'attribute_is_not').map(
			(pair) => (line: Line) => !hasAttribute(shop, line, pair),
		),
	]);
	const variations = query.ids('variations');
	const named = statusConditions(query);
	const statuses = namesStatuses(query)
		? (row: Transaction) => named.every((isNamed) => isNamed?.(row) ?? true)
		: countedIn(shop);
	return shop.lines.filter(
		(line) =>
			isWithin(period, dateOf(line.transaction, 'date_created')) &&
			statuses(line.transaction) &&
			holds(line) &&
			(variations.length > 0
				? variations.includes(line.variationId)
				: kind !== 'variations' || line.variationId !== 0),
	);
}

/** Checks whether reports count an order's status. */
export function countedIn({ settings }: Shop): (row: Transaction) => boolean {
	return ({ status }) => !settings.excludedStatuses.includes(status);
}

function joined<Row>(query: Query, conditions: readonly Condition<Row>[]): (row: Row) => boolean {
	const asked = conditions.flatMap((condition) => condition ?? []);
	return query.text('match') === 'any' && asked.length > 0
		? (row) => asked.some((condition) => condition(row))
		: (row) => asked.every((condition) => condition(row));
}

function some<Row>(
	ids: readonly number[],
	condition: (ids: readonly number[]) => (row: Row) => boolean,
): Condition<Row> {
	// 0 is no valid id, so alone it does not filter.
	return ids.some((id) => id !== 0) ? condition(ids) : undefined;
}

function namesStatuses(query: Query): boolean {
	return query.list('status_is').length + query.list('status_is_not').length > 0;
}

function statusConditions(query: Query): Condition<Transaction>[] {
	const is = query.list('status_is');
	const isNot = query.list('status_is_not');
	return [
		is.length > 0 ? ({ status }) => is.includes(status) : undefined,
		isNot.length > 0 ? ({ status }) => !isNot.includes(status) : undefined,
	];
}

/** Only orders are new or returning; a refund is neither. */
function customerCondition(shop: Shop, query: Query): Condition<Transaction> {
	const type = query.text('customer_type') || query.text('customer');
	return type === 'new' || type === 'returning'
		? (row) => row.parentId === 0 && shop.isReturning(row) === (type === 'returning')
		: undefined;
}

function refundCondition(query: Query): Condition<Transaction> {
	switch (query.text('refunds')) {
		case 'all':
			return ({ parentId }) => parentId !== 0;
		case 'none':
			return ({ parentId }) => parentId === 0;
		case 'full':
			return ({ parentId, status }) => parentId !== 0 && status === 'refunded';
		case 'partial':
			return ({ parentId, status }) => parentId !== 0 && status !== 'refunded';
		default:
			return undefined;
	}
}

/** Reads the contents of orders and refunds from their own lines. */
function holdings(shop: Shop) {
	const linesOf = ({ id }: Transaction) => shop.linesOf(id);
	return {
		product: (row: Transaction, ids: readonly number[]) =>
			linesOf(row).some(({ productId }) => ids.includes(productId)),
		variation: (row: Transaction, ids: readonly number[]) =>
			linesOf(row).some(({ variationId }) => ids.includes(variationId)),
		coupon: (row: Transaction, ids: readonly number[]) =>
			shop.couponsOf(row.id).some(({ couponId }) => ids.includes(couponId)),
		tax_rate: (row: Transaction, ids: readonly number[]) =>
			shop.taxesOf(row.id).some(({ rateId }) => ids.includes(rateId)),
		category: (row: Transaction, ids: readonly number[]) =>
			linesOf(row).some(({ productId }) =>
				ids.some((id) =>
					shop.categoriesOf(productId).some((own) => shop.categoriesBelow(id).has(own)),
				),
			),
		attribute: (row: Transaction, pair: readonly [string, string]) =>
			linesOf(row).some((line) => hasAttribute(shop, heldBy(row, line), pair)),
	};
}

/** The chosen attributes are on an order's own lines; a refund by amount has none. */
function heldBy({ document }: Transaction, line: Line): Line {
	return document.line_items.includes(line.document)
		? line
		: { ...line, document: { ...line.document, meta_data: [] } };
}
