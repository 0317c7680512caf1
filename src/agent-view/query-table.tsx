import { __, sprintf } from '@wordpress/i18n';
import {
	listed,
	useStore,
	type Cell,
	type Header,
	type Row,
	type Store,
} from '@store-analytics/components';
import type { QueryResponse } from '@store-analytics/rest-api/contract';
import { shownChange } from '../reports/engine/summary/change';
import { textOfValue, type ShownMetric } from './numbers';
import { numberOf, valueName } from './over-time';
import { SomeRows } from './some-rows';

interface QueryTableProps {
	readonly data: QueryResponse;
	readonly metrics: readonly ShownMetric[];
}

/** The rows of a query. Without dimensions its totals are all there is. */
export function QueryTable({ data, metrics }: QueryTableProps) {
	const { currency } = useStore();
	const { dimensions, rows, rows_count: count } = data;
	if (dimensions.length === 0) return null;
	const isCompared = data.compared_totals !== undefined;
	const headers: Header[] = [
		...dimensions.map(({ key, label }) => ({ key, label, isSortable: true, isLeftAligned: true })),
		...metrics.flatMap(({ key, label }) => [
			{ key, label, isNumeric: true, isSortable: true },
			...(isCompared ? [changeHeader(key, label)] : []),
		]),
	];
	const greatest = new Map(
		metrics.map(({ key }) => [key, Math.max(0, ...rows.map((row) => numberOf(row, key)))]),
	);
	const cells = rows.map((row): Row => [
		...dimensions.map(({ key }) => {
			const name = valueName(row, key);
			return { display: <bdi>{name}</bdi>, value: name };
		}),
		...metrics.flatMap((metric, index) =>
			numberCells(row, metric, {
				currency,
				greatest: index === 0 ? greatest.get(metric.key) : undefined,
			}),
		),
	]);
	const caption = listed(metrics.map(({ label }) => label));
	return <SomeRows caption={caption} headers={headers} rows={cells} count={count} />;
}

const changeHeader = (key: string, label: string): Header => ({
	key: `${key}:change`,
	label: __('Change', 'store-analytics'),
	// translators: %s: a number, such as Net sales.
	screenReaderLabel: sprintf(__('Change: %s', 'store-analytics'), label),
	isNumeric: true,
	isSortable: true,
});

interface Context {
	readonly currency: Store['currency'];
	/** Of the column, for bars; undefined without bars. */
	readonly greatest: number | undefined;
}

function numberCells(
	row: QueryResponse['rows'][number],
	metric: ShownMetric,
	{ currency, greatest }: Context,
): Cell[] {
	const now = numberOf(row, metric.key);
	const share = greatest ? { share: Math.max(0, now) / greatest } : {};
	const cell: Cell = { display: textOfValue(metric, now, currency), value: now, ...share };
	if (!row.compared) return [cell];
	const before = numberOf(row.compared, metric.key);
	return [cell, changeCell(metric, now, before, currency)];
}

/** By how much a number changed, and in percent where that says something. */
export function changeCell(
	metric: ShownMetric,
	now: number,
	before: number,
	currency: Store['currency'],
): Cell {
	const { delta, deltaAmount, isNothing } = shownChange(metric.type, now, before, currency);
	const change = now - before;
	const isBetter = change > 0 !== (metric.isReverseTrend ?? false);
	const look = change === 0 || metric.isNeutralTrend ? 'neither' : isBetter ? 'better' : 'worse';
	const percent =
		deltaAmount === undefined && delta !== undefined && delta !== 0 && before !== 0 && !isNothing;
	return {
		value: change,
		display: (
			<span className={`sa-agent-view__change is-${look}`} dir="ltr">
				{textOfValue(metric, change, currency, 'signed')}
				{percent && <small>{` (${delta > 0 ? '+' : ''}${delta}%)`}</small>}
			</span>
		),
	};
}
