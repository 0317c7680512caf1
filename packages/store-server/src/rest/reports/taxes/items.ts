import { reportEndpoints } from '@store-analytics/rest-api';
import { taxLineRows } from '../../../reports/facts/tax-lines';
import { readPeriod } from '../../../reports/periods/period';
import { openShop } from '../../../reports/shop';
import { tidy } from '../../../reports/metrics/metric';
import { readPage } from '../../../reports/tables/table';
import { taxLines, taxLineSort, taxRows, taxSort } from '../../../reports/tables/tax-table';
import { contextArgument, pagingArguments, sortDirection } from '../../router/schema';
import { route, type Route } from '../../router/route';
import { orderbyArgument, periodArguments, taxLocationArguments } from '../arguments';
import { tableReply } from '../table-reply';

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
	readonly taxable_amount?: number | null;
}

/** `orderby` before the taxed amount was known. */
const olderOrderings = reportEndpoints.taxes.items.filter((name) => name !== 'taxable_amount');

/** `GET reports/taxes`: one row per rate, and code, that was paid in the period. */
export const taxesReport: Route = route({
	path: '/wc-analytics/reports/taxes',
	args: {
		...contextArgument,
		...pagingArguments,
		...periodArguments,
		order: sortDirection,
		force_cache_refresh: { type: 'boolean' },
		orderby: orderbyArgument(reportEndpoints.taxes.items, 'tax_rate_id'),
		taxes: { type: 'array', items: { type: 'string' } },
		...taxLocationArguments.args,
	},
	before: {
		...taxLocationArguments.before,
		taxLines: { orderby: orderbyArgument(olderOrderings, 'tax_rate_id') },
	},
	async handle({ args, context, restUrl }) {
		const shop = await openShop(context);
		const { features } = shop.settings;
		const period = readPeriod(args, shop.clock, context.now());
		const named = (args.taxes ?? []).map(Number).filter(Number.isInteger);
		const taxes = taxLineRows(shop, period, { ...args, taxes: named });
		const page = await readPage<TaxReportRow>(context.database, {
			rows: features.taxLines ? taxLines(taxes) : taxRows(taxes),
			sort: features.taxLines ? taxLineSort(args.orderby) : taxSort(args.orderby),
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
			...(features.taxLines && { taxable_amount: tidy(row.taxable_amount, 'amount') }),
			orders_count: tidy(row.orders_count, 'count'),
			_links: { tax: [{ href: restUrl(`/wc-analytics/taxes/${row.tax_rate_id}`) }] },
		}));
	},
});
