import Fastify, { type FastifyInstance } from 'fastify';
import { registerRestRoutes } from '../rest';
import type { StoreContext } from '../rest/store-context';
import { importSmall, type SmallExport } from './small-export';

/** A store's REST below /wp-json, for anybody. Now is 20 November 2026 unless the test says otherwise. */
export async function restApp(
	database: StoreContext['database'],
	now = () => new Date('2026-11-20T17:00:00Z'),
): Promise<FastifyInstance> {
	const app = Fastify();
	app.addHook('onRequest', async (request) => Reflect.set(request, 'access', 'full'));
	const context = { database, now };
	await app.register(async (scope) => registerRestRoutes(scope, context), { prefix: '/wp-json' });
	return app;
}

/** What a small shop answers to requests at `/wp-json/…`; times are UTC, and now is 20 November 2026. */
export async function smallReplies(
	files: SmallExport,
	paths: readonly string[],
): Promise<{ status: number; total: unknown; body: unknown }[]> {
	const database = await importSmall(files);
	const app = await restApp(database);
	try {
		const replies = [];
		for (const path of paths) {
			const { statusCode: status, headers, body } = await app.inject(`/wp-json/${path}`);
			replies.push({ status, total: headers['x-wp-total'], body: JSON.parse(body) as unknown });
		}
		return replies;
	} finally {
		await app.close();
		await database.close();
	}
}

/** The body of one reply. */
export async function smallReply<Body>(files: SmallExport, path: string): Promise<Body> {
	const [reply] = await smallReplies(files, [path]);
	// The caller says what it asked for.
	return reply?.body as Body;
}
