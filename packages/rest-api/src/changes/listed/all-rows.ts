import type { Query } from '../../query';
import type { ReportName } from '../../report-endpoints';
import type { FetchReports, Row } from '../subject';

const perPage = 100;
/** The most rows that are read one by one: five requests. */
const mostRows = 500;

/** Returns all rows of a list; undefined if there are too many to read. */
export async function allRows(
	report: ReportName,
	query: Query,
	{ rows }: Pick<FetchReports, 'rows'>,
): Promise<readonly Row[] | undefined> {
	const page = (number: number) =>
		rows(report, { ...query, order: 'asc', per_page: perPage, page: number });
	const first = await page(1);
	if (first.total > mostRows) return undefined;
	const further = Array.from({ length: Math.ceil(first.total / perPage) - 1 }, (_, at) => at + 2);
	const pages = [first, ...(await Promise.all(further.map(page)))];
	return pages.flatMap((one) => one.rows);
}

/** Returns the value of a key in an object; undefined for anything but an object. */
export function entry(value: unknown, key: string | number): unknown {
	return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}
