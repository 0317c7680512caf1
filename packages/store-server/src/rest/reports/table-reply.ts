import type { TablePage } from '../../reports/tables/table';
import { collection, type RouteReply } from '../router/route';

/** The reply for a page of a table, its rows written by `write`. */
export function tableReply<Row>(page: TablePage<Row>, write: (row: Row) => object): RouteReply {
	return { ...collection(page.rows.map(write), page.total, 0), totalPages: page.totalPages };
}
