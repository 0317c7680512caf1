import type { Segment, Stats, StatsInterval, Totals } from './rows/stats';
import type { Leaderboard, LeaderboardCell, PerformanceIndicator } from './rows/shop';

type Dictionary = Record<string, unknown>;

/**
 * Checks whether a value is a plain JSON object, not an array or null.
 * @example isDictionary([]) // false
 */
export function isDictionary(value: unknown): value is Dictionary {
	return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function text(value: unknown): string {
	return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** Reads a finite number, also from numeric text, which some extensions send; else null. */
function number(value: unknown): number | null {
	if (typeof value === 'string' && value.trim() === '') return null;
	const result = typeof value === 'string' ? Number(value) : value;
	return typeof result === 'number' && Number.isFinite(result) ? result : null;
}

function rows<Row>(value: unknown, parse: (row: Dictionary) => Row): Row[] {
	return Array.isArray(value) ? value.filter(isDictionary).map(parse) : [];
}

function parseSegment(raw: Dictionary): Segment {
	return {
		segment_id: typeof raw['segment_id'] === 'number' ? raw['segment_id'] : text(raw['segment_id']),
		segment_label: text(raw['segment_label']),
		subtotals: parseMetrics(raw['subtotals']),
	};
}

/** Converts numeric text. Other values belong to extensions and stay as they are. */
function parseMetrics(raw: unknown): Record<string, number> {
	if (!isDictionary(raw)) return {};
	const values = Object.entries(raw).filter(([name]) => name !== 'segments');
	const known = values.map(([name, value]) => [name, number(value) ?? value]);
	// as: only the extension that added another type reads it.
	return Object.fromEntries(known.filter(([, value]) => value !== null)) as Record<string, number>;
}

function parseTotals(raw: unknown): Totals {
	const metrics: Totals = parseMetrics(raw);
	if (!isDictionary(raw) || !Array.isArray(raw['segments'])) return metrics;
	return { ...metrics, segments: rows(raw['segments'], parseSegment) } as Totals; // `segments` is the only key of Totals that is not a number
}

function parseInterval(raw: Dictionary): StatsInterval {
	return {
		interval: text(raw['interval']),
		date_start: text(raw['date_start']),
		date_start_gmt: text(raw['date_start_gmt']),
		date_end: text(raw['date_end']),
		date_end_gmt: text(raw['date_end_gmt']),
		subtotals: parseTotals(raw['subtotals']),
	};
}

/**
 * Checks whether a response has the shape of a report's stats. PHP writes empty totals as an empty list.
 * @example isStats({ totals: [] }) // true
 */
export function isStats(raw: unknown): boolean {
	const totals = isDictionary(raw) ? raw['totals'] : undefined;
	return isDictionary(totals) || (Array.isArray(totals) && totals.length === 0);
}

/**
 * Parses the stats of any report. Malformed parts are left out or empty. Never throws.
 * @example parseStats({ totals: { orders_count: '3' } }) // { totals: { orders_count: 3 }, intervals: [] }
 */
export function parseStats(raw: unknown): Stats {
	const reply = isDictionary(raw) ? raw : {};
	return {
		totals: parseTotals(reply['totals']),
		intervals: rows(reply['intervals'], parseInterval),
	};
}

/**
 * Parses the rows of a collection and leaves out anything but objects. Fields stay as the server sent them. Never
 * throws.
 * @example parseItems([{ id: 5 }, null]) // [{ id: 5 }]
 */
export function parseItems(raw: unknown): Dictionary[] {
	return rows(raw, (row) => row);
}

function reportPath(raw: Dictionary): string {
	const links = isDictionary(raw['_links']) ? raw['_links']['report'] : undefined;
	const first: unknown = Array.isArray(links) ? links[0] : undefined;
	return isDictionary(first) ? text(first['href']) : '';
}

/**
 * Parses performance indicators and leaves out entries without a `stat`. Never throws.
 * @example parseIndicators([{ stat: 'orders/orders_count', value: '3' }])[0].value // 3
 */
export function parseIndicators(raw: unknown): PerformanceIndicator[] {
	return rows(raw, (row) => ({
		stat: text(row['stat']),
		chart: text(row['chart']),
		label: text(row['label']),
		format: text(row['format']) || 'number',
		value: number(row['value']),
		report: reportPath(row),
	})).filter(({ stat }) => stat !== '');
}

function parseCell(raw: Dictionary): LeaderboardCell {
	const value = raw['value'];
	const cell: LeaderboardCell = {
		display: text(raw['display']),
		value: typeof value === 'number' ? value : text(value),
	};
	return typeof raw['format'] === 'string' ? { ...cell, format: raw['format'] } : cell;
}

/**
 * Parses leaderboards with their rows and leaves out entries without an id. Never throws.
 * @example parseLeaderboards([{ id: 'products', label: 'Top products' }])[0].rows // []
 */
export function parseLeaderboards(raw: unknown): Leaderboard[] {
	return rows(raw, (board) => ({
		id: text(board['id']),
		label: text(board['label']),
		headers: rows(board['headers'], (header) => ({ label: text(header['label']) })),
		rows: Array.isArray(board['rows'])
			? board['rows'].map((row: unknown) => rows(row, parseCell))
			: [],
	})).filter(({ id }) => id !== '');
}
