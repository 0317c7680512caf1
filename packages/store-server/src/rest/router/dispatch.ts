import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import type { StoreContext } from '../../context';
import { DatabaseError } from '../../database/failures';
import { loadFeatures, type Features } from '../../schema/features';
import { requestAccess } from './access';
import { bodyEntries, readBody } from './body';
import { AccessRefused, RestError, invalidNonce, noRoute, tooManyTries } from './errors';
import { pickFields } from './fields';
import { refusalOfFollowed } from './followed-shop';
import { linkHeader } from './links';
import { withLinkMethods } from './link-methods';
import { loadOwnStatuses, withOwnStatuses } from './own-statuses';
import { parseQueryString } from './query-string';
import { methodNames } from './route';
import type { Call, Route, RouteReply } from './route';
import { checkArguments } from './validate';

/** What the API of this shop has; it stays while the store is open. */
interface ShopApi {
	readonly routes: readonly Route[];
	readonly features: Features;
	readonly statuses: readonly string[];
}

interface Api {
	readonly prefix: string;
	readonly context: StoreContext;
	/** Those that the shop's WooCommerce has, and what else its answers have. */
	read(): Promise<ShopApi>;
}

interface Found {
	readonly route: Route;
	readonly parameters: ReadonlyMap<string, string>;
	/** What the address takes, by any route. */
	readonly methods: readonly string[];
}

/**
 * Answers everything below the prefix that `app` is mounted at, the way WordPress's REST server does:
 * method override, access, validation, `_fields`, paging headers, errors as `{ code, message, data }`.
 */
export function dispatchRoutes(
	app: FastifyInstance,
	context: StoreContext,
	routes: readonly Route[],
): void {
	app.removeAllContentTypeParsers();
	app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
	app.setErrorHandler((error, request, reply) => refuse(error, request, reply));
	const read = once(async () => {
		const features = await loadFeatures(context.database);
		return {
			features,
			routes: routes.filter((candidate) => candidate.exists(features)),
			statuses: await loadOwnStatuses(context.database),
		};
	});
	const api: Api = { prefix: app.prefix, context, read };
	const handler = (request: FastifyRequest, reply: FastifyReply) => respond(request, reply, api);
	app.all('/', handler);
	app.all('/*', handler);
}

/** The result of the first call that succeeds, for all calls. */
function once<Result>(work: () => Promise<Result>): () => Promise<Result> {
	let result: Promise<Result> | undefined;
	return () => {
		result ??= work().catch((error: unknown) => {
			result = undefined;
			throw error;
		});
		return result;
	};
}

async function respond(request: FastifyRequest, reply: FastifyReply, api: Api): Promise<unknown> {
	const { prefix, context } = api;
	reply.header('access-control-expose-headers', 'X-WP-Total, X-WP-TotalPages, Link');
	reply.header('cache-control', 'no-cache, must-revalidate, max-age=0, no-store, private');
	const siteUrl = `${request.protocol}://${request.host}`;
	const apiRoot = `${siteUrl}${prefix}/`;
	reply.header('link', `<${apiRoot}>; rel="https://api.w.org/"`);
	const access = requestAccess(request);
	if (access === 'invalid-nonce') {
		throw invalidNonce();
	}
	if (access === 'too-many-tries') {
		reply.header('retry-after', '1');
		throw tooManyTries();
	}
	const [address = '', search = ''] = request.raw.url?.split('?', 2) ?? [];
	const path = readPath(address).slice(prefix.length).replace(/\/$/, '');
	const query = parseQueryString(search);
	const { routes, features, statuses } = await api.read();
	const found = find(routes, path, requestMethod(request, query));
	if (!found) {
		throw noRoute();
	}
	if (access !== 'full') {
		throw found.route.denied;
	}
	reply.header('allow', found.methods.join(', '));
	if (request.method === 'OPTIONS') {
		return reply.send(describe(found.route, features));
	}
	const { changes } = found.route;
	const refusal = changes && changes !== 'own' && (await refusalOfFollowed(context, changes));
	if (refusal) {
		throw refusal;
	}
	const body = readBody(request.body);
	const sent = new Map<string, unknown>([...query, ...bodyEntries(body), ...found.parameters]);
	const { values, given } = checkArguments(
		withOwnStatuses(found.route.args(features), statuses),
		sent,
	);
	const call: Call = {
		args: values,
		sent: given,
		body,
		context,
		features,
		siteUrl,
		restUrl: (target) => `${siteUrl}${prefix}${target}`,
	};
	const result = await found.route.handle(call);
	const inQuery = new Map([...given].filter(([name]) => query.has(name)));
	const linked = result.linkedQuery?.(inQuery) ?? inQuery;
	setPaging(reply, result, linkHeader(linked, siteUrl + address, apiRoot, result.totalPages));
	const data = features.linkMethods
		? withLinkMethods(result.data, apiRoot, (target) => find(routes, target, 'GET')?.methods)
		: result.data;
	return reply.code(result.status ?? 200).send(pickFields(data, query.get('_fields')));
}

/** The path as text; one with broken escapes is none that we have. */
function readPath(address: string): string {
	try {
		return decodeURI(address);
	} catch {
		throw noRoute();
	}
}

function setPaging(reply: FastifyReply, result: RouteReply, link: string): void {
	reply.type('application/json; charset=UTF-8');
	reply.header('link', link);
	if (result.total !== undefined) {
		reply.header('x-wp-total', String(result.total));
	}
	if (result.totalPages !== undefined) {
		reply.header('x-wp-totalpages', String(result.totalPages));
	}
}

/** Scripts behind proxies that know only GET and POST say what they mean in a header or `_method`. */
function requestMethod(request: FastifyRequest, query: ReadonlyMap<string, unknown>): string {
	if (request.method === 'HEAD' || request.method === 'OPTIONS') {
		return 'GET';
	}
	const header = request.headers['x-http-method-override'];
	const meant = query.get('_method') ?? header;
	return request.method === 'POST' && typeof meant === 'string'
		? meant.toUpperCase()
		: request.method;
}

function find(routes: readonly Route[], path: string, method: string): Found | undefined {
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

function describe(route: Route, features: Features): object {
	return {
		namespace: route.path.split('/').slice(1, 2).join('/'),
		methods: methodNames[route.method],
		endpoints: [{ methods: methodNames[route.method], args: route.args(features) }],
	};
}

function refuse(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
	const known = error instanceof RestError ? error : asRestError(error, request);
	if (known instanceof AccessRefused) {
		reply.removeHeader('allow');
	}
	return reply.code(known.status).type('application/json; charset=UTF-8').send(known.body());
}

function asRestError(error: unknown, request: FastifyRequest): RestError {
	const status = typeof error === 'object' && error !== null && Reflect.get(error, 'statusCode');
	if (typeof status === 'number' && status >= 400 && status < 500) {
		return new RestError('rest_invalid_request', 'The request could not be read.', status);
	}
	request.log.error(error);
	if (error instanceof DatabaseError) return new RestError('store_database', error.message, 507);
	return new RestError(
		'internal_server_error',
		'The store could not answer this request. The server log says why.',
		500,
	);
}
