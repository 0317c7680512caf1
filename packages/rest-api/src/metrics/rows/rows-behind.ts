import { __ } from '@wordpress/i18n';
import type { Query } from '../../query';
import type { MeaningRules } from '../meaning';
import { orderSources } from './order-sources';
import { otherSources } from './other-sources';
import { field, ifOrder, number, type Row, type RowsBehind, type Source } from './source';

/** The rules of a shop's numbers, and the date by which Revenue and Orders go: `date_created`, `date_paid` or `date_completed`. */
export interface RowRules extends MeaningRules {
	readonly dateType: string;
}

const days = ['after', 'before'];

const otherDates = () =>
	__(
		'“Revenue” and “Orders” go by another date than the day on which an order was placed, by which all other reports go.',
		'store-analytics',
	);

/**
 * The rows that make a number of a report's stats, asked for with days and filters `query`; undefined for numbers that REST has no rows of, which are
 * those of extensions.
 */
export function rowsBehind(
	endpoint: string,
	metric: string,
	query: Query,
	rules: RowRules,
): RowsBehind | undefined {
	const isOfOrders = endpoint === 'orders' || endpoint === 'revenue';
	const source = (isOfOrders ? orderSources(rules) : otherSources[endpoint])?.[metric];
	if (!source) return undefined;
	const asked = Object.fromEntries(
		Object.entries(query).filter(([, value]) => value !== undefined),
	);
	const isNarrowed = Object.keys(asked).some((key) => !days.includes(key));
	const isByOtherDate = ({ report }: Source) =>
		rules.dateType !== 'date_created' && isOfOrders !== (report === 'orders');
	const { narrowed } = source;
	const used = narrowed && (isNarrowed || isByOtherDate(source)) ? narrowed : source;
	return behindOf(used, asked, isByOtherDate(used) ? otherDates : used.difference);
}

function behindOf(
	{ found, only, narrowed: _other, ...rest }: Source,
	asked: Query,
	difference: RowsBehind['difference'],
): RowsBehind {
	if (only) return { ...rest, query: only };
	const rows = difference ? { ...rest, difference } : rest;
	return found
		? { ...rows, query: daysOf(asked), through: { ...found, query: asked } }
		: { ...rows, query: asked };
}

function daysOf(query: Query): Query {
	return Object.fromEntries(Object.entries(query).filter(([key]) => days.includes(key)));
}

/** Before the first order of any shop, as a report that is asked without days is of the last week. */
const ever = { after: '2000-01-01T00:00:00' };

/** Who a customer is to the shop: an account, or a guest with an e-mail address. */
export interface CustomerOfRow {
	readonly id: number;
	readonly account: number;
	readonly email: string;
}

/** The orders and refunds that make a number of one customer. Reports cannot be asked for these, but the shop for orders of an account or address. */
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
	__('Orders under another account or e-mail address are not in this list.', 'store-analytics');

const withoutDate = () =>
	__(
		'“Orders” lists an order from the day on which it was paid or completed: those that were not are not in this list.',
		'store-analytics',
	);

function orderAndRefunds(order: Row): readonly number[] {
	const { refunds } = order;
	const ids = Array.isArray(refunds) ? refunds.map((refund: Row) => number(refund, 'id')) : [];
	return [number(order, 'id'), ...ids];
}

/** What rows give together. */
export function addUp(
	{ value, per, distinct }: Pick<RowsBehind, 'value' | 'per' | 'distinct'>,
	rows: readonly Row[],
): number {
	if (distinct) return new Set(rows.flatMap(distinct)).size;
	// Money is added in millionths, so that a cent is not lost in binary fractions.
	const sum = rows.reduce((soFar, row) => soFar + Math.round(value(row) * 1e6), 0) / 1e6;
	if (!per) return sum;
	const count = rows.reduce((soFar, row) => soFar + per(row), 0);
	return count === 0 ? 0 : sum / count;
}
