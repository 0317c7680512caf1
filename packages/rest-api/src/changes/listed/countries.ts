import { __ } from '@wordpress/i18n';
import type { Query } from '../../query';
import { greatest, type Split } from '../change';
import { changeOf, type SplitSource } from '../splits';
import {
	both,
	isOfOrders,
	numberOf,
	type FetchReports,
	type ChangeSubject,
	type Row,
} from '../subject';
import { allRows, entry } from './all-rows';

/** The share of an order or refund in a number of orders. */
const values: Readonly<Record<string, (row: Row) => number>> = {
	orders_count: (row) => (numberOf(row, 'parent_id') === 0 ? 1 : 0),
	num_items_sold: (row) => numberOf(row, 'num_items_sold'),
	net_revenue: (row) => numberOf(row, 'net_total'),
	total_sales: (row) => numberOf(row, 'total_sales'),
};

/** The most countries that are named. */
const mostCountries = 8;

/**
 * Splits by the customer's country, which only order documents contain. Left out when there are too many orders to
 * read.
 */
export function countrySplit(subject: ChangeSubject): SplitSource[] {
	const value = isOfOrders(subject) ? values[subject.metric] : undefined;
	if (!value) return [];
	return [
		{
			key: 'countries',
			title: __('Countries', 'store-analytics'),
			rest: __('All others', 'store-analytics'),
			load: async ({ whole }, ask): Promise<Split | undefined> => {
				const { before, now } = await both(subject, (days) =>
					sumsByCountry({ ...subject.filters, ...days }, value, ask),
				);
				if (!before || !now) return undefined;
				const parts = [...new Set([...now.keys(), ...before.keys()])].map((code) => {
					const found = { before: { sum: before.get(code) }, now: { sum: now.get(code) } };
					const change = changeOf(subject, found, 'sum');
					return { key: code, label: nameOf(code, subject), by: change.now - change.before };
				});
				return greatest(whole, parts, mostCountries);
			},
		},
	];
}

function nameOf(code: string, { countryName }: ChangeSubject): string {
	return code === '' ? __('No country', 'store-analytics') : countryName(code);
}

/** Undefined if there are too many orders to read. */
async function sumsByCountry(
	query: Query,
	value: (row: Row) => number,
	ask: Pick<FetchReports, 'rows'>,
): Promise<ReadonlyMap<string, number> | undefined> {
	const rows = await allRows('orders', { ...query, extended_info: true }, ask);
	if (!rows) return undefined;
	const sums = new Map<string, number>();
	for (const row of rows) {
		const country = countryOf(row);
		sums.set(country, (sums.get(country) ?? 0) + value(row));
	}
	return sums;
}

function countryOf({ extended_info: info }: Row): string {
	const customer = entry(info, 'customer');
	const country = entry(customer, 'country');
	return typeof country === 'string' ? country : '';
}
