import {
	euCountries,
	taxSums,
	type TaxGroup,
	type TaxRegion,
	type TaxSummary,
} from '@store-analytics/rest-api';
import { allOf, anyOf, listOf, raw, sql, type Sql } from '../../database/sql';
import { joined, ofTheseThatSay } from '../filters/dimension-filters';
import type { Period } from '../periods/intervals';
import { moment } from '../periods/period-sql';
import type { Shop } from '../shop';
import { orderRows } from './orders';

/** Which taxes count; without any, all. */
export interface TaxPlaceFilters {
	/** Lists of `GB` or `US:CA` with commas between; undefined and empty texts mean everywhere. */
	readonly location_includes?: string | undefined;
	readonly location_excludes?: string | undefined;
	/** Ids of rows. */
	readonly places?: readonly string[] | undefined;
}

/** The column with what was taxed: what several taxes of one place have in common counts once. */
const bases: Readonly<Record<TaxGroup, string>> = {
	rate: 'taxable_amount',
	country_rate: 'taxable_amount',
	country: 'country_base',
	state: 'state_base',
};

/**
 * Taxes of counted orders and refunds by the date of Orders, whatever the version of WooCommerce: so they are those of
 * Revenue. Each has the `base` of its group, the code and `percent` of its rate, and says if it is a refund of an order
 * from before the period (`is_earlier`).
 */
export function placedTaxes(
	shop: Shop,
	period: Period,
	by: TaxSummary,
	filters: TaxPlaceFilters = {},
): Sql {
	const { group, region }: { group: TaxGroup; region?: TaxRegion } = taxSums[by];
	const { baseCountry } = shop.settings;
	const orders = orderRows({ ...shop, dimensionFilters: [] }, period, {});
	const which = [
		...(region ? [sql`t.taxed_country IN ${listOf(countriesOf(region, baseCountry))}`] : []),
		...rowConditions(group, filters.places ?? []),
		joined(shop, [
			...locationConditions(filters),
			...ofTheseThatSay('t', shop.dimensionFilters, orders),
		]),
	];
	const isEarlier = sql`COALESCE(p.parent_dated < ${moment(period.after)}, FALSE)`;
	// No name is in two tables: ClickHouse calls such a column of several joins `t.order_id`, and then finds no order_id.
	return sql`SELECT t.*, o.dated, t.${raw(bases[group])} AS base, c.code, c.rate AS percent, ${isEarlier} AS is_earlier
		FROM wc_order_tax_lookup t
		JOIN (SELECT order_id AS counted_id, dated FROM (${orders})) o ON o.counted_id = t.order_id
		LEFT JOIN tax_codes c ON c.id = t.tax_code_id
		LEFT JOIN (SELECT order_id AS refunded_id, ${raw(shop.settings.dateType)} AS parent_dated FROM wc_order_stats) p
			ON p.refunded_id = t.parent_id
		WHERE ${allOf(which)}`;
}

function locationConditions(filters: TaxPlaceFilters): Sql[] {
	const { location_includes: included = '', location_excludes: excluded = '' } = filters;
	const outside = placesIn(excluded);
	return [
		...(included === '' ? [] : [isIn(placesIn(included))]),
		...(outside.length === 0 ? [] : [sql`NOT ${isIn(outside)}`]),
	];
}

function countriesOf(region: TaxRegion, baseCountry: string): readonly string[] {
	const [own] = baseCountry.split(':');
	return region === 'us' ? ['US'] : euCountries.filter((country) => country !== own);
}

interface Place {
	readonly country: string;
	readonly state: string | undefined;
}

/** A list that names no place includes nothing. A state that is named by `:` but empty is left out. */
function placesIn(list: string): Place[] {
	return list.split(',').flatMap((place) => {
		const [country = '', state] = place.split(':', 2).map((part) => part.trim().toUpperCase());
		return country === '' || state === '' ? [] : [{ country, state }];
	});
}

function isIn(places: readonly Place[]): Sql {
	const found = places.map(({ country, state }) =>
		allOf([
			sql`t.taxed_country = ${country}`,
			...(state === undefined ? [] : [sql`upper(t.taxed_state) = ${state}`]),
		]),
	);
	return found.length === 0 ? raw('FALSE') : sql`(${anyOf(found)})`;
}

/** Limits taxes to those of some rows. An id that no row can have names nothing. */
function rowConditions(by: TaxGroup, ids: readonly string[]): Sql[] {
	return ids.length === 0 ? [] : [sql`(${anyOf(ids.map((id) => isOf(by, id)))})`];
}

function isOf(by: TaxGroup, id: string): Sql {
	const [first = '', rest = ''] = id.split(/-(.*)/s, 2);
	if (by === 'country') return sql`t.taxed_country = ${id}`;
	if (by === 'state') return isPlace(id);
	if (by === 'rate') return sql`(CAST(t.tax_code_id AS VARCHAR) = ${first} AND ${isPlace(rest)})`;
	const percent = Number(rest);
	const isRate =
		rest === '' || Number.isNaN(percent) ? raw('c.rate IS NULL') : sql`c.rate = ${percent}`;
	return sql`(t.taxed_country = ${first} AND ${isRate})`;
}

function isPlace(place: string): Sql {
	const [country = '', state = ''] = place.split(':', 2);
	return sql`(t.taxed_country = ${country} AND t.taxed_state = ${state})`;
}
