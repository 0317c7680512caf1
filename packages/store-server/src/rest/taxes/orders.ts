import type { TaxOrderRow } from '@store-analytics/rest-api';
import { readReport } from '../../database/sql';
import { byValue } from '../../database/text-order';
import { placedTaxes } from '../../reports/facts/placed-taxes';
import { tidy } from '../../reports/metrics/metric';
import { readPeriod } from '../../reports/periods/period';
import { formatWallTime } from '../../reports/periods/wall-time';
import { openShop } from '../../reports/shop';
import { readPage } from '../../reports/tables/table';
import { ordersWithTaxes, taxOrders } from '../../reports/tables/tax-place-table';
import { filteredByDimensions } from '../reports/dimension-filters';
import { orderNumber } from '../reports/order-number';
import { tableReply } from '../reports/table-reply';
import { route, type Route } from '../router/route';
import { contextArgument, pagingArguments, sortDirection } from '../router/schema';
import { taxPlaceArguments } from './rows';

interface FoundOrder {
	readonly order_id: number;
	readonly parent_id: number;
	readonly number: string | null;
	readonly moment: number;
	readonly [name: string]: number | string | null;
}

/** `GET store-analytics/v1/taxes/orders`: what each order and refund adds to the same numbers, in order of time. */
export const taxOrderRows: Route = filteredByDimensions(
	route({
		path: '/store-analytics/v1/taxes/orders',
		args: {
			...contextArgument,
			...pagingArguments,
			...taxPlaceArguments,
			order: sortDirection,
		},
		async handle({ args, context }) {
			const shop = await openShop(context);
			const period = readPeriod(args, shop.clock, context.now());
			const taxes = placedTaxes(shop, period, args.by, args);
			const page = await readPage<Pick<FoundOrder, 'order_id'>>(context.database, {
				rows: ordersWithTaxes(taxes),
				sort: [byValue('dated'), byValue('order_id')],
				order: args.order,
				page: args.page,
				perPage: args.per_page,
			});
			// The sums of all orders take ten times as long as those of a page.
			const ids = page.rows.map(({ order_id }) => order_id);
			const summed = await readReport<FoundOrder>(context.database, taxOrders(taxes, ids));
			const byId = new Map(summed.map((row) => [row.order_id, row]));
			const rows = ids.flatMap((id) => byId.get(id) ?? []);
			return tableReply({ ...page, rows }, writeRow);
		},
	}),
);

function writeRow(row: FoundOrder): TaxOrderRow {
	const { order_id, parent_id } = row;
	const number = (name: string) => tidy(Number(row[name] ?? 0), 'amount');
	const amount = (name: string) => (row[name] === null ? null : number(name));
	return {
		order_id,
		parent_id,
		order_number: orderNumber(row.number, parent_id === 0 ? order_id : parent_id),
		date: formatWallTime(Number(row.moment)),
		taxable_amount: amount('taxable_amount'),
		refunded_amount: amount('refunded_amount'),
		charged_tax: number('charged_tax'),
		charged_shipping_tax: number('charged_shipping_tax'),
		refunded_tax: number('refunded_tax'),
		total_tax: number('total_tax'),
		orders_count: number('orders_count'),
	};
}
