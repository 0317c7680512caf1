import { __ } from '@wordpress/i18n';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import {
	EngineError,
	BusyError,
	ClosedError,
	DamagedError,
	DatabaseError,
	DiskFullError,
	TooMuchError,
} from '../../database/failures';
import { FewValues } from '../../reports/breakdowns/few-values';
import type { StoreContext } from '../store-context';
import type { Features } from '../../schema/features';
import { nameRoute, routeName } from './route-name';
import type { ProgramKey } from '@store-analytics/rest-api';
import { requestAccess } from './access';
import { bodyEntries, readBody } from './request/body';
import { AccessRefused, RestError, invalidNonce, noRoute, tooManyTries } from './errors';
import { checkKey, keyOf, noteCall } from './key-access';
import { pickFields } from './reply/fields';
import { refusalOfFollowed } from './followed-shop';
import { isLarge, jsonText } from './reply/json-text';
import { linkHeader } from './reply/links';
import { parseQueryString } from './request/query-string';
import { ReportTurns } from './report-turns';
import { methodNames, type Route, type RouteReply } from './route';
import { callRoute, findRoute, openApi, type ShopApi } from './shop-api';

/** Settings, options, preferences and messages, which never wait behind reports. */
const quick =
	/\/(wc-admin\/(options|onboarding)|wp\/v2\/users|wc-analytics\/(settings|admin\/notes|data)|store-analytics\/(sync|damage|shops|favorites|v1\/(keys|calls|exports)))\b/;

interface Api {
	readonly prefix: string;
	readonly context: StoreContext;
	/** The routes of the shop's WooCommerce version, and its further response fields. */
	read(): Promise<ShopApi>;
	readonly turns: ReportTurns;
	readonly fewValues: FewValues;
}

/**
 * Serves everything below the prefix of `app` like WordPress's REST server: method override, access, validation,
 * `_fields`, paging headers, errors as `{ code, message, data }`.
 */
export function dispatchRoutes(
	app: FastifyInstance,
	context: StoreContext,
	routes: readonly Route[],
): void {
	app.removeAllContentTypeParsers();
	app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
	app.setErrorHandler((error, request, reply) => refuse(error, request, reply));
	const api: Api = {
		prefix: app.prefix,
		context,
		read: openApi(context, routes),
		turns: new ReportTurns(),
		fewValues: new FewValues(),
	};
	const handler = (request: FastifyRequest, reply: FastifyReply) => respond(request, reply, api);
	app.all('/', handler);
	app.all('/*', handler);
}

async function respond(request: FastifyRequest, reply: FastifyReply, api: Api): Promise<unknown> {
	const { prefix, context } = api;
	reply.header('access-control-expose-headers', 'X-WP-Total, X-WP-TotalPages, Link');
	reply.header('cache-control', 'no-cache, must-revalidate, max-age=0, no-store, private');
	const origin = `${request.protocol}://${request.host}`;
	// Each of several shops is a site of its own.
	const siteUrl = origin + prefix.replace(/\/wp-json$/, '');
	const apiRoot = `${origin}${prefix}/`;
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
	const shopApi = await api.read();
	const found = findRoute(shopApi.routes, path, requestMethod(request, query));
	if (!found) {
		throw noRoute();
	}
	nameRoute(request, found.route.path);
	const key = access === 'key' ? keyOf(request) : undefined;
	if (key) checkKey(key, { route: found.route, context }, reply);
	else if (access !== 'full' && !(access === 'shop' && found.route.isForShop)) {
		throw found.route.denied;
	}
	reply.header('allow', found.methods.join(', '));
	if (request.method === 'OPTIONS') {
		return reply.send(describe(found.route, shopApi.features));
	}
	const { changes } = found.route;
	const isOfShop = changes && changes !== 'own' && changes !== 'nothing';
	const refusal = isOfShop && (await refusalOfFollowed(context, changes));
	if (refusal) {
		throw refusal;
	}
	const body = readBody(request.body);
	const sent = new Map<string, unknown>([...query, ...bodyEntries(body), ...found.parameters]);
	const { route } = found;
	const isReading = changes === undefined || changes === 'nothing';
	const call = (within: StoreContext) =>
		callRoute(shopApi, { route, sent, body, siteUrl, apiRoot, context: within });
	const working = isReading ? readInTurn(call, request, reply, api) : call(context);
	const result = await (key ? noted(key, { route, body, context }, working) : working);
	const inQuery = new Map([...result.given].filter(([name]) => query.has(name)));
	const linked = result.linkedQuery?.(inQuery) ?? inQuery;
	setPaging(reply, result, linkHeader(linked, origin + address, apiRoot, result.totalPages));
	const data = pickFields(result.data, query.get('_fields'));
	return reply.code(result.status ?? 200).send(isLarge(data) ? await jsonText(data) : data);
}

