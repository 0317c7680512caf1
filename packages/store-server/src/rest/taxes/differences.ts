import type { TaxDifference, TaxDifferences } from '@store-analytics/rest-api';
import { raw, readReport, sql } from '../../database/sql';
import { milliseconds } from '../../database/dialect';
import { tidy } from '../../reports/metrics/metric';
import { readPeriod } from '../../reports/periods/period';
import { formatWallTime } from '../../reports/periods/wall-time';
import { openShop } from '../../reports/shop';
import { listedOrders, taxedOrders, taxTotals } from '../../reports/tables/tax-differences';
import { periodArguments } from '../reports/arguments';
import { filteredByDimensions } from '../reports/dimension-filters';
import { orderNumber } from '../reports/order-number';
import { route, type Route } from '../router/route';

interface FoundOrder {
	readonly order_id: number;
	readonly parent_id: number;
	readonly number: string | null;
	readonly at: number;
	readonly taxes: number;
	readonly revenue_taxes: number;
	readonly difference: number;
}

/** `GET store-analytics/v1/taxes/differences`: taxes by rate beside those of Revenue, and the orders that cause a difference. */
export const taxDifferences: Route = filteredByDimensions(
	route({
		path: '/store-analytics/v1/taxes/differences',
		args: periodArguments,
		async handle({ args, context }) {
			const { database } = context;
			const shop = await openShop(context);
			const { precision } = shop.settings.currency;
			const orders = taxedOrders(shop, readPeriod(args, shop.clock, context.now()));
			const listed = async (which: 'differing' | 'unknown') => {
				const found = listedOrders(orders, which, precision);
				const rows = await readReport<FoundOrder>(
					database,
					sql`SELECT *, ${milliseconds(raw('dated'))} AS at FROM (${found})`,
				);
				return rows.map(written);
			};
			const [totals] = await readReport<Record<string, number>>(
				database,
				taxTotals(orders, precision),
			);
			const number = (name: string) => tidy(Number(totals?.[name] ?? 0), 'amount');
			const data: TaxDifferences = {
				taxes: number('taxes'),
				revenue_taxes: number('revenue_taxes'),
				difference: number('difference'),
				orders_count: number('orders_count'),
				orders: await listed('differing'),
				unknown_count: number('unknown_count'),
				unknown: await listed('unknown'),
			};
			return { data };
		},
	}),
);

function written(row: FoundOrder): TaxDifference {
	const { order_id, parent_id } = row;
	return {
		order_id,
		parent_id,
		order_number: orderNumber(row.number, parent_id === 0 ? order_id : parent_id),
		date: formatWallTime(Number(row.at)),
		taxes: tidy(row.taxes, 'amount'),
		revenue_taxes: tidy(row.revenue_taxes, 'amount'),
		difference: tidy(row.difference, 'amount'),
	};
}
