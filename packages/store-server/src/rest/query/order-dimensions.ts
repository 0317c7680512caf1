import {
	everyDimension,
	dimensionOf,
	type DimensionKey,
} from '@store-analytics/rest-api/dimensions';
import { valuesOfOrders } from '../../reports/dimensions/order-values';
import { openShop } from '../../reports/shop';
import { route, type Route } from '../router/route';
import { unknownName } from './read-query';

/**
 * `GET store-analytics/v1/orders/dimensions?orders=12,13&dimensions=device`: what orders and refunds say of themselves, with the
 * names of values. Without `dimensions`, all of orders. Rows come in the order of the ids; an id without numbers has none.
 * @example [{ "order_id": 12, "values": { "device": { "value": "Mobile", "label": "Mobile" } } }]
 */
export const orderDimensions: Route = route({
	path: '/store-analytics/v1/orders/dimensions',
	args: {
		orders: { type: 'array', items: { type: 'integer' }, maxItems: 500, required: true },
		dimensions: { type: 'array', items: { type: 'string' }, default: [] },
	},
	async handle({ args, context }) {
		const asked = args.dimensions.map(orderDimensionNamed);
		const dimensions = asked.length > 0 ? asked : ofOrders();
		const shop = await openShop(context);
		const found = await valuesOfOrders(context.database, shop, args.orders, dimensions);
		const data = args.orders.flatMap((id) => {
			const values = found.get(id);
			return values ? [{ order_id: id, values }] : [];
		});
		return { data };
	},
});

const ofOrders = () =>
	everyDimension()
		.filter(({ grain }) => grain === 'order')
		.map(({ key }) => key);

/** Throws a RestError (400) for a name that is no dimension of orders. */
export function orderDimensionNamed(name: string): DimensionKey {
	const found = dimensionOf(name);
	if (found?.grain === 'order') return found.key;
	throw unknownName('dimensions', 'dimension of orders', name, ofOrders());
}
