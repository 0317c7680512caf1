import type { FastifyRequest } from 'fastify';

const named = new WeakMap<FastifyRequest, string>();

/** Says which route of the REST API serves a request, as all of them are one for the web server. */
export function nameRoute(request: FastifyRequest, path: string): void {
	named.set(request, `/wp-json${path.replace(/(:[a-z_]+)\([^)]*\)/g, '$1')}`);
}

/**
 * The pattern of the address that is asked, as `/wp-json/wc-analytics/products/:id`: one of the few that there are, without ids or
 * words; `none` for what no route serves. Of several shops each has the same.
 */
export function routeName(request: FastifyRequest): string {
	const address = request.routeOptions.url?.replace(/^\/shops\/[^/]+(?=\/)/, '');
	return named.get(request) ?? address ?? 'none';
}
