import { RestError } from './router/errors';
import { route, type Route } from './router/route';

const path = '/store-analytics/sync';

/** `GET store-analytics/sync`: the state of the sync with the shop (`SyncStatus`), or null for a store without one. */
const syncStatus: Route = route({
	path,
	handle: async ({ context }) => ({ data: (await context.sync?.status()) ?? null }),
});

/**
 * `POST store-analytics/sync`: starts a sync and responds with its state. With `prove` all days are also compared with
 * the shop's own reports.
 */
const runSync: Route = route({
	path,
	method: 'POST',
	changes: 'own',
	args: { prove: { type: 'boolean', default: false } },
	async handle({ args, context }) {
		if (!context.sync) {
			throw new RestError(
				'store_analytics_not_connected',
				'This store follows no shop; start it with --connect and the address of one.',
				404,
			);
		}
		context.sync.runNow(args.prove);
		return { data: await context.sync.status(), status: 202 };
	},
});

/** The sync with the connected shop. */
export const syncRoutes: readonly Route[] = [syncStatus, runSync];
