import type { Route } from '../router/route';
import { changeProductStock, changeVariationStock } from './change-stock';
import { createFromTemplate } from './from-template';
import { countLowInStock, lowInStock } from './low-in-stock';

/** What is left of products, how that is changed, and new ones. */
export const stockRoutes: readonly Route[] = [
	lowInStock,
	countLowInStock,
	changeProductStock,
	changeVariationStock,
	createFromTemplate,
];
