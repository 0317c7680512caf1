import type { Segment, Stats, StatsInterval, Totals } from './rows/stats';
import type { Leaderboard, LeaderboardCell, PerformanceIndicator } from './rows/shop';

type Dictionary = Record<string, unknown>;

/** Whether a reply is a plain JSON object. */
export function isDictionary(value: unknown): value is Dictionary {
	return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function text(value: unknown): string {
	return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** A finite number, also from numeric text as some extensions send it; else null. */
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

/** Numeric text is read; what else is no number is an extension's own, and stays as it is. */
function parseMetrics(raw: unknown): Record<string, number> {
	if (!isDictionary(raw)) return {};
	const values = Object.entries(raw).filter(([name]) => name !== 'segments');
	const known = values.map(([name, value]) => [name, number(value) ?? value]);
	// as: only the extension that added something else reads it.
	return Object.fromEntries(known.filter(([, value]) => value !== null)) as Record<string, number>;
}

function parseTotals(raw: unknown): Totals {
	const metrics: Totals = parseMetrics(raw);
	if (!isDictionary(raw) || !Array.isArray(raw['segments'])) return metrics;
	return { ...metrics, segments: rows(raw['segments'], parseSegment) } as Totals; // `segments` is the one key of Totals that is no number
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

/** Whether a reply can be a report's stats. What PHP has nothing in is a list. */
export function isStats(raw: unknown): boolean {
	const totals = isDictionary(raw) ? raw['totals'] : undefined;
	return isDictionary(totals) || (Array.isArray(totals) && totals.length === 0);
}

/** Stats of any report; what is not as expected is empty or left out. Never throws. */
export function parseStats(raw: unknown): Stats {
	const reply = isDictionary(raw) ? raw : {};
	return {
		totals: parseTotals(reply['totals']),
		intervals: rows(reply['intervals'], parseInterval),
	};
}

/** Rows of a collection; what is no object is left out. Fields are as the server sent them. Never throws. */
export function parseItems(raw: unknown): Dictionary[] {
	return rows(raw, (row) => row);
}

function reportPath(raw: Dictionary): string {
	const links = isDictionary(raw['_links']) ? raw['_links']['report'] : undefined;
	const first: unknown = Array.isArray(links) ? links[0] : undefined;
	return isDictionary(first) ? text(first['href']) : '';
}

/** Performance indicators; entries without a `stat` are left out. Never throws. */
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

/** Leaderboards with their rows; entries without an id are left out. Never throws. */
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
