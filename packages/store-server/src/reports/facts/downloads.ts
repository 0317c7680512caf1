import { allOf, anyOf, listOf, raw, sql, type Sql } from '../../database/sql';
import { ofOrdersThatSay } from '../filters/dimension-filters';
import type { Period } from '../periods/intervals';
import { within } from '../periods/period-sql';
import type { Shop } from '../shop';
import { downloadDays } from './days';
import type { FactRows } from './fact';

interface DownloadFilters {
	readonly match: 'all' | 'any';
	readonly product_includes: readonly number[];
	readonly product_excludes: readonly number[];
	readonly order_includes: readonly number[];
	readonly order_excludes: readonly number[];
	readonly customer_includes: readonly number[];
	readonly customer_excludes: readonly number[];
	readonly ip_address_includes: readonly string[];
	readonly ip_address_excludes: readonly string[];
}

const unfiltered: DownloadFilters = {
	match: 'all',
	product_includes: [],
	product_excludes: [],
	order_includes: [],
	order_excludes: [],
	customer_includes: [],
	customer_excludes: [],
	ip_address_includes: [],
	ip_address_excludes: [],
};

/**
 * Downloads with their files. The log is in UTC, and the limits are compared with it unconverted, as in WooCommerce.
 */
export function downloadRows(
	shop: Shop,
	period: Period,
	filters: DownloadFilters = unfiltered,
): FactRows {
	const rows = downloads(period, filters);
	const ofOrders = ofOrdersThatSay('d', shop.dimensionFilters);
	if (ofOrders.length > 0) {
		return { rows: sql`SELECT * FROM (${rows}) d WHERE ${allOf(ofOrders)}`, days: undefined };
	}
	const isAll = rows.text === downloads(period, unfiltered).text;
	return { rows, days: isAll ? downloadDays(shop, period) : undefined };
}

function downloads(period: Period, filters: DownloadFilters): Sql {
	const asked = filterConditions(filters);
	return sql`SELECT d.*, p.download_id, p.product_id, p.order_id, p.file_name, p.file_path,
			p.user_id AS permitted_user_id, d."timestamp" AS dated
		FROM wc_download_log d JOIN download_permissions p ON p.permission_id = d.permission_id
		WHERE ${within(raw('d."timestamp"'), period)}
			AND (${filters.match === 'any' ? anyOf(asked) : allOf(asked)})`;
}

function filterConditions(filters: DownloadFilters): Sql[] {
	const columns = {
		product: raw('p.product_id'),
		order: raw('p.order_id'),
		ip_address: raw('d.user_ip_address'),
	} as const;
	const conditions: Sql[] = [];
	for (const name of ['product', 'order', 'ip_address'] as const) {
		const included = filters[`${name}_includes`];
		const excluded = filters[`${name}_excludes`];
		if (included.length > 0) {
			conditions.push(sql`${columns[name]} IN ${listOf(included)}`);
		}
		if (excluded.length > 0) {
			conditions.push(sql`${columns[name]} NOT IN ${listOf(excluded)}`);
		}
	}
	if (filters.customer_includes.length > 0) {
		conditions.push(sql`d.user_id IN ${usersOf(filters.customer_includes)}`);
	}
	if (filters.customer_excludes.length > 0) {
		conditions.push(
			sql`(d.user_id IS NULL OR d.user_id NOT IN ${usersOf(filters.customer_excludes)})`,
		);
	}
	return conditions;
}

function usersOf(customers: readonly number[]): Sql {
	return sql`(SELECT user_id FROM wc_customer_lookup
		WHERE user_id IS NOT NULL AND customer_id IN ${listOf(customers)})`;
}
