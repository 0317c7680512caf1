import type { Route } from '../router/route';
import { taxDifferences } from './differences';
import { taxOrderRows } from './orders';
import { taxPlaceRows } from './rows';
import { taxPlaceStats } from './stats';

/** Taxes by country, state and rate, which WooCommerce does not have. */
export const taxPlaceRoutes: readonly Route[] = [
	taxPlaceRows,
	taxPlaceStats,
	taxOrderRows,
	taxDifferences,
];
