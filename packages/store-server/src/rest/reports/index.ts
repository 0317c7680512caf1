import type { Route } from '../router/route';
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

/** Every route that tells numbers of a period, or of the stock. */
export const reportRoutes: readonly Route[] = [
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
	leaderboards,
	customersReport,
	customersStats,
	stockReport,
	stockStats,
];
