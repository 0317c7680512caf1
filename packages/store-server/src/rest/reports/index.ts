import type { ReportRoutes } from '@store-analytics/rest-api';
import type { Route } from '../router/route';
import { filteredByDimensions } from './dimension-filters';
import { refusingUnknownFilters } from './unknown-filters';
import { categoriesReport } from './categories/items';
import { couponsReport } from './coupons/items';
import { couponsStats } from './coupons/stats';
import { customersReport } from './customers/items';
import { customersStats } from './customers/stats';
import { downloadsReport } from './downloads/items';
import { downloadsStats } from './downloads/stats';
import { ordersReport } from './orders/items';
import { ordersStats, revenueStats } from './orders/stats';
import { performanceIndicators } from './overview/indicators';
import { leaderboards, singleLeaderboard } from './overview/leaderboards';
import { productsReport } from './products/items';
import { productsStats, variationsStats } from './products/stats';
import { variationsReport } from './products/variation-items';
import { stockReport, stockStats } from './stock/items';
import { taxesReport } from './taxes/items';
import { taxesStats } from './taxes/stats';

/** Reports about orders, and about what they hold. */
const ofOrders = {
	revenue: { stats: filteredByDimensions(revenueStats, 'refund') },
	orders: {
		items: filteredByDimensions(ordersReport, 'refund'),
		stats: filteredByDimensions(ordersStats, 'refund'),
	},
	products: {
		items: filteredByDimensions(productsReport),
		stats: filteredByDimensions(productsStats),
	},
	variations: {
		items: filteredByDimensions(variationsReport),
		stats: filteredByDimensions(variationsStats),
	},
	categories: { items: filteredByDimensions(categoriesReport) },
	coupons: {
		items: filteredByDimensions(couponsReport),
		stats: filteredByDimensions(couponsStats),
	},
	taxes: { items: filteredByDimensions(taxesReport), stats: filteredByDimensions(taxesStats) },
};

/** By the endpoints that the client knows: one without its route does not compile. */
const routesByEndpoint: ReportRoutes<Route> = {
	...ofOrders,
	downloads: { items: downloadsReport, stats: downloadsStats },
	customers: { items: customersReport, stats: customersStats },
	stock: { items: stockReport, stats: stockStats },
};

/** All routes that return numbers of a period, or of the stock. */
export const reportRoutes: readonly Route[] = [
	...Object.values(routesByEndpoint).flatMap((routes): Route[] => Object.values(routes)),
	filteredByDimensions(performanceIndicators),
	filteredByDimensions(leaderboards),
].map(refusingUnknownFilters);

/** One board alone, which wp-admin does not ask a store server for. */
export const oneLeaderboard: Route = refusingUnknownFilters(
	filteredByDimensions(singleLeaderboard),
);

/** The route with the rows of a report's table. */
export function tableRoute(name: keyof typeof routesByEndpoint): Route {
	const routes = routesByEndpoint[name];
	return refusingUnknownFilters('items' in routes ? routes.items : routes.stats);
}
