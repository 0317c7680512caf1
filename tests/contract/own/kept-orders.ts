import type { Mismatch } from '../compare';
import { knownPairs } from '../expected/attributes';
import { oncePer } from '../expected/once-per';
import { isWithin, readPeriod } from '../expected/request/periods';
import { readQuery, type Query } from '../expected/request/query';
import type { Shop } from '../expected/shop';
import { listAt, numberAt } from '../intended/reply-values';
import type { Responses } from '../intended/responses';
import { dateAsked, numberOfOrders, statField } from './numbers-of-rows';
import { allRawRows, type RawLine, type RawRow } from './raw-rows';
import { isReturningThere } from './returning-orders';
import { isTheirs } from './segment-numbers';
import { isInCategories } from './trashed-products';

/** An order beside one of its coupons, one of its rates and one of its items, as the table's query joins them. */
interface Joined {
	readonly row: RawRow;
	readonly coupon: number | undefined;
	readonly rate: number | undefined;
	readonly line: RawLine | undefined;
}

type Condition<Row> = (row: Row) => boolean;

/**
 * The ids of the orders and refunds that WooCommerce keeps, as its database's log shows: the table of Orders looks at
 * one coupon, rate and item at a time; the statistics look at whole orders, but the status is joined to the last
 * condition only.
 */
export const keptByThem = oncePer((responses: Responses): ReadonlySet<number> => {
	const { shop, request, now } = responses;
	const query = readQuery(request.query);
	const period = readPeriod(query, shop, now);
	const isStats = request.path.endsWith('/stats');
	const dateOf = dateAsked(responses);
	// Revenue heeds no filter: a category of its request names segments alone.
	const filters = request.path.endsWith('/revenue/stats') ? readQuery() : query;
	const keeps = isStats ? keptInStats(responses, filters) : keptInTable(responses, query);
	const rows = allRawRows(shop).filter((row) => isWithin(period, dateOf(row)) && keeps(row));
	return new Set(rows.map(({ id }) => id));
});

function keptInStats(responses: Responses, query: Query): Condition<RawRow> {
	const { shop } = responses;
	const conditions: Condition<RawRow>[] = [
		...named(query, 'categories').map(
			(ids) => (row: RawRow) => row.lines.some(({ product }) => isInCategories(shop, product, ids)),
		),
		...excludedOrNot(query, 'product', ({ lines }) => lines.map(({ product }) => product)),
		...excludedOrNot(query, 'variation', ({ lines }) => lines.map(({ variation }) => variation)),
		...excludedOrNot(query, 'coupon', (row) => couponIds(row, shop)),
		...excludedOrNot(query, 'tax_rate', ({ rates }) => rates),
		...withAttribute(shop, query),
		...ofCustomers(responses, query),
		...ofRefunds(query),
		...ofStatuses(query),
	];
	const rest = conditions.slice(0, -1);
	const last = conditions.at(-1) ?? (() => true);
	const namesStatuses = ofStatuses(query).length > 0;
	const isOne: Condition<RawRow> = (row) => last(row) && (namesStatuses || row.isCounted);
	const isAny = query.text('match') === 'any';
	return (row) =>
		isJoined(query, row) &&
		(isAny
			? isOne(row) || rest.some((holds) => holds(row))
			: isOne(row) && rest.every((holds) => holds(row)));
}

/** Refunds that are full or partial are found beside their orders, so that orders are not, whatever else is asked. */
function isJoined(query: Query, { parent }: RawRow): boolean {
	return !['full', 'partial'].includes(query.text('refunds')) || parent !== 0;
}

function excludedOrNot(
	query: Query,
	kind: string,
	idsOf: (row: RawRow) => readonly number[],
): Condition<RawRow>[] {
	return [
		...named(query, `${kind}_includes`).map(
			(ids) => (row: RawRow) => idsOf(row).some((id) => ids.includes(id)),
		),
		...named(query, `${kind}_excludes`).map(
			(ids) => (row: RawRow) => !idsOf(row).some((id) => ids.includes(id)),
		),
	];
}

