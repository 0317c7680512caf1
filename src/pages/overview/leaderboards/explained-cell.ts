import type { LeaderboardCell, ReportName } from '@store-analytics/rest-api';
import { categoryDifference, categoryRowNote } from '../../../reports/catalog/row-difference';
import type { MetricType } from '../../../reports/engine/definition/cells';
import type { ExplainTarget, Span } from '../../../reports/engine/explain/target';

/** The metrics of a leaderboard's columns after the first, and the parameter of its links that identifies the item. */
interface Ranking {
	readonly endpoint: ReportName;
	readonly param: string;
	readonly metrics: readonly [metric: string, type: MetricType][];
	readonly difference?: ExplainTarget['difference'];
}

const sold: Ranking['metrics'] = [
	['items_sold', 'number'],
	['net_revenue', 'currency'],
];

const rankings: Readonly<Partial<Record<string, Ranking>>> = {
	products: { endpoint: 'products', param: 'products', metrics: sold },
	categories: {
		endpoint: 'products',
		param: 'categories',
		metrics: sold,
		difference: categoryDifference,
	},
	coupons: {
		endpoint: 'coupons',
		param: 'coupons',
		metrics: [
			['orders_count', 'number'],
			['amount', 'currency'],
		],
	},
	customers: {
		endpoint: 'customers',
		param: 'customers',
		metrics: [
			['orders_count', 'number'],
			['total_spend', 'currency'],
		],
	},
};

/** A sentence about what the rows of a leaderboard count, if their pages count more. */
export function noteOfLeaders(board: string): string {
	return board === 'categories' ? categoryRowNote() : '';
}

/** Checks whether the columns of a leaderboard are known; extensions' leaderboards may contain anything. */
export function isExplained(board: string): boolean {
	return Object.hasOwn(rankings, board);
}

interface Place {
	readonly board: string;
	readonly row: readonly LeaderboardCell[];
	/** Index after the column of names, from 0. */
	readonly column: number;
	readonly label: string;
	readonly span: Span;
}

/** Returns the number in a cell of a leaderboard; undefined if its row has no link to its item. */
export function targetOfLeader({
	board,
	row,
	column,
	label,
	span,
}: Place): ExplainTarget | undefined {
	const ranking = rankings[board];
	const [metric, type] = ranking?.metrics[column] ?? [];
	const [name, ...numbers] = row;
	if (!ranking || !metric || !type || !name) return undefined;
	const { endpoint, param, metrics, difference } = ranking;
	const id = idIn(name.display, param);
	if (id === undefined) return undefined;
	const shown = Number(numbers[column]?.value);
	const target = { endpoint, metric, label, type, of: String(name.value), shown, difference };
	if (board !== 'customers') return { ...target, query: { ...span, [param]: id } };
	const values = metrics.map(([key], index) => [key, numbers[index]?.value]);
	return { ...target, query: { ...span }, row: { id, ...Object.fromEntries(values) } };
}

/** Returns the item of a row; undefined if it has no link to one. */
export function leaderOf(board: string, [name]: readonly LeaderboardCell[]): number | undefined {
	const { param } = rankings[board] ?? {};
	return name && param !== undefined ? idIn(name.display, param) : undefined;
}

/** Returns the item that a name's link, HTML of the shop, leads to. */
function idIn(html: string, param: string): number | undefined {
	const link = new DOMParser().parseFromString(html, 'text/html').querySelector('a');
	const { searchParams } = new URL(link?.getAttribute('href') ?? '', document.baseURI);
	const id = Number(searchParams.get(param));
	return Number.isSafeInteger(id) && id > 0 ? id : undefined;
}
