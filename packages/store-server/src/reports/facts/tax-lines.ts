import { allOf, listOf, raw, sql, type Sql } from '../../database/sql';
import { joined, ofOrdersThatSay, ofTheseThatSay } from '../filters/dimension-filters';
import { ofCountedOrders } from '../filters/order-filters';
import { taxLocationConditions, type TaxLocations } from '../filters/tax-locations';
import type { Period } from '../periods/intervals';
import { within } from '../periods/period-sql';
import type { Shop } from '../shop';
import { daysOf } from './days';
import type { FactRows } from './fact';
import { orderRows } from './orders';

/** The filters of Taxes; without any, all rates. */
export interface TaxFilters extends TaxLocations {
	readonly taxes?: readonly number[];
}

/**
 * Taxes by rate of counted orders and refunds. Before WooCommerce 11.2 they are dated by the creation of either, and
 * since then by the date type of the shop. `tax_line` tells the rows of the report apart, `charged_rate` is the rate id
 * that they have in responses.
 */
export function taxLineRows(shop: Shop, period: Period, filters: TaxFilters = {}): FactRows {
	const { features, dateType } = shop.settings;
	const taxes = features.taxLines ? taxesOfOrders : taxesByCreation;
	const rows = taxes(shop, period, filters);
	const unfiltered = taxes(shop, period, {});
	const query = { shop, period, asked: rows, unfiltered };
	const days = daysOf('tax_days', features.taxLines ? { ...query, dateType } : query);
	const line = features.taxLines ? 'tax_code_id' : 'tax_rate_id';
	return { rows, days: days && sql`SELECT *, ${raw(line)} AS tax_line FROM (${days})` };
}

function taxesByCreation(shop: Shop, period: Period, { taxes = [] }: TaxFilters): Sql {
	const conditions = [
		within(raw('t.date_created'), period),
		ofCountedOrders('t', period, {}, shop.settings.excludedStatuses),
		joined(shop, ofOrdersThatSay('t', shop.dimensionFilters, period)),
		...(taxes.length > 0 ? [sql`t.tax_rate_id IN ${listOf(taxes)}`] : []),
	];
	return sql`SELECT t.*, t.date_created AS dated, t.tax_rate_id AS tax_line, t.tax_rate_id AS charged_rate
		FROM wc_order_tax_lookup t WHERE ${allOf(conditions)}`;
}

function taxesOfOrders(shop: Shop, period: Period, { taxes = [], ...locations }: TaxFilters): Sql {
	const orders = orderRows({ ...shop, dimensionFilters: [] }, period, {});
	const conditions = [
		...(taxes.length > 0 ? [sql`t.rate_id IN ${listOf(taxes)}`] : []),
		joined(shop, [
			...taxLocationConditions('t', locations),
			...ofTheseThatSay('t', shop.dimensionFilters, orders),
		]),
	];
	return sql`SELECT t.*, o.dated, t.tax_code_id AS tax_line, t.rate_id AS charged_rate
		FROM wc_order_tax_lookup t JOIN (${orders}) o ON o.order_id = t.order_id
		WHERE ${allOf(conditions)}`;
}