/** A list of ids as one condition; none without ids, and 0 is no id. */
function named(query: Query, name: string): (readonly number[])[] {
	const ids = query.ids(name);
	return ids.some((id) => id !== 0) ? [ids] : [];
}

function couponIds({ codes }: RawRow, { documents }: Shop): number[] {
	return codes.map((code) => documents.coupons.find((one) => one.code === code)?.id ?? -1);
}

function withAttribute(shop: Shop, query: Query): Condition<RawRow>[] {
	const holds = attributeOf(shop, query);
	return holds ? [(row) => row.hasItems && row.lines.some(holds)] : [];
}

/** One item must have what is asked for, or another value of the same attribute. */
function attributeOf(shop: Shop, query: Query): Condition<RawLine> | undefined {
	const { attributes, terms } = shop.documents;
	const conditions = (['attribute_is', 'attribute_is_not'] as const).flatMap((name) =>
		knownPairs(shop, query, name).map(([attribute, value]): Condition<RawLine> => {
			const isWanted = name === 'attribute_is';
			const key = attributes.find(({ id }) => id === Number(attribute))?.slug ?? attribute;
			const term = terms.find(({ id }) => id === Number(value));
			return ({ options, product, isVariation }) => {
				const chosen = options.get(key);
				const isChosen = chosen === (term?.slug ?? value);
				const isCarried = shop.products
					.get(product)
					?.attributes.some((one) => one.id === Number(attribute) && carries(one, term?.name));
				return (
					(chosen !== undefined && isChosen === isWanted) ||
					(!isVariation && (isCarried ?? false) === isWanted)
				);
			};
		}),
	);
	if (conditions.length === 0) return undefined;
	return query.text('match') === 'any'
		? (line) => conditions.some((holds) => holds(line))
		: (line) => conditions.every((holds) => holds(line));
}

function carries(
	{
		variation,
		options = [],
	}: { readonly variation?: boolean; readonly options?: readonly string[] },
	term: string | undefined,
): boolean {
	return variation !== true && term !== undefined && options.includes(term);
}

function ofCustomers(responses: Responses, query: Query): Condition<RawRow>[] {
	const type = query.text('customer_type');
	if (type !== 'new' && type !== 'returning') return [];
	const isReturning = isReturningThere(responses);
	return [(row) => row.parent === 0 && isReturning(row) === (type === 'returning')];
}

function ofRefunds(query: Query): Condition<RawRow>[] {
	switch (query.text('refunds')) {
		case 'all':
			return [({ parent }) => parent !== 0];
		case 'none':
			return [({ parent }) => parent === 0];
		case 'full':
			return [({ status }) => status === 'refunded'];
		case 'partial':
			return [({ status }) => status !== 'refunded'];
		default:
			return [];
	}
}

function ofStatuses(query: Query): Condition<RawRow>[] {
	const [is, isNot] = [query.list('status_is'), query.list('status_is_not')];
	return [
		...(is.length > 0 ? [({ status }: RawRow) => is.includes(status)] : []),
		...(isNot.length > 0 ? [({ status }: RawRow) => !isNot.includes(status)] : []),
	];
}

function keptInTable(responses: Responses, query: Query): Condition<RawRow> {
	const { shop } = responses;
	const asksForAttribute = attributeOf(shop, query) !== undefined;
	const namesStatuses = ofStatuses(query).length > 0;
	const holds = inTable(responses, query);
	return (row) => {
		if (!isJoined(query, row) || !(namesStatuses || row.isCounted)) return false;
		const lines = row.hasItems ? row.lines : [];
		return orNone(couponIds(row, shop)).some((coupon) =>
			orNone(row.rates).some((rate) =>
				(asksForAttribute ? lines : [undefined]).some((line) => holds({ row, coupon, rate, line })),
			),
		);
	};
}

/** As a left join does. */
function orNone<Value>(values: readonly Value[]): readonly (Value | undefined)[] {
	return values.length > 0 ? values : [undefined];
}

/**
 * The conditions of the table. That an order has no rate is joined by "or" without brackets to all before it, and by
 * "and" to what follows.
 */
