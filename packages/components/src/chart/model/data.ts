import { sum } from 'd3-array';
import { readDate, type DateReader } from './time';
import { dashOf, paletteColor, periodLook } from './palette';
import type { ChartMode, ChartNote, ChartRowLike, ChartValue, LegendItem, Series } from './types';

/** A time axis and series made from rows. All Dates contain the shop's wall clock in their UTC fields. */
export interface ChartData {
	dates: Date[];
	series: Series[];
	/** The notes of each date. */
	notes: readonly (readonly string[])[];
}

export interface ReadOptions {
	mode: ChartMode;
	reader: DateReader;
	/** Totals by series key; null means no total, and missing totals are added up from the values. */
	legendTotals?: Record<string, number | null>;
	/** Keys that stay in an item comparison with a total of 0 (S5.legend-and-compare.4). */
	chosenKeys?: ReadonlySet<string>;
	notes?: readonly ChartNote[];
	/** Returns the colour of a series; undefined for the default. */
	colorOf?: (index: number, key: string, items: LegendItem[]) => string | undefined;
}

interface Draft {
	key: string;
	label: string;
	legendLabel: string | undefined;
	total: number;
	values: (number | null)[];
	labelDates: (Date | null)[];
	unfinished: number | null;
	isTarget: boolean;
}

/** Parses rows into series. It skips rows without a valid date; an invalid value becomes a gap. */
export function readChartData(rows: readonly ChartRowLike[], options: ReadOptions): ChartData {
	const dated = rows.flatMap((row) => {
		const date = readDate(options.reader, row.date);
		return date ? [{ date, row }] : [];
	});
	const dates = dated.map(({ date }) => date);
	const drafts = collectDrafts(dated, options);
	const kept = options.mode === 'item-comparison' ? keepComparable(drafts, options) : drafts;
	return {
		dates,
		series: kept.map((draft, index) => finish(draft, index, kept, options)),
		notes: dated.map(({ row }) =>
			(options.notes ?? []).filter(({ date }) => date === row.date).map(({ text }) => text),
		),
	};
}

function collectDrafts(dated: { date: Date; row: ChartRowLike }[], options: ReadOptions): Draft[] {
	const drafts = new Map<string, Draft>();
	dated.forEach(({ row }, index) => {
		for (const [key, cell] of Object.entries(row)) {
			if (key === 'date' || !isChartValue(cell)) continue;
			let draft = drafts.get(key);
			if (!draft) {
				draft = emptyDraft(key, cell, dated.length);
				drafts.set(key, draft);
			}
			draft.values[index] = readNumber(cell.value);
			draft.labelDates[index] = readDate(options.reader, cell.labelDate);
			if (cell.isUnfinished) draft.unfinished = index;
			if (cell.isTarget) draft.isTarget = true;
		}
	});
	for (const draft of drafts.values()) {
		const total = options.legendTotals?.[draft.key];
		draft.total = total === null ? NaN : (readNumber(total) ?? sum(draft.values));
	}
	return [...drafts.values()];
}

function emptyDraft(key: string, cell: ChartValue, length: number): Draft {
	return {
		key,
		label: cell.label || key,
		legendLabel: cell.legendLabel,
		total: 0,
		values: new Array<number | null>(length).fill(null),
		labelDates: new Array<Date | null>(length).fill(null),
		unfinished: null,
		isTarget: false,
	};
}

function keepComparable(drafts: Draft[], { chosenKeys }: ReadOptions): Draft[] {
	return drafts
		.filter(({ key, total }) => total > 0 || chosenKeys?.has(key))
		.sort((a, b) => (b.total || 0) - (a.total || 0));
}

function finish(draft: Draft, index: number, all: Draft[], options: ReadOptions): Series {
	const items = all.map(({ key, label, total }) => ({
		key,
		label,
		total,
		visible: true,
		focus: true,
	}));
	const look = draft.isTarget ? targetLook : index;
	const period =
		options.mode === 'time-comparison' && !draft.isTarget ? periodLook(index) : undefined;
	const { color, dash, width } = period ?? {
		color: paletteColor(look),
		dash: dashOf(look),
		width: 2,
	};
	return {
		...draft,
		index,
		color: options.colorOf?.(look, draft.key, items) ?? color,
		dash,
		width,
	};
}

/** Grey with short dashes, so that it differs from actual values in every comparison. */
const targetLook = 8;

/** S8.7: true if every value equals `baseValue`, so there is nothing to see. */
export function isChartEmpty({ series }: Pick<ChartData, 'series'>, baseValue = 0): boolean {
	return series.every(
		({ values, isTarget }) =>
			isTarget || values.every((value) => value === null || value === baseValue),
	);
}

function isChartValue(cell: unknown): cell is ChartValue {
	return typeof cell === 'object' && cell !== null && 'value' in cell;
}

function readNumber(value: unknown): number | null {
	const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
	return typeof number === 'number' && Number.isFinite(number) ? number : null;
}
