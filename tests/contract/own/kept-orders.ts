import type { Mismatch } from '../compare';
import { oncePer } from '../expected/once-per';
import { matchingTransactions } from '../expected/request/filters';
import { isWithin, readPeriod } from '../expected/request/periods';
import { readQuery, type Query } from '../expected/request/query';
import type { Shop } from '../expected/shop';
import { listAt, numberAt } from '../intended/reply-values';
import type { Responses } from '../intended/responses';
import { numberOfOrders, statField } from './numbers-of-rows';
import { allRawRows, type RawRow } from './raw-rows';
import { isTheirs } from './segment-numbers';

/** Parameters that choose no orders. */
const NO_FILTERS = new Set(
	'after before interval page per_page order orderby segmentby fields extended_info match'.split(
		' ',
	),
);

/** The ids of the orders and refunds that WooCommerce keeps; undefined where that is not known. */
type Kept = ReadonlySet<number> | undefined;

/** WooCommerce keeps an order as long as one of its coupons, or of its rates, is not an excluded one. */
export const keptWithExcluded = oncePer((responses: Responses): Kept => {
	const { shop, request, now } = responses;
	const { coupon_excludes, tax_rate_excludes, ...others } = request.query ?? {};
	const asked = readQuery({ coupon_excludes, tax_rate_excludes });
	const isAny = others['match'] === 'any';
	const hasOthers = Object.keys(others).some((name) => !NO_FILTERS.has(name));
	const period = readPeriod(readQuery(request.query), shop, now);
	const chosen = new Set(matchingTransactions(shop, readQuery(others), period).map(({ id }) => id));
	const rows = datedIn(responses).filter(({ isCounted }) => isCounted);
	const kept = rows.filter((row) => {
		const conditions = [
			stays(asked, 'coupon_excludes', couponIds(row, shop)),
			stays(asked, 'tax_rate_excludes', row.rates),
		].flatMap((condition) => condition ?? []);
		return isAny
			? (hasOthers && chosen.has(row.id)) || conditions.includes(true)
			: chosen.has(row.id) && !conditions.includes(false);
	});
	return new Set(kept.map(({ id }) => id));
});

function stays(asked: Query, name: string, own: readonly number[]): boolean | undefined {
	const excluded = asked.ids(name);
	if (excluded.length === 0) return undefined;
	return own.length === 0 || own.some((id) => !excluded.includes(id));
}

function couponIds({ codes }: RawRow, { documents }: Shop): number[] {
	return codes.map((code) => documents.coupons.find((one) => one.code === code)?.id ?? -1);
}

/** With `match=any` the status is one of the conditions: all counted orders, and others that meet another. */
export const keptByAny = oncePer((responses: Responses): Kept => {
	const { shop, request, now } = responses;
	const query = readQuery(request.query);
	const settings = { ...shop.settings, excludedStatuses: [] };
	const met = matchingTransactions({ ...shop, settings }, query, readPeriod(query, shop, now));
	const counted = datedIn(responses).filter(({ isCounted }) => isCounted);
	return new Set([...met, ...counted].map(({ id }) => id));
});

/** An order with any item that lacks the attribute may be kept, one without such an item never. */
export const mayLackAttribute = oncePer(({ theirs, shop, request }: Responses): boolean => {
	const [pair] = readQuery(request.query).pairs('attribute_is_not');
	const [attribute = 0, term = 0] = (pair ?? []).map(Number);
	const key = shop.documents.attributes.find(({ id }) => id === attribute)?.slug;
	const slug = shop.documents.terms.find(({ id }) => id === term)?.slug;
	const rows = new Map(allRawRows(shop).map((row) => [row.id, row]));
	return listAt(theirs, 'body').every((one) => {
		const row = rows.get(numberAt(one, 'order_id'));
		return row?.options.some((options) => options.get(String(key)) !== slug) === true;
	});
});

/** Whether the recorded response is the one over these orders, at this place. */
export function isOverKept(kept: Kept, mismatch: Mismatch, responses: Responses): boolean {
	const { where, expected } = mismatch;
	const { theirs, request } = responses;
	if (!kept) return false;
	const perPage = Number(request.query?.['per_page'] ?? 10);
	if (where === 'headers.x-wp-total') return Number(expected) === kept.size;
	if (where === 'headers.x-wp-totalpages')
		return Number(expected) === Math.ceil(kept.size / perPage);
	if (!request.path.endsWith('/stats')) {
		return listAt(theirs, 'body').every((row) => kept.has(numberAt(row, 'order_id')));
	}
	const found = statField(mismatch, responses, ({ dated }) => dated);
	const rows = found?.inSpan.filter(({ id }) => kept.has(id));
	const number = found && rows && numberOfOrders(found.field, rows, responses);
	return isTheirs(number, mismatch, responses);
}

function datedIn({ shop, request, now }: Responses): readonly RawRow[] {
	const period = readPeriod(readQuery(request.query), shop, now);
	return allRawRows(shop).filter(({ dated }) => isWithin(period, dated));
}