function inTable(responses: Responses, query: Query): Condition<Joined> {
	const { shop } = responses;
	const ofRow = (conditions: readonly Condition<RawRow>[]) =>
		conditions.map(
			(holds): Condition<Joined> =>
				({ row }) =>
					holds(row),
		);
	const statuses = ofStatuses(query);
	const first: Condition<Joined>[] = [
		// Both lists of statuses are one condition.
		...(statuses.length > 0 ? ofRow([(row) => statuses.every((holds) => holds(row))]) : []),
		...ofRow([
			...ofCustomers(responses, query),
			...named(query, 'order_includes').map(
				(ids) =>
					({ id }: RawRow) =>
						ids.includes(id),
			),
			...named(query, 'order_excludes').map(
				(ids) =>
					({ id }: RawRow) =>
						!ids.includes(id),
			),
			...ofRefunds(query),
		]),
		...named(query, 'coupon_includes').map(
			(ids): Condition<Joined> =>
				({ coupon }) =>
					coupon !== undefined && ids.includes(coupon),
		),
		...named(query, 'coupon_excludes').map(
			(ids): Condition<Joined> =>
				({ coupon }) =>
					coupon === undefined || !ids.includes(coupon),
		),
		...ofRow([...itemsOf(query, 'product'), ...itemsOf(query, 'variation')]),
		...named(query, 'tax_rate_includes').map(
			(ids): Condition<Joined> =>
				({ rate }) =>
					rate !== undefined && ids.includes(rate),
		),
	];
	const [excluded] = named(query, 'tax_rate_excludes');
	const attribute = attributeOf(shop, query);
	const after: Condition<Joined>[] = attribute
		? [({ line }) => line !== undefined && attribute(line)]
		: [];
	const isOther: Condition<Joined> = ({ rate }) =>
		rate !== undefined && excluded?.includes(rate) !== true;
	const hasNone: Condition<Joined> = ({ rate }) => rate === undefined;
	const parts = excluded
		? [
				[...first, isOther],
				[hasNone, ...after],
			]
		: [[...first, ...after]];
	const asked = parts.flat();
	return query.text('match') === 'any' && asked.length > 0
		? (joined) => asked.some((holds) => holds(joined))
		: (joined) => parts.some((part) => part.every((holds) => holds(joined)));
}

/** Includes and excludes look at the same items: those that both lists name, if there are two. */
function itemsOf(query: Query, kind: 'product' | 'variation'): Condition<RawRow>[] {
	const [included] = named(query, `${kind}_includes`);
	const [excluded] = named(query, `${kind}_excludes`);
	const isFound: Condition<RawRow> = ({ lines }) =>
		lines.some(
			(line) =>
				included?.includes(line[kind]) !== false && excluded?.includes(line[kind]) !== false,
		);
	return [...(included ? [isFound] : []), ...(excluded ? [(row: RawRow) => !isFound(row)] : [])];
}

/** Whether the recorded response is the one over the orders that they keep, at this place. */
export function isOverKept(mismatch: Mismatch, responses: Responses): boolean {
	const { where, expected } = mismatch;
	const { theirs, request } = responses;
	const kept = keptByThem(responses);
	const perPage = Number(request.query?.['per_page'] ?? 10);
	if (where === 'headers.x-wp-total') return Number(expected) === kept.size;
	if (where === 'headers.x-wp-totalpages')
		return Number(expected) === Math.ceil(kept.size / perPage);
	if (!request.path.endsWith('/stats')) {
		const shown = new Set(listAt(theirs, 'body').map((row) => numberAt(row, 'order_id')));
		const isPage = kept.size > perPage || shown.size === kept.size || isAmongRefunds(request.query);
		return isPage && [...shown].every((id) => kept.has(id));
	}
	const found = statField(mismatch, responses, dateAsked(responses));
	const rows = found?.inSpan.filter(({ id }) => kept.has(id));
	const number = found && rows && numberOfOrders(found.field, rows, responses);
	return isTheirs(number, mismatch, responses);
}

/** Before 10.9 the table of full and of partial refunds is empty, though they are counted. */
function isAmongRefunds({ refunds }: Readonly<Record<string, unknown>> = {}): boolean {
	return refunds === 'full' || refunds === 'partial';
}
