import {
	startTransition,
	useEffect,
	useLayoutEffect,
	useMemo,
	useState,
	type RefObject,
} from 'react';
import type { Row } from './types';

/** The layout of a table with all of its rows, in px. */
interface SeenTable {
	/** Its contents. */
	readonly contents: string;
	readonly windowWidth: number;
	readonly width: number;
	readonly columns: readonly number[];
	/** The start of its rows on the page, and the end of each from there. */
	readonly top: number;
	readonly ends: readonly number[];
}

/** By caption. */
const seenTables = new Map<string, SeenTable>();
/** The width of the last place; in another, as with a folded menu, the layout will differ. */
let lastPlaceWidth = 0;

/** The most remaining rows that are rendered at once with the others. */
const fewRows = 8;

/** The rendered rows until all are. */
interface FirstRows extends SeenTable {
	/** Renders all of them. */
	readonly rows: Row[];
	/** How many rows are rendered, and the height in px of the others. */
	readonly count: number;
	readonly height: number;
}

/**
 * Returns the rows to render. A table that was shown before first renders the rows in the window, while `first`
 * describes its layout. The others follow after the first paint, so the screen returns in two thirds of the time. With
 * other contents, or in another place, it renders all at once.
 */
export function useVisibleRowsFirst(
	box: RefObject<HTMLElement>,
	{ caption, rows, isInert }: { caption: string; rows: Row[]; isInert: boolean },
): { readonly rows: Row[]; readonly first: FirstRows | undefined } {
	const [mounted, setMounted] = useState(() => (isInert ? undefined : visibleRows(caption, rows)));
	const first = mounted?.rows === rows ? mounted : undefined;
	useEffect(() => {
		if (!mounted) return undefined;
		let task: ReturnType<typeof setTimeout> | undefined;
		// The task after a frame's callbacks runs after its paint.
		const frame = requestAnimationFrame(() => {
			task = setTimeout(() => startTransition(() => setMounted(undefined)));
		});
		return () => {
			cancelAnimationFrame(frame);
			clearTimeout(task);
		};
	}, [mounted]);
	const isComplete = !isInert && !first && rows.length > fewRows;
	useLayoutEffect(() => {
		const table = box.current?.querySelector('table');
		if (!table || !isComplete || typeof ResizeObserver === 'undefined') return undefined;
		// Here the browser has a layout anyway.
		const observer = new ResizeObserver(() => remember(caption, rows, table));
		observer.observe(table);
		return () => observer.disconnect();
	}, [box, caption, rows, isComplete]);
	const drawn = useMemo(() => (first ? rows.slice(0, first.count) : rows), [rows, first]);
	return { rows: drawn, first };
}

function contentsOf(rows: Row[]): string {
	return rows.map((row) => row.map(({ value }) => String(value)).join('\t')).join('\n');
}

function remember(caption: string, rows: Row[], table: HTMLTableElement): void {
	const [body] = table.tBodies;
	const [head] = table.tHead?.rows ?? [];
	if (!body || !head) return;
	const placeWidth = table.parentElement?.clientWidth ?? 0;
	if (placeWidth !== lastPlaceWidth) seenTables.clear();
	lastPlaceWidth = placeWidth;
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

/** Returns the rows in the window; undefined if unknown, or if few others are left. */
function visibleRows(caption: string, rows: Row[]): FirstRows | undefined {
	const seen = seenTables.get(caption);
	if (!seen || document.hidden || seen.windowWidth !== window.innerWidth) return undefined;
	if (seen.contents !== contentsOf(rows)) return undefined;
	const bottom = window.scrollY + window.innerHeight - seen.top;
	const count = Math.max(1, seen.ends.findIndex((end) => end > bottom) + 1);
	const [end = 0, height = 0] = [seen.ends[count - 1], seen.ends.at(-1)];
	if (bottom >= height || rows.length - count < fewRows) return undefined;
	return { ...seen, rows, count, height: height - end };
}
