import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import type { StoreContext } from '../../context';
import { requestAccess } from './access';
import { AccessRefused, RestError, invalidJson, invalidNonce, noRoute } from './errors';
import { pickFields } from './fields';
import { linkHeader } from './links';
import { parseQueryString } from './query-string';
import { methodNames } from './route';
import type { Call, Route, RouteReply } from './route';
import { checkArguments } from './validate';

interface Found {
	readonly route: Route;
	readonly parameters: ReadonlyMap<string, string>;
	readonly allow: string;
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
	const handler = (request: FastifyRequest, reply: FastifyReply) =>
		answer(request, reply, app.prefix, context, routes);
	app.all('/', handler);
	app.all('/*', handler);
}

async function answer(
	request: FastifyRequest,
	reply: FastifyReply,
	prefix: string,
	context: StoreContext,
	routes: readonly Route[],
): Promise<unknown> {
	reply.header('access-control-expose-headers', 'X-WP-Total, X-WP-TotalPages, Link');
	reply.header('cache-control', 'no-cache, must-revalidate, max-age=0, no-store, private');
	const siteUrl = `${request.protocol}://${request.host}`;
	const apiRoot = `${siteUrl}${prefix}/`;
	reply.header('link', `<${apiRoot}>; rel="https://api.w.org/"`);
	const access = requestAccess(request);
	if (access === 'invalid-nonce') {
		throw invalidNonce();
	}
	const [address = '', search = ''] = request.raw.url?.split('?', 2) ?? [];
	const path = decodeURI(address).slice(prefix.length).replace(/\/$/, '');
	const query = parseQueryString(search);
	const found = find(routes, path, requestMethod(request, query));
	if (!found) {
		throw noRoute();
	}
	if (access !== 'full') {
		throw found.route.denied;
	}
	reply.header('allow', found.allow);
	if (request.method === 'OPTIONS') {
		return reply.send(describe(found.route));
	}
	const body = readBody(request.body);
	const sent = new Map<string, unknown>([...query, ...bodyEntries(body), ...found.parameters]);
	const { values, given } = checkArguments(found.route.args, sent);
	const call: Call = {
		args: values,
		sent: given,
		body,
		context,
		siteUrl,
		restUrl: (target) => `${siteUrl}${prefix}${target}`,
	};
	const result = await found.route.handle(call);
	const inQuery = new Map([...given].filter(([name]) => query.has(name)));
	setPaging(reply, result, linkHeader(inQuery, siteUrl + address, apiRoot, result.totalPages));
	return reply.code(result.status ?? 200).send(pickFields(result.data, query.get('_fields')));
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
		allow: route.allow ?? [...new Set(methods)].join(', '),
	};
}

function describe(route: Route): object {
	return {
		namespace: route.path.split('/').slice(1, 2).join('/'),
		methods: methodNames[route.method],
		endpoints: [{ methods: methodNames[route.method], args: route.args }],
	};
}

function readBody(body: unknown): unknown {
	if (typeof body !== 'string' || body === '') {
		return undefined;
	}
	try {
		const parsed: unknown = JSON.parse(body);
		return parsed;
	} catch {
		throw invalidJson();
	}
}

function bodyEntries(body: unknown): [string, unknown][] {
	return typeof body === 'object' && body !== null && !Array.isArray(body)
		? Object.entries(body)
		: [];
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
	return new RestError(
		'internal_server_error',
		'The store could not answer this request. The server log says why.',
		500,
	);
}
