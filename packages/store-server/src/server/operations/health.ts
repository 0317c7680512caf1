import type { FastifyInstance, FastifyRequest } from 'fastify';
import { setTimeout } from 'node:timers/promises';
import type { Database } from '../../database/database';

/** The health of a server: it responds, has no shop yet, or its database fails. */
type Health = 'ready' | 'no store' | 'broken';

/** Milliseconds after which a silent database counts as busy, which is no reason to restart it. */
const PATIENCE = 1000;

/**
 * `GET /healthz`, public: whether the server is ready, without data of the shop; else 503. `more` is for requests with
 * the access token: the problems of its shops.
 */
export function registerHealth(
	app: FastifyInstance,
	health: () => Promise<Health> | Health,
	more: (request: FastifyRequest) => object | Promise<object> = () => ({}),
): void {
	app.get('/healthz', async (request, reply) => {
		const status = await health();
		return reply
			.code(status === 'ready' ? 200 : 503)
			.header('cache-control', 'no-store')
			.send({ status, ...(await more(request)) });
	});
}

/** Checks a database; concurrent checks share one query. */
export class DatabaseHealth {
	private asking: Promise<Health> | null = null;

	constructor(private readonly database: Database) {}

	look(): Promise<Health> {
		this.asking ??= this.ask().finally(() => (this.asking = null));
		return Promise.race([this.asking, setTimeout(PATIENCE, 'ready' as const, { ref: false })]);
	}

	private ask(): Promise<Health> {
		return this.database.all('SELECT 1 AS one').then(
			() => 'ready' as const,
			() => 'broken' as const,
		);
	}
}
