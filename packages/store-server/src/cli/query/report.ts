import { encodeQuery } from '@store-analytics/rest-api';
import type { QueryRange } from '@store-analytics/rest-api/contract';
import { askFor, type Ask } from '../../mcp/ask';
import { UsageError } from '../../base/errors';
import type { PrintedRow } from './print-rows';

/** Reports whose rows the command prints. */
export const reportNames = [
	...['orders', 'products', 'variations', 'categories', 'coupons', 'taxes'],
	...['customers', 'stock', 'downloads'],
] as const;

/** Rows per page of REST. */
const PER_PAGE = 100;

type Row = Readonly<Record<string, unknown>>;

/** Loads the first `limit` rows of a report, as its screen lists them. */
export async function loadReport(
	ask: Ask,
	name: string | undefined,
	{ after, before }: QueryRange,
	limit: number,
): Promise<PrintedRow[]> {
	if (!reportNames.some((one) => one === name)) {
		throw new UsageError(
			`There is no report "${name ?? ''}". There are ${reportNames.join(', ')}.`,
		);
	}
	const days = { after: `${after}T00:00:00`, before: `${before}T23:59:59` };
	const rows: Row[] = [];
	for (let page = 1; rows.length < limit; page++) {
		const query = { ...days, extended_info: true, per_page: Math.min(limit, PER_PAGE), page };
		const found = await askFor<Row[]>(ask, `/wc-analytics/reports/${name}?${encodeQuery(query)}`);
		rows.push(...found);
		if (found.length < PER_PAGE) break;
	}
	return rows.slice(0, limit).map(printed);
}

/** Plain values of a row, with the name or code of its item. */
function printed(row: Row): PrintedRow {
	const { name, code } = Object(row['extended_info']) as Record<string, unknown>; // as: what REST adds
	const named = { ...row, name: row['name'] ?? name, code: row['code'] ?? code };
	return Object.fromEntries(
		Object.entries(named).filter(
			(entry): entry is [string, string | number | null] =>
				typeof entry[1] === 'string' || typeof entry[1] === 'number' || entry[1] === null,
		),
	);
}
