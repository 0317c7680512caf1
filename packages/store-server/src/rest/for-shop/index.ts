import type { StoreContext } from '../store-context';
import { reportRoutes } from '../reports';
import { route, type Route } from '../router/route';
import { callRoute, findRoute, openApi } from '../router/shop-api';
import { differingDays, touchesDay } from './differing-days';
import { query } from './query';
import { fallThrough, fallThroughOnRefusal, readinessFor } from './readiness';
import { preconditionArguments } from './preconditions';

const forShop = { method: 'POST', changes: 'nothing', isForShop: true } as const;

/**
 * `POST store-analytics/shop/check`: whether the store may respond for the requesting shop, and which days it leaves to
 * it.
 */
const check: Route = route({
	path: '/store-analytics/shop/check',
	...forShop,
	args: preconditionArguments,
	async handle({ args, context }) {
		const { address, age, proof } = await readinessFor(args, context);
		const days = await differingDays(context.database, proof);
		return { data: { shop: address, age, differing_days: days } };
	},
});

/**
 * `POST store-analytics/shop/report`: WooCommerce's response to a GET of `route` with `query`, as `{ shop, age, total,
 * total_pages, data }`; 409 with `data.reason` if WooCommerce must respond itself. The request contains the
 * preconditions, so that nothing changes between check and response.
 */
const report: Route = route({
	path: '/store-analytics/shop/report',
	...forShop,
	args: {
		...preconditionArguments,
		route: { type: 'string', required: true },
		query: { type: 'object', required: true },
		/** The root of the shop's REST, with a slash at its end. */
		rest_root: { type: 'string', required: true },
		/** Where its wp-admin is, without `/wp-admin/`. */
		site: { type: 'string', required: true },
	},
	async handle({ args, context }) {
		const sent = new Map(Object.entries(args.query ?? {}));
		const api = await openApi(context, reportRoutes)();
		const found = findRoute(api.routes, args.route, 'GET');
		if (!found) throw fallThrough('other-report', 'The store has no such report.');
		const known = Object.keys(found.route.args(api.features));
		const unknown = [...sent.keys()].find((name) => !known.includes(name));
		if (unknown !== undefined)
			throw fallThrough('parameters', `The store does not know "${unknown}".`);
		const isByWeek = known.includes('interval') && (sent.get('interval') ?? 'week') === 'week';
		const ready = await readinessFor(args, context, isByWeek);
		const days = await differingDays(context.database, ready.proof);
		const reply = await callRoute(api, {
			route: found.route,
			sent,
			context: { ...context, besideWooCommerce: true },
			siteUrl: args.site,
			apiRoot: args.rest_root,
		}).catch(fallThroughOnRefusal);
		if (touchesDay(args.route, reply.given, days, { shop: ready.shop, now: context.now() })) {
			throw fallThrough('differing-day', 'A day of the report differs from the shop’s own.');
		}
		return {
			data: {
				shop: ready.address,
				age: ready.age,
				total: reply.total ?? null,
				total_pages: reply.totalPages ?? null,
				data: reply.data,
			},
		};
	},
});

/** `POST store-analytics/shop/changed`: something has changed in the shop; a sync starts within seconds. */
const changed: Route = route({
	path: '/store-analytics/shop/changed',
	...forShop,
	handle: ({ context }: { readonly context: StoreContext }) => {
		context.sync?.notify();
		return { data: null, status: 202 };
	},
});

/** Routes for the shop's own WordPress, with a token for these only. */
export const shopRoutes: readonly Route[] = [check, report, query, changed];
