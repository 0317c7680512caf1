import { queryRoutes } from '../query';
import { route, type Route } from '../router/route';
import { callRoute, findRoute, openApi } from '../router/shop-api';
import { differingDays, touchesDay } from './differing-days';
import { preconditionArguments } from './preconditions';
import { fallThrough, fallThroughOnRefusal, readinessFor } from './readiness';

/** What the shop may leave to the store, by the name that it sends. */
const QUERIES = ['query', 'changes'] as const;

/**
 * `POST store-analytics/shop/query`: the response to a POST of `body` to `store-analytics/v1/<of>`, as `{ shop, age, data }`;
 * 409 with `data.reason` if the shop's plugin must respond itself. Both days of the range and those of the comparison must
 * agree with the shop's own reports.
 */
export const query: Route = route({
	path: '/store-analytics/shop/query',
	method: 'POST',
	changes: 'nothing',
	isForShop: true,
	args: {
		...preconditionArguments,
		of: { type: 'string', enum: QUERIES, required: true },
		body: { type: 'object', required: true },
	},
	async handle({ args, context }) {
		const body: Readonly<Record<string, unknown>> = { ...Object(args.body) };
		const api = await openApi(context, queryRoutes)();
		const found = findRoute(api.routes, `/store-analytics/v1/${args.of}`, 'POST');
		if (!found) throw fallThrough('other-report', 'The store answers no queries.');
		const ready = await readinessFor(args, context, body['interval'] === 'week');
		const reply = await callRoute(api, {
			route: found.route,
			sent: new Map(Object.entries(body)),
			body,
			context,
			siteUrl: '',
			apiRoot: '/',
		}).catch(fallThroughOnRefusal);
		const days = await differingDays(context.database, ready.proof);
		const ranges = [body['range'], body['compare']].filter((range) => range !== undefined);
		const at = { shop: ready.shop, now: context.now() };
		if (ranges.some((range) => touchesDay('', new Map(Object.entries(Object(range))), days, at))) {
			throw fallThrough('differing-day', 'A day of the query differs from the shop’s own.');
		}
		return { data: { shop: ready.address, age: ready.age, data: reply.data } };
	},
});
