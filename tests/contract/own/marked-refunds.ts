import type { Mismatch } from '../compare';
import { grouped } from '../expected/grouped';
import { oncePer } from '../expected/once-per';
import { readQuery } from '../expected/request/query';
import { listAt, numberAt, valueAt } from '../intended/reply-values';
import type { Responses } from '../intended/responses';
import { keptByThem } from './kept-orders';
import { dateAsked, numberOfOrders, statField } from './numbers-of-rows';
import { allRawRows, type RawRow } from './raw-rows';
import { isTheirs } from './segment-numbers';

/**
 * Whether the recorded numbers or rows are those of the orders of returning customers and of some of their refunds. An
 * import marks the refunds that it has already read when it finds an older order of the customer. An export does not
 * have its sequence, so these may be any refunds of a customer with several orders, the same for all numbers of a time.
 */
export function isWithMarkedRefunds(mismatch: Mismatch, responses: Responses): boolean {
	const { request, theirs } = responses;
	const orders = keptByThem(responses);
	const refunds = refundsOfReturning(responses);
	if (request.path.endsWith('/stats')) return areNumbersWithSome(mismatch, responses);
	const row = /^body\[\d+\]/.exec(mismatch.where)?.[0];
	const isSameRow =
		row !== undefined &&
		numberAt(responses.ours, `${row}.order_id`) === numberAt(theirs, `${row}.order_id`);
	const extra = numberAt(theirs, 'headers.x-wp-total') - orders.size;
	const shown = listAt(theirs, 'body').map((row) => numberAt(row, 'order_id'));
	const marked = shown.filter((id) => refunds.has(id));
	const size = readQuery(request.query).number('per_page', 10);
	return (
		!isSameRow &&
		extra > 0 &&
		extra <= refunds.size &&
		(orders.size + extra > size || marked.length === extra) &&
		numberAt(theirs, 'headers.x-wp-totalpages') === Math.ceil((orders.size + extra) / size) &&
		new Set(shown).size === shown.length &&
		shown.every((id) => orders.has(id) || refunds.has(id))
	);
}

/** Refunds that the other filters keep, of customers with several orders. */
const refundsOfReturning = oncePer((responses: Responses): ReadonlySet<number> => {
	const { request, shop } = responses;
	const query = { ...request.query, customer_type: undefined };
	const kept = keptByThem({ ...responses, request: { ...request, query } });
	const rows = allRawRows(shop);
	const orders = grouped(
		rows.filter(({ parent }) => parent === 0),
		({ buyer }) => buyer,
	);
	const found = rows.filter(
		({ id, parent, buyer }) => parent !== 0 && kept.has(id) && (orders.get(buyer) ?? []).length > 1,
	);
	return new Set(found.map(({ id }) => id));
});

/** Whether some refunds explain all numbers of the time that a place is about. */
function areNumbersWithSome(mismatch: Mismatch, responses: Responses): boolean {
	const found = statField(mismatch, responses, dateAsked(responses));
	const numbers = mismatch.where.replace(/\.\w+$/, '');
	const told = valueAt(responses.theirs, numbers);
	if (!found || typeof told !== 'object' || told === null) return false;
	const [kept, refunds] = [keptByThem(responses), refundsOfReturning(responses)];
	const orders = found.inSpan.filter(({ id }) => kept.has(id));
	const fits = (marked: readonly RawRow[]) =>
		Object.entries(told).every(([field, expected]) => {
			const number = numberOfOrders(field, [...orders, ...marked], responses);
			// The coupons of an interval are a difference of their own.
			return (
				number === undefined ||
				field === 'coupons_count' ||
				isTheirs(number, { where: `${numbers}.${field}`, expected }, responses)
			);
		});
	const sold = numberOfOrders('total_sales', orders, responses) ?? NaN;
	const missing = numberAt(told, 'total_sales') - sold;
	const candidates = found.inSpan.filter(({ id }) => refunds.has(id));
	return someOf(candidates, missing, fits);
}

/** Whether some of the refunds, at least one, have this amount and fit. */
function someOf(
	refunds: readonly RawRow[],
	amount: number,
	fits: (marked: readonly RawRow[]) => boolean,
	chosen: readonly RawRow[] = [],
): boolean {
	if (chosen.length > 0 && Math.abs(amount) < 0.005 && fits(chosen)) return true;
	return refunds.some(
		(refund, at) =>
			refund.total > amount - 0.005 &&
			someOf(refunds.slice(at + 1), amount - refund.total, fits, [...chosen, refund]),
	);
}
