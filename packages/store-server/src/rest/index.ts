import type { FastifyInstance } from 'fastify';

import type { StoreContext } from '../context';
import { categoriesReport } from './reports/categories/items';
import { couponsReport } from './reports/coupons/items';
import { couponsStats } from './reports/coupons/stats';
import { downloadsReport } from './reports/downloads/items';
import { downloadsStats } from './reports/downloads/stats';
import { ordersReport } from './reports/orders/items';
import { ordersStats, revenueStats } from './reports/orders/stats';
import { allowedIndicators, performanceIndicators } from './reports/overview/indicators';
import {
	allowedLeaderboards,
	leaderboards,
	singleLeaderboard,
} from './reports/overview/leaderboards';
import { productsReport } from './reports/products/items';
import { productsStats, variationsStats } from './reports/products/stats';
import { variationsReport } from './reports/products/variation-items';
import { taxesReport } from './reports/taxes/items';
import { taxesStats } from './reports/taxes/stats';
import { dispatchRoutes } from './router/dispatch';
import type { Route } from './router/route';

/** Everything that the store answers below /wp-json. */
const routes: readonly Route[] = [
	revenueStats,
	ordersReport,
	ordersStats,
	productsStats,
	variationsStats,
	couponsStats,
	taxesStats,
	downloadsStats,
	productsReport,
	variationsReport,
	categoriesReport,
	couponsReport,
	taxesReport,
	downloadsReport,
	performanceIndicators,
	allowedIndicators,
	leaderboards,
	allowedLeaderboards,
	singleLeaderboard,
];

/**
 * Mounts the REST API on `app`, which must be a scope of its own with the prefix /wp-json: inside it, bodies,
 * errors and unknown paths are handled WordPress's way.
 */
export function registerRestRoutes(app: FastifyInstance, context: StoreContext): void {
	dispatchRoutes(app, context, routes);
}
