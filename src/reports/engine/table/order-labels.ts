import type { OrderLabels } from '@store-analytics/rest-api/breakdowns';
import type { DimensionKey } from '@store-analytics/rest-api/dimensions';
import type { ReportTableColumn } from '../definition/definition';
import type { CellTools } from '../definition/cells';
import type { ReportModel } from '../definition/model';
import { isOptInColumn, withVisibility } from './columns';

/** Returns the dimensions of shown columns. */
export function shownDimensions(
	columns: readonly ReportTableColumn[],
	hidden: unknown,
): DimensionKey[] {
	const choosable = columns.flatMap(({ key, dimension, isUsual }) =>
		dimension ? [{ key, dimension, isOptIn: isOptInColumn({ dimension, isUsual }) }] : [],
	);
	return withVisibility(choosable, hidden).flatMap(({ visible, dimension }) =>
		visible ? [dimension] : [],
	);
}

/** The orders of rows. */
export function orderIds(rows: readonly unknown[]): number[] {
	return rows.map((row) => Number((row as { readonly order_id?: unknown }).order_id)); // as: only rows of orders have such columns
}

/** Asks what the orders of rows say of themselves. Its code loads with the first such column. */
export async function loadLabels(
	dimensions: readonly DimensionKey[],
	ids: readonly number[],
	signal: AbortSignal,
): Promise<OrderLabels> {
	const { loadOrderLabels } = await import(
		/* webpackChunkName: 'order-labels' */ '@store-analytics/rest-api/breakdowns'
	);
	return loadOrderLabels(ids, dimensions, signal);
}

/** The tools for a file of rows, with what shown columns need. */
export async function toolsForFile(
	{ model, tools }: { readonly model: ReportModel; readonly tools: CellTools },
	rows: readonly unknown[],
	hidden: unknown,
	signal: AbortSignal,
): Promise<CellTools> {
	const dimensions = shownDimensions(model.columns, hidden);
	if (dimensions.length === 0 || rows.length === 0) return tools;
	return { ...tools, orderLabels: await loadLabels(dimensions, orderIds(rows), signal) };
}
