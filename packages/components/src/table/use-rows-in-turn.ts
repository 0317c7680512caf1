import {
	startTransition,
	useEffect,
	useLayoutEffect,
	useMemo,
	useState,
	type RefObject,
} from 'react';
import type { Row } from './types';

/** How a table was laid out when all of its rows were there, in px. */
interface SeenTable {
	/** What was in it. */
	readonly contents: string;
	readonly windowWidth: number;
	readonly width: number;
	readonly columns: readonly number[];
	/** Where its rows begin on the page, and where each ends, counted from there. */
	readonly top: number;
	readonly ends: readonly number[];
}

/** By caption. */
const seenTables = new Map<string, SeenTable>();
/** The room that the last one had; with another, as when the menu is folded, what is known of the others says nothing. */
let lastRoom = 0;

/** Fewer are not worth a second drawing. */
const worthwhile = 8;

interface RowsInTurn {
	readonly rows: Row[];
	/** While not all rows are drawn: how wide table and columns were with all of them, and how high those are that come. */
	readonly awaited:
		| { readonly width: number; readonly columns: readonly number[]; readonly height: number }
		| undefined;
}

/**
 * A table that was seen before has at first the rows that the window holds; the others, for which the room is kept, come behind the
 * first paint, so that one comes back to a screen in half the time. Columns are as wide as they will be, and whatever
 * else is in the table has all rows at once.
 */
export function useRowsInTurn(
	box: RefObject<HTMLElement>,
	{ caption, rows, isInert }: { caption: string; rows: Row[]; isInert: boolean },
): RowsInTurn {
	const [first] = useState(() => (isInert ? undefined : inSight(caption, rows)));
	const [isWhole, setWhole] = useState(false);
	const awaited = first?.rows === rows && !isWhole ? first : undefined;
	useEffect(() => {
		if (!first) return undefined;
		let task: ReturnType<typeof setTimeout> | undefined;
		// The task after a frame's callbacks comes behind its paint.
		const frame = requestAnimationFrame(() => {
			task = setTimeout(() => startTransition(() => setWhole(true)));
		});
		return () => {
			cancelAnimationFrame(frame);
			clearTimeout(task);
		};
	}, [first]);
	const isComplete = !isInert && !awaited && rows.length > worthwhile;
	useLayoutEffect(() => {
		const table = box.current?.querySelector('table');
		if (!table || !isComplete || typeof ResizeObserver === 'undefined') return undefined;
		// Where the browser has laid the page out anyway.
		const observer = new ResizeObserver(() => remember(caption, rows, table));
		observer.observe(table);
		return () => observer.disconnect();
	}, [box, caption, rows, isComplete]);
	const count = awaited?.count;
	const shown = useMemo(() => (count === undefined ? rows : rows.slice(0, count)), [rows, count]);
	return { rows: shown, awaited };
}

function contentsOf(rows: Row[]): string {
	return rows.map((row) => row.map(({ value }) => String(value)).join('\t')).join('\n');
}

function remember(caption: string, rows: Row[], table: HTMLTableElement): void {
	const [body] = table.tBodies;
	const [head] = table.tHead?.rows ?? [];
	if (!body || !head) return;
	const room = table.parentElement?.clientWidth ?? 0;
	if (room !== lastRoom) seenTables.clear();
	lastRoom = room;
	const { top } = body.getBoundingClientRect();
	seenTables.set(caption, {
		contents: contentsOf(rows),
		windowWidth: window.innerWidth,
		width: table.getBoundingClientRect().width,
		columns: [...head.cells].map((cell) => cell.getBoundingClientRect().width),
		top: top + window.scrollY,
		ends: [...body.rows].map((row) => row.getBoundingClientRect().bottom - top),
	});
}

/** How many rows the window holds, and what the others will take; undefined where that is not known or most of them are in sight. */
function inSight(caption: string, rows: Row[]) {
	const seen = seenTables.get(caption);
	if (!seen || document.hidden || seen.windowWidth !== window.innerWidth) return undefined;
	if (seen.contents !== contentsOf(rows)) return undefined;
	const bottom = window.scrollY + window.innerHeight - seen.top;
	const count = Math.max(1, seen.ends.findIndex((end) => end > bottom) + 1);
	const [end = 0, height = 0] = [seen.ends[count - 1], seen.ends.at(-1)];
	if (bottom >= height || rows.length - count < worthwhile) return undefined;
	return { ...seen, rows, count, height: height - end };
}
