import { readPeriod } from '../request/periods';
import { readQuery } from '../request/query';
import type { Shop } from '../shop';
import { customersTable } from './customers';
import { downloadsTable } from './downloads';
import { ordersTable } from './orders';
import { stockTable } from './stock';
import { categoriesTable, couponsTable, productsTable, variationsTable } from './sold';
import { pageOf, type Table, type TableBody } from './table';
import { taxesTable } from './taxes';

/** Returns the expected page of a report's table; undefined if the path is not one. */
export function expectedTable(
	shop: Shop,
	path: string,
	asked: Readonly<Record<string, unknown>> | undefined,
	now: Date,
): TableBody | undefined {
	const single = /\/customers\/(\d+)$/.exec(path)?.[1];
	const query = readQuery(single === undefined ? asked : { ...asked, id: single });
	const period = readPeriod(query, shop, now);
	const name = single ? 'customers' : (/(?:\/reports\/|\/)([a-z]+)$/.exec(path)?.[1] ?? '');
	if (!single && !/\/reports\/|\/customers$/.test(path)) {
		return undefined;
	}
	const table = tables(name);
	return table && pageOf(table, query);

	function tables(of: string): Table | undefined {
		switch (of) {
			case 'orders':
				return ordersTable(shop, query, period);
			case 'products':
				return productsTable(shop, query, period);
			case 'variations':
				return variationsTable(shop, query, period);
			case 'categories':
				return categoriesTable(shop, query, period);
			case 'coupons':
				return couponsTable(shop, query, period);
			case 'taxes':
				return taxesTable(shop, query, period);
			case 'downloads':
				return downloadsTable(shop, query, period);
			case 'stock':
				return stockTable(shop, query);
			case 'customers':
				return customersTable(shop, query);
			default:
				return undefined;
		}
	}
}
