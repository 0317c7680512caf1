import Fastify, { type FastifyInstance } from 'fastify';

import { openDatabase } from '../../packages/store-server/src/database/open';
import { registerRestRoutes } from '../../packages/store-server/src/rest';

/** The moment at which the shop was recorded: 2026-11-20 12:00 in New York. */
export const recordedNow = new Date('2026-11-20T17:00:00Z');

/** A server over the recorded shop, asked in-process. */
export async function openRecordedStore(file: string): Promise<FastifyInstance> {
	const database = await openDatabase(file);
	const app = Fastify({ logger: { level: 'error' } });
	app.decorateRequest('access', 'none');
	app.addHook('onRequest', async (request) => {
		Reflect.set(request, 'access', request.headers['x-access'] ?? 'none');
	});
	await app.register(
		async (scope) => registerRestRoutes(scope, { database, now: () => recordedNow }),
		{ prefix: '/wp-json' },
	);
	app.addHook('onClose', () => database.close());
	return app;
}

/** Headers of a caller as the recordings describe them. */
export function accessHeader(auth: string | undefined): Record<string, string> {
	if (auth === undefined) {
		return { 'x-access': 'full' };
	}
	return { 'x-access': auth.includes('with nonce') ? 'invalid-nonce' : 'none' };
}
