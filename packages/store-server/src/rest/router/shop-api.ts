import type { StoreContext } from '../store-context';
import type { Database } from '../../database/database';
import { loadFeatures, type Features } from '../../schema/features';
import { withLinkMethods } from './reply/link-methods';
import { loadOwnStatuses, withOwnStatuses } from './own-statuses';
import { methodNames, type Call, type Route, type RouteReply } from './route';
import { checkArguments } from './request/validate';

/** The API of this shop's WooCommerce; it stays until another store replaces it. */
export interface ShopApi {
	readonly routes: readonly Route[];
	readonly features: Features;
	readonly statuses: readonly string[];
}

/** The route of a path, with the path's parameters. */
interface FoundRoute {
	readonly route: Route;
	readonly parameters: ReadonlyMap<string, string>;
	/** The methods of the address, over all routes. */
	readonly methods: readonly string[];
}

/** One request to a route, over HTTP or in process. */
interface RouteCall {
	readonly route: Route;
	readonly sent: ReadonlyMap<string, unknown>;
	readonly body?: unknown;
	readonly context: StoreContext;
	/** Without a slash at its end. */
	readonly siteUrl: string;
	/** With a slash at its end. */
	readonly apiRoot: string;
}

/** The response of a route, and all sent arguments, validated. */
interface RouteResponse extends RouteReply {
	readonly given: ReadonlyMap<string, unknown>;
}

/** Reads on demand which of these routes the shop's WooCommerce has, and its further response fields. */
export function openApi(
	{ database }: Pick<StoreContext, 'database'>,
	routes: readonly Route[],
): () => Promise<ShopApi> {
	return firstSuccess(database, async () => {
		const features = await loadFeatures(database);
		return {
			features,
			routes: routes.filter((candidate) => candidate.exists(features)),
			statuses: await loadOwnStatuses(database),
		};
	});
}

/** Caches the first successful result for all calls of the same store; lodash's `once` would also cache a failure. */
function firstSuccess<Result>(
	database: Database,
	work: () => Promise<Result>,
): () => Promise<Result> {
	let result: Promise<Result> | undefined;
	let replaced = 0;
	return () => {
		if (replaced !== (database.replaced ?? 0)) result = undefined;
		replaced = database.replaced ?? 0;
		result ??= work().catch((error: unknown) => {
			result = undefined;
			throw error;
		});
		return result;
	};
}

export function findRoute(
	routes: readonly Route[],
	path: string,
	method: string,
): FoundRoute | undefined {
	const here = routes.filter((candidate) => candidate.pattern.test(path));
	const route = here.find((candidate) => methodNames[candidate.method].includes(method));
	if (!route) {
		return undefined;
	}
	const methods = here
		.filter((candidate) => candidate.path === route.path)
		.flatMap((candidate) => methodNames[candidate.method]);
	const groups = route.pattern.exec(path)?.groups ?? {};
	return {
		route,
		parameters: new Map(Object.entries(groups)),
		methods: route.allow?.split(', ') ?? [...new Set(methods)],
	};
}

/** Runs a route. Throws a RestError for invalid arguments. */
export async function callRoute(
	{ routes, features, statuses }: ShopApi,
	{ route, sent, body, context, siteUrl, apiRoot }: RouteCall,
): Promise<RouteResponse> {
	const { values, given } = checkArguments(withOwnStatuses(route.args(features), statuses), sent);
	const call: Call = {
		args: values,
		sent: given,
		body,
		context,
		features,
		siteUrl,
		restUrl: (target) => apiRoot + target.replace(/^\//, ''),
	};
	const reply = await route.handle(call);
	const methodsAt = (target: string) => findRoute(routes, target, 'GET')?.methods;
	const data = features.linkMethods ? withLinkMethods(reply.data, apiRoot, methodsAt) : reply.data;
	return { ...reply, data, given };
}
