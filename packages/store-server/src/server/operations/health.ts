import type { FastifyInstance, FastifyRequest } from 'fastify';
import { setTimeout } from 'node:timers/promises';
import type { Database } from '../../database/database';

/** How it stands with a server: it responds, has no shop yet, or its database is out of order. */
type Health = 'ready' | 'no store' | 'broken';

/** Milliseconds after which a database that says nothing counts as busy, which is no reason to start it anew. */
const PATIENCE = 1000;

/**
 * `GET /healthz`, for everybody who reaches the server: whether it is ready, and not a word about the shop. 503 when it is not. `more` is for
 * who asks with the access token, of a server of several shops.
 */
export function registerHealth(
	app: FastifyInstance,
	health: () => Promise<Health> | Health,
	more: (request: FastifyRequest) => object = () => ({}),
): void {
	app.get('/healthz', async (request, reply) => {
		const status = await health();
		return reply
			.code(status === 'ready' ? 200 : 503)
			.header('cache-control', 'no-store')
			.send({ status, ...more(request) });
	});
}

/** Looks at a database; however many ask, it is asked once at a time. */
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
