import type { TablePage } from '../../reports/tables/table';
import { collection, type RouteReply } from '../router/route';

/** The reply for a page of a table, its rows written by `write`. Beyond the end there is nothing, as the peer counts it. */
export function tableReply<Row>(page: TablePage<Row>, write: (row: Row) => object): RouteReply {
	const total = page.totalPages === 0 ? 0 : page.total;
	return { ...collection(page.rows.map(write), total, 0), totalPages: page.totalPages };
}
