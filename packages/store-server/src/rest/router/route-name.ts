import type { FastifyRequest } from 'fastify';

const named = new WeakMap<FastifyRequest, string>();

/** Stores which REST route serves a request, because all of them are one route for the web server. */
export function nameRoute(request: FastifyRequest, path: string): void {
	named.set(request, `/wp-json${path.replace(/(:[a-z_]+)\([^)]*\)/g, '$1')}`);
}

/**
 * Returns the pattern of the requested address, such as `/wp-json/wc-analytics/products/:id`, without ids or words;
 * `none` for unknown routes. The same for all of several shops.
 */
export function routeName(request: FastifyRequest): string {
	const address = request.routeOptions.url?.replace(/^\/shops\/[^/]+\/?/, '/');
	return named.get(request) ?? address ?? 'none';
}
