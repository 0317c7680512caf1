import type { FastifyInstance } from 'fastify';

import type { StoreContext } from '../context';
import { categoriesReport } from './reports/categories/items';
import { couponsReport } from './reports/coupons/items';
import { couponsStats } from './reports/coupons/stats';
import { customersCollection, customersReport, singleCustomer } from './reports/customers/items';
import { customersStats } from './reports/customers/stats';
import { stockReport, stockStats } from './reports/stock/items';
import { downloadsReport } from './reports/downloads/items';
import { downloadsStats } from './reports/downloads/stats';
import { ordersReport } from './reports/orders/items';
import { ordersStats, revenueStats } from './reports/orders/stats';
import { absentFeatures } from './admin/absent';
import { readOptions, writeOptions } from './admin/options';
import { readSetting, readSettingGroup, writeSetting, writeSettingBatch } from './admin/settings';
import { readUser, writeUser } from './admin/users';
import { catalogRoutes } from './catalog/collections';
import { ordersCollection, singleOrder } from './catalog/orders';
import { attributeBySlug } from './catalog/not-found';
import { countries, country, countryAddressRules } from './data/countries';
import { currency } from './data/currencies';
import { downloadIps } from './data/download-ips';
import { dataIndex } from './data';
import { exportRoutes } from './export';
import { favoriteRoutes } from './favorites';
import { importRoutes } from './importing';
import { noteRoutes } from './notes';
import { onboardingRoutes } from './onboarding';
import { paymentGatewayRoutes } from './payment-gateways';
import { pluginRoutes } from './plugins';
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
import { stockRoutes } from './products';
import { syncRoutes } from './sync';
import { reportIndex } from './report-index';
import { reviewRoutes } from './reviews';
import { dispatchRoutes } from './router/dispatch';
import { namespaceIndexes } from './router/namespace-index';
import type { Route } from './router/route';

/** Everything that the store answers below /wp-json. */
export const routes: readonly Route[] = [
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
	customersReport,
	customersStats,
	customersCollection,
	singleCustomer,
	stockReport,
	stockStats,
	readOptions,
	writeOptions,
	writeSettingBatch,
	readSettingGroup,
	readSetting,
	writeSetting,
	readUser,
	writeUser,
	dataIndex,
	countries,
	countryAddressRules,
	country,
	downloadIps,
	currency,
	reportIndex,
	...exportRoutes,
	...importRoutes,
	...stockRoutes,
	...noteRoutes,
	...reviewRoutes,
	...favoriteRoutes,
	...onboardingRoutes,
	...pluginRoutes,
	...paymentGatewayRoutes,
	...syncRoutes,
	ordersCollection,
	singleOrder,
	...catalogRoutes,
	...attributeBySlug,
	...absentFeatures,
];

/**
 * Mounts the REST API on `app`, which must be a scope of its own with the prefix /wp-json: inside it, bodies,
 * errors and unknown paths are handled WordPress's way.
 */
export function registerRestRoutes(app: FastifyInstance, context: StoreContext): void {
	dispatchRoutes(app, context, [...routes, ...namespaceIndexes(routes)]);
}
