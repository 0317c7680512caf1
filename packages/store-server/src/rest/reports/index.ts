import type { ReportRoutes } from '@store-analytics/rest-api';
import type { Route } from '../router/route';
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
import { leaderboards } from './overview/leaderboards';
import { productsReport } from './products/items';
import { productsStats, variationsStats } from './products/stats';
import { variationsReport } from './products/variation-items';
import { stockReport, stockStats } from './stock/items';
import { taxesReport } from './taxes/items';
import { taxesStats } from './taxes/stats';

/** By the endpoints that the client knows: one without its route does not compile. */
const routesByEndpoint: ReportRoutes<Route> = {
	revenue: { stats: revenueStats },
	orders: { items: ordersReport, stats: ordersStats },
	products: { items: productsReport, stats: productsStats },
	variations: { items: variationsReport, stats: variationsStats },
	categories: { items: categoriesReport },
	coupons: { items: couponsReport, stats: couponsStats },
	taxes: { items: taxesReport, stats: taxesStats },
	downloads: { items: downloadsReport, stats: downloadsStats },
	customers: { items: customersReport, stats: customersStats },
	stock: { items: stockReport, stats: stockStats },
};

/** All routes that return numbers of a period, or of the stock. */
export const reportRoutes: readonly Route[] = [
	...Object.values(routesByEndpoint).flatMap((routes): Route[] => Object.values(routes)),
	performanceIndicators,
	leaderboards,
].map(refusingUnknownFilters);

/** The route with the rows of a report's table. */
export function tableRoute(name: keyof typeof routesByEndpoint): Route {
	const routes = routesByEndpoint[name];
	return refusingUnknownFilters('items' in routes ? routes.items : routes.stats);
}
