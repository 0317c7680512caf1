import type { ReportRoutes } from '@store-analytics/rest-api';
import { filterGrains, type FilteredReport } from '@store-analytics/rest-api/dimensions';
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

const filtered = (report: FilteredReport, route: Route) =>
	filteredByDimensions(route, filterGrains[report]);

/** Reports about orders, and about what they hold. */
const ofOrders = {
	revenue: { stats: filtered('revenue', revenueStats) },
	orders: { items: filtered('orders', ordersReport), stats: filtered('orders', ordersStats) },
	products: {
		items: filtered('products', productsReport),
		stats: filtered('products', productsStats),
	},
	variations: {
		items: filtered('variations', variationsReport),
		stats: filtered('variations', variationsStats),
	},
	categories: { items: filtered('categories', categoriesReport) },
	coupons: { items: filtered('coupons', couponsReport), stats: filtered('coupons', couponsStats) },
	taxes: { items: filtered('taxes', taxesReport), stats: filtered('taxes', taxesStats) },
} satisfies Pick<ReportRoutes<Route>, FilteredReport>;

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
