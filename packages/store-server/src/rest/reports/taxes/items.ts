import { itemOrderings } from '@store-analytics/rest-api';
import { contextArgument, pagingArguments, sortDirection } from '../../router/schema';
import { route, type Route } from '../../router/route';
import { readPage, tableReply } from '../core/items';
import { tidy } from '../core/metrics';
import { periodArguments, readPeriod } from '../core/period';
import { openShop } from '../core/shop';
import { orderbyArgument } from '../core/stats-route';
import { sql, type Sql } from '../sql/sql';
import { taxesPaid } from './stats';

const sortKeys = {
	name: 'lower(name)',
	tax_rate_id: 'tax_rate_id',
	tax_code: 'lower(code)',
	rate: 'rate',
	order_tax: 'order_tax',
	total_tax: 'total_tax',
	shipping_tax: 'shipping_tax',
	orders_count: 'orders_count',
} as const;

interface TaxReportRow {
	readonly tax_rate_id: number;
	readonly name: string | null;
	readonly rate: number | null;
	readonly country: string | null;
	readonly state: string | null;
	readonly priority: number | null;
	readonly total_tax: number | null;
	readonly order_tax: number | null;
	readonly shipping_tax: number | null;
	readonly orders_count: number | null;
}

/** `GET reports/taxes`: one row per rate that was paid in the period. */
export const taxesReport: Route = route({
	path: '/wc-analytics/reports/taxes',
	args: {
		...contextArgument,
		...pagingArguments,
		...periodArguments,
		order: sortDirection,
		force_cache_refresh: { type: 'boolean' },
		orderby: orderbyArgument(itemOrderings.taxes, 'tax_rate_id'),
		taxes: { type: 'array', items: { type: 'string' } },
	},
	async handle({ args, context, restUrl }) {
		const shop = await openShop(context);
		const period = readPeriod(args, shop.clock, context.now());
		const named = (args.taxes ?? []).map(Number).filter(Number.isInteger);
		const page = await readPage<TaxReportRow>(context.database, {
			rows: taxRows(taxesPaid(shop, period, named)),
			sort: [sortKeys[args.orderby], 'tax_rate_id'],
			order: args.order,
			page: args.page,
			perPage: args.per_page,
		});
		return tableReply(page, (row) => ({
			tax_rate_id: row.tax_rate_id,
			name: row.name ?? '',
			tax_rate: row.rate ?? 0,
			country: row.country ?? '',
			state: row.state ?? '',
			priority: row.priority ?? 0,
			total_tax: tidy(row.total_tax, 'amount'),
			order_tax: tidy(row.order_tax, 'amount'),
			shipping_tax: tidy(row.shipping_tax, 'amount'),
			orders_count: tidy(row.orders_count, 'count'),
			_links: { tax: [{ href: restUrl(`/wc-analytics/taxes/${row.tax_rate_id}`) }] },
		}));
	},
});

/**
 * Sums by rate with the rate as it stands; of a rate that is gone, its name and percentage as an order of the time
 * has them.
 */
function taxRows(paid: Sql): Sql {
	return sql`SELECT p.tax_rate_id, COALESCE(r.name, i.label) AS name,
			COALESCE(r.code, i.code) AS code, COALESCE(r.rate, i.rate_percent) AS rate,
			r.country, r.state, r.priority,
			p.total_tax, p.order_tax, p.shipping_tax, p.orders_count
		FROM (SELECT tax_rate_id, SUM(total_tax) AS total_tax, SUM(order_tax) AS order_tax,
				SUM(shipping_tax) AS shipping_tax,
				COUNT(DISTINCT order_id) FILTER (WHERE NOT is_refund) AS orders_count
			FROM (${paid}) GROUP BY tax_rate_id) p
		LEFT JOIN tax_rates r ON r.id = p.tax_rate_id
		LEFT JOIN (SELECT rate_id, ANY_VALUE(label) AS label, ANY_VALUE(code) AS code,
				ANY_VALUE(rate_percent) AS rate_percent
			FROM order_items WHERE order_item_type = 'tax'
				AND rate_id NOT IN (SELECT id FROM tax_rates) GROUP BY rate_id
		) i ON i.rate_id = p.tax_rate_id`;
}
