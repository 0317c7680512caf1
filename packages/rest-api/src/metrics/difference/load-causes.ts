import type { Query } from '../../query';
import { all, withDocuments, type FetchRows } from '../rows/load-rows';
import { placedQuery, placedRows } from '../rows/placed-orders';
import type { RowRules } from '../rows/rows-behind';
import { isOrder } from '../rows/source';
import { refundFields } from '../rows/whole-refunds';
import {
	causesOfNetSales,
	causesOfOrders,
	ordersWithout,
	withRest,
	type Cause,
	type ItemReport,
} from './causes';

/** A number of a report. */
export interface NumberOf {
	readonly report: string;
	readonly metric: string;
	readonly value: number;
}

/** The causes of a difference; only the number of orders if they are too many. */
export type LoadedCauses =
	{ readonly status: 'ready'; readonly causes: readonly Cause[] } | { readonly status: 'many' };

const reportsOfItems: Readonly<Partial<Record<string, ItemReport>>> = {
	products: 'products',
	// Both have the same items.
	categories: 'products',
	variations: 'variations',
	coupons: 'coupons',
	taxes: 'taxes',
};

/**
 * Measures what leads from one number to the other, one of which is of Orders or Revenue, in the days of the query.
 * Undefined if nothing can be measured.
 */
export async function loadCauses(
	one: NumberOf,
	other: NumberOf,
	days: Query,
	rules: RowRules,
	ask: FetchRows,
): Promise<LoadedCauses | undefined> {
	const [from, to, sign] = isOfOrders(one) ? [other, one, -1] : [one, other, 1];
	const report = reportsOfItems[from.report];
	if (!report || !isOfOrders(to)) return undefined;
	const complete = (causes: readonly Cause[]): LoadedCauses => ({
		status: 'ready',
		causes: withRest(causes, to.value - from.value).map((cause) => ({
			...cause,
			value: sign * cause.value,
		})),
	});
	const listed = await all(ask.rows('orders', { ...days, order: 'asc' }));
	if (listed.status === 'many') return { status: 'many' };
	if (report === 'taxes' && rules.taxLines === true) {
		return complete(ordersWithout(report, await withDocuments(listed.rows, taxed, ask)));
	}
	const placed = await all(ask.documents('orders', placedQuery(days, rules)));
	if (placed.status === 'many') return { status: 'many' };
	const isOfMoney = to.metric === 'net_revenue';
	const rows = isOfMoney ? await withDocuments(listed.rows, refunds, ask) : listed.rows;
	const sides = { placed: placedRows(placed.rows, rules), rows };
	const dateField = rules.dateType;
	const causes =
		isOfMoney && (report === 'products' || report === 'variations')
			? causesOfNetSales(report, sides, { ...rules, dateField })
			: causesOfOrders(report, sides, dateField);
	return complete(causes);
}

const isOfOrders = ({ report }: NumberOf) => report === 'orders' || report === 'revenue';

/** Taxes of the same date as Orders differ by what has no tax. */
const taxed = { of: isOrder, fields: ['tax_lines'] };

const refunds = {
	of: (row: Parameters<typeof isOrder>[0]) => !isOrder(row),
	fields: refundFields,
};
