import type { FastifyInstance } from 'fastify';

import type { StoreContext } from './store-context';
import { customersCollection, singleCustomer } from './reports/customers/items';
import { absentFeatures } from './admin/absent';
import { readOptions, writeOptions } from './admin/options';
import { readSetting, readSettingGroup, writeSetting, writeSettingBatch } from './admin/settings';
import { readUser, writeUser } from './admin/users';
import { catalogRoutes } from './catalog/collections';
import { ordersCollection, singleOrder } from './orders/orders';
import { refundsCollection } from './orders/refunds';
import { attributeBySlug } from './catalog/not-found';
import { countries, country, countryAddressRules } from './data/countries';
import { currency } from './data/currencies';
import { downloadIps } from './data/download-ips';
import { dataIndex } from './data';
import { exportRoutes } from './export';
import { allExportRoutes } from './exports';
import { favoriteRoutes } from './favorites';
import { shopRoutes } from './for-shop';
import { importRoutes } from './historical-import';
import { keyRoutes } from './keys';
import { noteRoutes } from './notes';
import { onboardingRoutes } from './onboarding';
import { paymentGatewayRoutes } from './payment-gateways';
import { pluginRoutes } from './plugins';
import { allowedIndicators } from './reports/overview/indicators';
import { allowedLeaderboards } from './reports/overview/leaderboards';
import { stockRoutes } from './products';
import { allShopsRoutes } from './shops';
import { syncRoutes } from './sync';
import { queryRoutes } from './query';
import { oneLeaderboard, reportRoutes } from './reports';
import { reportIndex } from './report-index';
import { reviewRoutes } from './reviews';
import { taxPlaceRoutes } from './taxes';
import { dispatchRoutes } from './router/dispatch';
import { namespaceIndexes } from './router/namespace-index';
import type { Route } from './router/route';

/** Everything that the store serves below /wp-json. */
export const routes: readonly Route[] = [
	// Before the route of one board, whose name may be any word.
	allowedLeaderboards,
	...reportRoutes,
	oneLeaderboard,
	allowedIndicators,
	customersCollection,
	singleCustomer,
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
	...queryRoutes,
	...taxPlaceRoutes,
	...exportRoutes,
	...allExportRoutes,
	...importRoutes,
	...stockRoutes,
	...noteRoutes,
	...reviewRoutes,
	...favoriteRoutes,
	...onboardingRoutes,
	...pluginRoutes,
	...paymentGatewayRoutes,
	...keyRoutes,
	...syncRoutes,
	...allShopsRoutes,
	...shopRoutes,
	ordersCollection,
	singleOrder,
	refundsCollection,
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
