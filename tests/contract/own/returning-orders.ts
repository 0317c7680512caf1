import { oncePer } from '../expected/once-per';
import type { Shop } from '../expected/shop';
import { valueAt } from '../intended/reply-values';
import type { Responses } from '../intended/responses';
import { recordedRows } from '../intended/values';
import { allRawRows, type RawRow } from './raw-rows';

/** Orders that were refunded in the second of their sale. An import can take the refund for the customer's first order. */
export const refundedAtOnce = oncePer((shop: Shop): ReadonlySet<number> => {
	const created = new Map(allRawRows(shop).map(({ id, created: at }) => [id, at]));
	const refunds = allRawRows(shop).filter(
		({ parent, created: at }) => parent !== 0 && created.get(parent) === at,
	);
	return new Set(refunds.map(({ parent }) => parent));
});

/** Whether WooCommerce has the order as one of a returning customer. */
export function isReturningThere({ shop, request, recordings }: Responses) {
	const orders = new Map(shop.transactions.map((one) => [one.id, one]));
	const path = request.path.replace(/\/stats$/, '');
	const isMarked = (id: number) =>
		refundedAtOnce(shop).has(id) &&
		recordedRows({ request: { ...request, path }, recordings }, id).some(
			(row) => valueAt(row, 'customer_type') === 'returning',
		);
	return ({ id }: RawRow): boolean => {
		const order = orders.get(id);
		return order !== undefined && (shop.isReturning(order) || isMarked(id));
	};
}
