import { __ } from '@wordpress/i18n';
import { dimensionFilters } from '../../breakdowns/filters';
import { filtersOfOrders } from '../../breakdowns/of-items';
import { dimensionOf } from '../../dimensions';
import type { Query } from '../../query';
import type { MeaningRules } from '../meaning';
import { orderSources } from './order-sources';
import { otherSources } from './other-sources';
import {
	field,
	ifOrder,
	number,
	type CountedOrders,
	type Row,
	type RowsBehind,
	type Source,
} from './source';

/**
 * The rules of a shop's numbers, and the date that Revenue and Orders use: `date_created`, `date_paid` or
 * `date_completed`.
 */
export interface RowRules extends MeaningRules, CountedOrders {
	readonly dateType: string;
	/** Orders can be filtered by what they say of themselves, such as their country. False by default. */
	readonly filtersByDimension?: boolean;
}

const days = ['after', 'before'];
const orderReports: readonly string[] = ['orders', 'revenue'];

/**
 * Returns the source of the rows behind a number of a report's stats, for requests with the dates and filters of
 * `query`. Undefined for numbers without rows in REST, which are those of extensions.
 */
export function rowsBehind(
	endpoint: string,
	metric: string,
	query: Query,
	rules: RowRules,
): RowsBehind | undefined {
	if (endpoint === 'breakdown') {
		const ofOrders = queryOfOrders(query, metric, rules);
		return ofOrders && rowsBehind('orders', metric, ofOrders, rules);
	}
	const isOfOrders = orderReports.includes(endpoint);
	const source = (isOfOrders ? orderSources(rules) : otherSources[endpoint])?.[metric];
	if (!source) return undefined;
	const asked = Object.fromEntries(
		Object.entries(query).filter(([, value]) => value !== undefined),
	);
	const isNarrowed = Object.keys(asked).some((key) => !days.includes(key));
	const goesByDateType = (report: string) =>
		orderReports.includes(report) ||
		report.startsWith('tax-') ||
		(rules.taxLines === true && report === 'taxes');
	const isByOtherDate = ({ report }: Source) =>
		rules.dateType !== 'date_created' && goesByDateType(endpoint) !== goesByDateType(report);
	const { narrowed } = source;
	const used = narrowed && (isNarrowed || isByOtherDate(source)) ? narrowed : source;
	const isPlaced = used.items !== undefined && isByOtherDate(used);
	const ofOrders = filtersOfOrders(endpoint, asked);
	const isFiltered = Object.keys(ofOrders ?? {}).length > 0;
	// Documents of orders are not filtered by what they say.
	const isMissing = !ofOrders || (isFiltered && (isPlaced || !rules.filtersByDimension));
	if (used.found && isMissing) return undefined;
	return isPlaced
		? placedBehind(used, asked, { isNarrowed, rules })
		: behindOf(used, asked, ofOrders);
}

/** Numbers of refunds alone, whatever else an order says. */
const ofRefunds: readonly string[] = ['refunds', 'refunds_count'];

/**
 * The same orders, or refunds alone where what refunds say parts them, in a query of Orders; undefined if it cannot select
 * them, or if the number is not one of orders.
 */
function queryOfOrders(
	{ by, values, ...query }: Query,
	metric: string,
	{ filtersByDimension = false }: RowRules,
): Query | undefined {
	const filters = dimensionFilters(query);
	const grains = [String(by), ...filters.map(({ dimension }) => dimension)].map(
		(key) => dimensionOf(key)?.grain,
	);
	const isOfRefunds = grains.includes('refund') && ofRefunds.includes(metric);
	const isSelected = grains.every((one) => one === 'order' || (isOfRefunds && one === 'refund'));
	if (values !== undefined || !isSelected) return undefined;
	if (filters.length > 0 && !filtersByDimension) return undefined;
	return isOfRefunds ? { ...query, refunds: 'all' } : query;
}

function behindOf(
	{ found, only, items: _items, narrowed: _other, ...rest }: Source,
	asked: Query,
	ofOrders: Query = {},
): RowsBehind {
	if (only) return { ...rest, query: only };
	return found
		? { ...rest, query: { ...daysOf(asked), ...ofOrders }, through: { ...found, query: asked } }
		: { ...rest, query: asked };
}

/** Orders by the day on which they were placed, although the list of orders goes by another one; only of given days. */
function placedBehind(
	{ found, items }: Source,
	asked: Query,
	{ isNarrowed, rules }: { readonly isNarrowed: boolean; readonly rules: RowRules },
): RowsBehind | undefined {
	const hasDays = asked['after'] !== undefined && asked['before'] !== undefined;
	if (!found || !items || !('report' in found.list) || !hasDays) return undefined;
	const { report } = found.list;
	return {
		report: 'orders',
		query: daysOf(asked),
		value: ifOrder,
		placed: {
			...items,
			counted: rules,
			among: isNarrowed ? { report, query: asked } : undefined,
		},
	};
}

function daysOf(query: Query): Query {
	return Object.fromEntries(Object.entries(query).filter(([key]) => days.includes(key)));
}

/** A date before the first order of any shop, because a report without dates covers the last week. */
const ever = { after: '2000-01-01T00:00:00' };

/** How the shop knows a customer: by an account, or by a guest's e-mail address. */
export interface CustomerOfRow {
	readonly id: number;
	readonly account: number;
	readonly email: string;
}

/**
 * Returns the source of the orders and refunds behind a number of one customer. Reports cannot filter by customer here,
 * but the shop's orders can be requested by account or address.
 */
export function rowsOfCustomer(
	metric: string,
	{ id, account, email }: CustomerOfRow,
	{ dateType }: Pick<RowRules, 'dateType'>,
): RowsBehind | undefined {
	const of = { orders_count: ifOrder, total_spend: field('total_sales') }[metric];
	if (!of || !(account || email)) return undefined;
	return {
		report: 'orders',
		query: ever,
		value: (row) => (number(row, 'customer_id') === id ? of(row) : 0),
		through: {
			list: { documents: 'orders' },
			query: { ...(account ? { customer: account } : { search: email }), _fields: 'id,refunds' },
			idsOf: orderAndRefunds,
			as: 'order_includes',
		},
		difference: dateType === 'date_created' ? otherAddress : withoutDate,
	};
}

const otherAddress = () =>
	__('Orders under another account or email address may be missing here.', 'store-analytics');

const withoutDate = () =>
	__(
		'The Orders report lists orders from the day they were paid or completed. Unpaid or incomplete orders are not listed.',
		'store-analytics',
	);

function orderAndRefunds(order: Row): readonly number[] {
	const { refunds } = order;
	const ids = Array.isArray(refunds) ? refunds.map((refund: Row) => number(refund, 'id')) : [];
	return [number(order, 'id'), ...ids];
}

/** Adds up the rows. */
export function addUp(
	{ value, per, distinct }: Pick<RowsBehind, 'value' | 'per' | 'distinct'>,
	rows: readonly Row[],
): number {
	if (distinct) return new Set(rows.flatMap(distinct)).size;
	// Money is added in millionths, so that no cent is lost in binary fractions.
	const sum = rows.reduce((soFar, row) => soFar + Math.round(value(row) * 1e6), 0) / 1e6;
	if (!per) return sum;
	const count = rows.reduce((soFar, row) => soFar + per(row), 0);
	return count === 0 ? 0 : sum / count;
}