/** Notes a call of a key, and how it ended. */
async function noted(
	key: ProgramKey,
	asked: Parameters<typeof noteCall>[1],
	working: Promise<RouteReply & { readonly given: ReadonlyMap<string, unknown> }>,
) {
	try {
		const result = await working;
		noteCall(key, asked, { status: result.status ?? 200, result });
		return result;
	} catch (error) {
		noteCall(key, asked, { status: error instanceof RestError ? error.status : 503 });
		throw error;
	}
}

/** Handles a request that only reads: its reads are aborted when the client leaves, and a report waits for its turn. */
function readInTurn<Result>(
	read: (context: StoreContext) => Promise<Result>,
	request: FastifyRequest,
	reply: FastifyReply,
	{ context, turns, fewValues }: Api,
): Promise<Result> {
	const left = new AbortController();
	reply.raw.once('close', () => {
		if (!reply.raw.writableFinished) left.abort(new DatabaseError('The client has left.'));
	});
	const { signal } = left;
	const { cookie, authorization } = request.headers;
	const sender = cookie ?? authorization ?? request.ip;
	const isReport = !quick.test(routeName(request));
	const { database } = context;
	const reader = database.readingFor?.(signal, { sender, isReport }) ?? database;
	const within = { ...context, database: reader, fewValues };
	return isReport ? turns.take({ sender, signal }, () => read(within)) : read(within);
}

/** Returns the path as text; malformed escapes match no route. */
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

/** Scripts behind proxies that only know GET and POST send the method in a header or `_method`. */
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

function describe(route: Route, features: Features): object {
	return {
		namespace: route.path.split('/').slice(1, 2).join('/'),
		methods: methodNames[route.method],
		endpoints: [{ methods: methodNames[route.method], args: route.args(features) }],
	};
}

function refuse(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
	const known = error instanceof RestError ? error : asRestError(error, request, reply);
	if (known instanceof AccessRefused) {
		reply.removeHeader('allow');
	}
	return reply.code(known.status).type('application/json; charset=UTF-8').send(known.body());
}

function asRestError(error: unknown, request: FastifyRequest, reply: FastifyReply): RestError {
	const status = typeof error === 'object' && error !== null && Reflect.get(error, 'statusCode');
	if (status === 413) {
		return new RestError('rest_too_large', 'The request is too large for this server.', 413);
	}
	if (typeof status === 'number' && status >= 400 && status < 500) {
		return new RestError(
			'rest_invalid_request',
			__('The request could not be read.', 'store-analytics'),
			status,
		);
	}
	if (error instanceof ClosedError) return new RestError('store_closed', error.message, 503);
	if (error instanceof BusyError) {
		reply.header('retry-after', String(error.retryAfter));
		return new RestError('store_busy', error.message, 503);
	}
	if (error instanceof EngineError) return new RestError('store_engine', error.message, 503);
	if (error instanceof TooMuchError) {
		const status = error.of === 'time' ? 504 : 503;
		return new RestError('store_too_much', error.message, status);
	}
	// Not the request, which ends as soon as its body has been read.
	if (reply.raw.destroyed) return new RestError('client_left', 'The client has left.', 499);
	request.log.error({ err: error, req: request }, 'failed');
	if (error instanceof DamagedError)
		return new RestError(`store_${error.kind}`, error.message, 500);
	if (error instanceof DatabaseError) {
		const status = error instanceof DiskFullError ? 507 : 503;
		return new RestError('store_database', error.message, status);
	}
	return new RestError(
		'internal_server_error',
		__('The request failed. See the server log for the reason.', 'store-analytics'),
		500,
	);
}
