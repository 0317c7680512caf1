import { compareValues, type Mismatch } from '../compare';
import type { Responses } from './responses';
import {
	idOf,
	intendedCustomerStats,
	intendedIndicators,
	intendedStats,
	intendedTable,
	isIntendedCount,
} from './values';
import { leadersOf } from './leaders';
import { listAt, valueAt } from './reply-values';
import { readQuery } from '../expected/request/query';
import { stockNumbers } from '../expected/tables/stock';

/**
 * Returns the places where a report's response differs from the export, whatever was recorded. Where the server
 * deliberately deviates from the recording, only this check detects a wrong value.
 */
export function lapses(responses: Responses): Mismatch[] {
	if (valueAt(responses.ours, 'status') !== 200) {
		return [];
	}
	const body = valueAt(responses.ours, 'body');
	const { decimals } = responses.shop.settings;
	return [
		...compareValues(told(intendedBody(responses), body), body, 'body', decimals),
		...wrongCounts(responses),
	];
}

/** Headers that tell another number of rows or pages than the export gives. */
function wrongCounts(responses: Responses): Mismatch[] {
	const { path } = responses.request;
	const hasIntervals = path.endsWith('/stats') && !/\/(customers|stock)\/stats$/.test(path);
	const count = hasIntervals
		? intendedStats(responses)?.count
		: intendedTable(responses)?.all.length;
	// Past the last page, the real shop tells other numbers.
	const shown = listAt(responses.ours, hasIntervals ? 'body.intervals' : 'body');
	if (shown.length === 0) return [];
	return ['headers.x-wp-total', 'headers.x-wp-totalpages'].flatMap((where) => {
		const actual = valueAt(responses.ours, where);
		const isRight =
			actual === undefined ||
			count === undefined ||
			isIntendedCount(where, Number(actual), count, responses);
		return isRight ? [] : [{ where, expected: count, actual }];
	});
}

/** Returns a report as far as the export determines it; undefined for other paths. */
function intendedBody(responses: Responses): unknown {
	const { request, shop } = responses;
	const report = /^\/wc-analytics\/(?:reports\/)?([a-z-]+)(?:\/|$)/.exec(request.path)?.[1];
	const isStats = request.path.endsWith('/stats');
	if (report === 'leaderboards') {
		return boards(responses);
	}
	if (report === 'performance-indicators') {
		return intendedIndicators(responses);
	}
	if (!/\/reports\/|\/customers$/.test(request.path)) {
		return undefined;
	}
	if (isStats && report === 'customers') {
		return { totals: intendedCustomerStats(responses) };
	}
	if (isStats && report === 'stock') {
		return { totals: stockNumbers(shop) };
	}
	return isStats ? intendedStats(responses) : rows(responses);
}

/** Returns the rows of a table. If others are shown, it compares only which rows they are, not their contents. */
function rows(responses: Responses): unknown {
	const table = intendedTable(responses);
	const shown = listAt(responses.ours, 'body').map(idOf);
	const intended = table?.rows.map(({ id }) => id) ?? [];
	const isPage =
		shown.length === intended.length &&
		intended.every((id, index) => id === shown[index] || (id < 0 && (shown[index] ?? 0) >= 1e9));
	if (!table) {
		return undefined;
	}
	return isPage ? table.rows.map(({ id, row }) => (id < 0 ? {} : row)) : { ids: intended };
}

function boards(responses: Responses): unknown {
	const size = readQuery(responses.request.query).number('per_page', 5);
	return listAt(responses.ours, 'body').map((board) => {
		const id = String(valueAt(board, 'id'));
		const leaders = Array.isArray(valueAt(board, 'rows')) ? leadersOf(id, responses) : [];
		return {
			rows: leaders
				.slice(0, size)
				.map(({ count, amount }) => [{}, { value: count }, { value: amount }]),
		};
	});
}

/**
 * Fills an expected value with our own where the export does not determine it. An expected list also determines its
 * length.
 */
function told(intended: unknown, mine: unknown): unknown {
	if (Array.isArray(intended) && Array.isArray(mine)) {
		return intended.map((value, index) => told(value, mine[index]));
	}
	if (isRecord(intended) && isRecord(mine)) {
		const values = Object.entries(mine).map(([key, value]) => [key, told(intended[key], value)]);
		return Object.fromEntries(values);
	}
	return intended === undefined ? mine : intended;
}

function isRecord(value: unknown): value is Record<string, unknown> {
	return typeof value === 'object' && value !== null && !Array.isArray(value);
}
