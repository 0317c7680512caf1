import { __ } from '@wordpress/i18n';
import type { SyncStatus } from '@store-analytics/rest-api';
import { toldDamage } from '../database/failures';
import { RestError } from './router/errors';
import { route, type Route } from './router/route';
import type { StoreContext } from './store-context';

const path = '/store-analytics/sync';

/** `GET store-analytics/sync`: the state of the sync with the shop (`SyncStatus`), or null for a store without one. */
const syncStatus: Route = route({
	path,
	handle: async ({ context }) => ({ data: await statusOf(context) }),
});

/** With what has happened to the file meanwhile: an open page asks for nothing else by itself. */
async function statusOf(context: StoreContext): Promise<SyncStatus | null> {
	const status = await context.sync?.status();
	const { damage } = context;
	if (!status || !damage) return status ?? null;
	return { ...status, damage: toldDamage(damage) };
}

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
				__(
					'No shop is connected. Start Store Analytics with --connect and the address of a shop.',
					'store-analytics',
				),
				404,
			);
		}
		context.sync.runNow(args.prove);
		return { data: await statusOf(context), status: 202 };
	},
});

/** `GET store-analytics/damage`: what has happened to the store's file (`StoreDamage`), or null, for a store without a shop. */
const damage: Route = route({
	path: '/store-analytics/damage',
	handle: ({ context }) =>
		Promise.resolve({ data: context.damage ? toldDamage(context.damage) : null }),
});

/** The sync with the connected shop, and what pages ask about the store. */
export const syncRoutes: readonly Route[] = [syncStatus, runSync, damage];
