import type { FastifyInstance } from 'fastify';

import type { StoreContext } from '../context';
import { ordersStats, revenueStats } from './reports/orders/stats';
import { dispatchRoutes } from './router/dispatch';
import type { Route } from './router/route';

/** Everything that the store answers below /wp-json. */
const routes: readonly Route[] = [revenueStats, ordersStats];

/**
 * Mounts the REST API on `app`, which must be a scope of its own with the prefix /wp-json: inside it, bodies,
 * errors and unknown paths are handled WordPress's way.
 */
export function registerRestRoutes(app: FastifyInstance, context: StoreContext): void {
	dispatchRoutes(app, context, routes);
}
