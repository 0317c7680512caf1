import type { Route } from '../router/route';
import { changeProductStock, changeVariationStock } from './change-stock';
import { countLowInStock, lowInStock } from './low-in-stock';

/** What is left of products, and how that is changed. */
export const stockRoutes: readonly Route[] = [
	lowInStock,
	countLowInStock,
	changeProductStock,
	changeVariationStock,
];
