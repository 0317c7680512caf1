import { dimensionOf, type DimensionKey } from '../dimensions';
import { requestWithHeaders, type Reply } from '../client/request';
import { paths } from '../paths';
import type { Stats } from '../rows/stats';
import { rowsRequest, statsRequest, type BreakdownParams, type QueryRequest } from './request';
import { aboutOf, cellsIn, isQueryReply, rowsIn, statsIn, type GridCell } from './response';
import type { BreakdownRow } from '../rows/breakdown';
import type { DimensionText } from './values';

/** Asks for the rows of a breakdown's table. Rejects with an ApiError, also if the shop refuses the query. */
export async function loadBreakdownRows(
	params: BreakdownParams,
	signal: AbortSignal,
): Promise<Reply<BreakdownRow[]>> {
	const query = rowsRequest(params);
	const reply = await ask(query, signal);
	const { rows, total } = rowsIn(reply, String(params['by']), query.metrics[0]);
	const perPage = Number(params['per_page'] ?? 25);
	return { data: rows, total, totalPages: Math.ceil(total / perPage), about: aboutOf(reply) };
}

/** Asks for totals and intervals of a breakdown. All intervals come on one page. */
export async function loadBreakdownStats(
	params: BreakdownParams,
	signal: AbortSignal,
): Promise<Reply<Stats>> {
	const reply = await ask(statsRequest(params), signal);
	const data = statsIn(reply, String(params['by']), params['segmentby'] !== undefined);
	return { data, total: data.intervals.length, totalPages: 1 };
}

/** Asks for a report's first number by two dimensions at once, with the report's filters. */
export async function loadBreakdownGrid(
	params: BreakdownParams,
	dimensions: readonly [DimensionKey, DimensionKey],
): Promise<GridCell[]> {
	const { metrics, ...query } = rowsRequest(params);
	const [metric = ''] = metrics;
	const asked = { ...query, metrics: [metric], dimensions, sort: metric, limit: 1000, offset: 0 };
	return cellsIn(await ask(asked), dimensions, metric);
}

/** Before the first and after the last day of any shop. */
const ever = { after: '1990-01-01', before: '2099-12-31' };

/** Asks for values of a dimension at any time, the most frequent first; `only` limits them to these. */
export async function loadDimensionValues(
	dimension: DimensionKey,
	{ only }: { readonly only?: readonly DimensionText[] } = {},
): Promise<BreakdownRow[]> {
	const metrics = dimensionOf(dimension)?.grain === 'refund' ? ['refunds_count'] : ['orders_count'];
	const filters = only ? [{ dimension, is: only }] : [];
	const query = { metrics, dimensions: [dimension], filters, range: ever, limit: 1000 };
	return rowsIn(await ask(query), dimension).rows;
}

async function ask(query: QueryRequest, signal?: AbortSignal): Promise<unknown> {
	const { data } = await requestWithHeaders({
		path: paths.query,
		method: 'POST',
		changesNothing: true,
		data: query,
		...(signal && { signal }),
		isExpected: isQueryReply,
	});
	return data;
}
