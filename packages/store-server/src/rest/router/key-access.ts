import { __ } from '@wordpress/i18n';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { StoreContext } from '../store-context';
import { isAllowed } from '../keys/allowed';
import type { ProgramKey } from '@store-analytics/rest-api';
import { RestError } from './errors';
import type { Route, RouteReply } from './route';

/** The key that a request was sent with (server/auth); undefined for all other requests. */
export function keyOf(request: FastifyRequest): ProgramKey | undefined {
	return Reflect.get(request, 'programKey') as ProgramKey | undefined; // as: only server/auth sets it
}

/** Throws if a key may not use a route, or calls too often. The owner sees such calls, too. */
export function checkKey(
	key: ProgramKey,
	asked: { readonly route: Route; readonly context: StoreContext },
	reply: FastifyReply,
): void {
	const seconds = asked.context.keys?.count(key) ?? 0;
	const refusal = seconds > 0 ? tooManyCalls() : isAllowed(key, asked.route) ? null : notForKeys();
	if (!refusal) return;
	if (seconds > 0) reply.header('retry-after', String(seconds));
	noteCall(key, { ...asked, body: undefined }, { status: refusal.status });
	throw refusal;
}

function notForKeys(): RestError {
	const message = __(
		'This key reads numbers only. Settings, names of customers and changes need the owner.',
		'store-analytics',
	);
	return new RestError('store_analytics_key', message, 403);
}

/** A key called more often than it may. */
export function tooManyCalls(): RestError {
	const message = __(
		'This key has sent 60 requests in a minute. Wait before the next one.',
		'store-analytics',
	);
	return new RestError('store_analytics_too_many_calls', message, 429);
}

/** Notes what a key asked; `result` is absent if the request was refused. */
export function noteCall(
	key: ProgramKey,
	{ route, body, context }: { route: Route; body: unknown; context: StoreContext },
	{ status, result }: { status: number; result?: RouteReply },
): void {
	const name = /^\/store-analytics\/v1\/(\w+)$/.exec(route.path)?.[1];
	const isNamed = name !== undefined && isAllowed(key, route);
	const what = isNamed ? describeCall(name, body) : `${route.method} ${route.path.replace(/\([^)]*\)/g, '')}`;
	context.keys?.note({ who: key.name, what, rows: result ? rowsIn(result.data) : null, status });
}

/**
 * Describes a call in a line.
 * @example describeCall('query', { metrics: ['net_revenue'], dimensions: ['device'] }) // 'query net_revenue by device'
 */
export function describeCall(name: string, asked: unknown): string {
	const { metric, metrics, dimensions, of } = Object(asked) as Record<string, unknown>; // as: anything
	const numbers = listed(metrics ?? metric ?? of);
	const by = listed(dimensions);
	return `${name}${numbers && ` ${numbers}`}${by && ` by ${by}`}`.slice(0, 200);
}

function listed(names: unknown): string {
	const all: readonly unknown[] = Array.isArray(names) ? names : [names];
	return all.filter((one) => typeof one === 'string').join(', ');
}

/** Rows of a response: its list, or its own rows. */
export function rowsIn(data: unknown): number {
	if (Array.isArray(data)) return data.length;
	const { rows, by, intervals } = Object(data) as Record<string, unknown>; // as: anything
	const list = [rows, by, intervals].find(Array.isArray);
	return list?.length ?? 1;
}
