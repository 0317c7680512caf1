import {
	taxSums,
	type TaxGroup,
	type TaxPlaceRow,
	type TaxSummary,
} from '@store-analytics/rest-api';
import { valueNames } from '../../reports/breakdowns/value-names';
import { placedTaxes } from '../../reports/facts/placed-taxes';
import { tidy } from '../../reports/metrics/metric';
import { readPeriod } from '../../reports/periods/period';
import { openShop, type Shop } from '../../reports/shop';
import { readPage } from '../../reports/tables/table';
import { taxPlaces, taxPlaceSort } from '../../reports/tables/tax-place-table';
import { orderbyArgument, periodArguments, taxLocationArguments } from '../reports/arguments';
import { filteredByDimensions } from '../reports/dimension-filters';
import { tableReply } from '../reports/table-reply';
import { route, type Route } from '../router/route';
import { contextArgument, pagingArguments, sortDirection } from '../router/schema';
import type { Database } from '../../database/database';

/** What the routes below `store-analytics/v1/taxes` take. */
export const taxPlaceArguments = {
	...periodArguments,
	// as: the keys of the record
	by: { type: 'string', enum: Object.keys(taxSums) as TaxSummary[], default: 'country' },
	...taxLocationArguments.args,
	/** Ids of rows. */
	places: { type: 'array', items: { type: 'string' }, maxItems: 100, default: [] },
} as const;

const orderings = [
	...(['place', 'rate', 'taxable_amount', 'refunded_amount', 'charged_tax'] as const),
	...([
		'charged_shipping_tax',
		'refunded_tax',
		'earlier_tax',
		'total_tax',
		'orders_count',
	] as const),
] as const;

interface FoundPlace {
	readonly taxed_country: string;
	readonly taxed_state?: string;
	readonly percent?: number | null;
	readonly code?: string | null;
	readonly [number: string]: number | string | null | undefined;
}

/**
 * `GET store-analytics/v1/taxes`: taxes of a period by country, state, rate, or country and percentage. They go by the date of
 * Orders, and refunds by their own. An amount that an order does not say is null.
 * @example GET store-analytics/v1/taxes?by=country&after=2026-07-01T00:00:00&before=2026-09-30T23:59:59
 */
export const taxPlaceRows: Route = filteredByDimensions(
	route({
		path: '/store-analytics/v1/taxes',
		args: {
			...contextArgument,
			...pagingArguments,
			...taxPlaceArguments,
			order: sortDirection,
			orderby: orderbyArgument(orderings, 'total_tax'),
			force_cache_refresh: { type: 'boolean' },
		},
		async handle({ args, context }) {
			const { database } = context;
			const shop = await openShop(context);
			const { group } = taxSums[args.by];
			const period = readPeriod(args, shop.clock, context.now());
			const page = await readPage<FoundPlace>(database, {
				rows: taxPlaces(placedTaxes(shop, period, args.by, args), group),
				sort: taxPlaceSort(args.orderby, group),
				order: args.order,
				page: args.page,
				perPage: args.per_page,
			});
			const names = await placeNames(database, shop, page.rows);
			return tableReply(page, (row) => writeRow(row, group, names));
		},
	}),
);

type Names = Readonly<Record<'country' | 'state', ReadonlyMap<string, string>>>;

async function placeNames(
	database: Database,
	shop: Shop,
	rows: readonly FoundPlace[],
): Promise<Names> {
	const countries = [...new Set(rows.map((row) => row.taxed_country))];
	const states = rows.flatMap((row) => (row.taxed_state ? [stateOf(row)] : []));
	return {
		country: await valueNames(database, shop, 'billing_country', countries),
		state: await valueNames(database, shop, 'billing_state', [...new Set(states)]),
	};
}

const stateOf = (row: FoundPlace) => `${row.taxed_country}:${row.taxed_state}`;

function writeRow(row: FoundPlace, by: TaxGroup, names: Names): TaxPlaceRow {
	const { taxed_country: country, taxed_state: state = '', percent = null, code } = row;
	const number = (name: string) => tidy(Number(row[name] ?? 0), 'amount');
	const amount = (name: string) => (row[name] === null ? null : number(name));
	const place = state === '' ? country : stateOf(row);
	return {
		id:
			by === 'country_rate'
				? `${country}-${percent ?? ''}`
				: by === 'rate'
					? `${row['tax_code_id']}-${place}`
					: place,
		country,
		state,
		country_name: names.country.get(country) ?? country,
		state_name: state === '' ? '' : (names.state.get(stateOf(row)) ?? state),
		code: by === 'rate' ? (code ?? '') : '',
		rate: percent,
		taxable_amount: amount('taxable_amount'),
		refunded_amount: amount('refunded_amount'),
		earlier_amount: amount('earlier_amount'),
		charged_tax: number('charged_tax'),
		charged_shipping_tax: number('charged_shipping_tax'),
		refunded_tax: number('refunded_tax'),
		earlier_tax: number('earlier_tax'),
		total_tax: number('total_tax'),
		orders_count: number('orders_count'),
	};
}
