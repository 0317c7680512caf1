import type { ExportRequest } from '@store-analytics/rest-api';
import type { ReportColumn, ReportRows } from '../../exports/write/write-report';
import { orderDays } from '../../orders/order-days';
import {
	exportColumns,
	isExportType,
	isMoney,
	isPersonal,
	type ExportColumn,
	type ExportShop,
	type ExportType,
} from '../export/columns';
import { pagesOf, readShop, ROWS, type Page } from '../export/export-job';
import { ExportRequestError } from '../../exports/request';
import type { Call } from '../router/route';

/** The rows of a report with the columns of its own file. Throws an ExportRequestError for an unknown report. */
export async function reportRows(
	request: ExportRequest,
	call: Call<unknown>,
): Promise<ReportRows | undefined> {
	const { report } = request;
	if (report === null) return undefined;
	if (!isExportType(report)) {
		throw new ExportRequestError(`There is no report "${report}" to export.`);
	}
	const { context } = call;
	const readPage = pagesOf(report, await periodOf(report, request, call), call);
	const [shop, first] = await Promise.all([readShop(context), readPage(1)]);
	const columns = exportColumns(report, shop).filter(
		(column) => request.personal || !isPersonal(report, column),
	);
	return {
		name: report,
		columns: columns.map((column) => typeOf(column, first, shop)),
		total: first.total,
		async *portions() {
			for (let page = 1; page <= Math.ceil(first.total / ROWS); page++) {
				const { rows } = page === 1 ? first : await readPage(page);
				yield rows.map((row) => columns.map(([, value]) => value(row, shop)));
			}
		},
	};
}

/** Numbers are numbers in Parquet: a column whose first values are all numbers. */
function typeOf(column: ExportColumn, { rows }: Page, shop: ExportShop): ReportColumn {
	const [label, value] = column;
	if (isMoney(column)) return { label, type: 'DECIMAL(18,6)' };
	const values = rows.map((row) => value(row, shop)).filter((one) => one !== '' && one !== null);
	const isNumber = values.length > 0 && values.every((one) => typeof one === 'number');
	return { label, type: isNumber ? 'DOUBLE' : 'VARCHAR' };
}

/** Reports choose a range of their own if they are not told one; lists of customers and stock have none. */
async function periodOf(
	report: ExportType,
	{ since, until }: ExportRequest,
	{ context }: Call<unknown>,
): Promise<Record<string, string>> {
	if (report === 'customers' || report === 'stock') return {};
	const { firstOrder } = await orderDays(context.database);
	const today = context.now().toISOString().slice(0, 10);
	return {
		after: `${since ?? firstOrder ?? today}T00:00:00`,
		before: `${until ?? dayAfter(today)}T23:59:59`,
	};
}

/** East of UTC it may be tomorrow already. */
function dayAfter(day: string): string {
	return new Date(Date.parse(`${day}T00:00:00Z`) + 24 * 60 * 60_000).toISOString().slice(0, 10);
}
