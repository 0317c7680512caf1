import type { ChartContents } from '../chart-contents';
import { writtenTotal } from '../model';

/** A line of a picture's text, after a square in its colour if it names a series. */
export interface PictureLine {
	readonly text: string;
	readonly style: 'title' | 'text';
	/** '' for no square; null leaves its place empty. */
	readonly color: string | null;
}

export interface PictureHead {
	readonly title: string;
	/** Shop and range, or ''. */
	readonly source: string;
}

/** The chart's name and origin, its display mode, and the visible series with their totals. */
export function linesAbove({ title, source }: PictureHead, contents: ChartContents): PictureLine[] {
	const { data, formats, visible, shownAs } = contents;
	return [
		{ text: title, style: 'title', color: '' } as const,
		{ text: source, style: 'text', color: '' } as const,
		{ text: shownAs, style: 'text', color: '' } as const,
		...data.series
			.filter(({ key }) => visible.includes(key))
			.map(({ label, total, color }) => ({
				text: `${label}: ${writtenTotal(total, formats.totals.exact)}`,
				style: 'text' as const,
				color,
			})),
	].filter(({ text }) => text !== '');
}

/** The notes on the dates of the axis. */
export function linesBelow({ data, formats }: ChartContents): PictureLine[] {
	return data.dates.flatMap((date, index) => {
		const notes = data.notes[index] ?? [];
		if (notes.length === 0) return [];
		return { text: `${formats.writeLabel(date)}: ${notes.join('; ')}`, style: 'text', color: '' };
	});
}

/** Splits the line into pieces that fit a width; a wider word is broken. */
export function wrap(line: PictureLine, fits: (line: PictureLine) => boolean): PictureLine[] {
	const wrapped: PictureLine[] = [];
	let current: PictureLine = { ...line, text: '' };
	const next = (text: string) => {
		if (current.text !== '') wrapped.push(current);
		const isFirst = wrapped.length === 0;
		current = { ...line, text, color: isFirst || line.color === '' ? line.color : null };
	};
	for (const word of line.text.split(/\s+/)) {
		const longer = { ...current, text: `${current.text} ${word}`.trim() };
		if (fits(longer)) current = longer;
		else {
			next('');
			for (const letter of word) {
				const cut = { ...current, text: current.text + letter };
				if (fits(cut) || current.text === '') current = cut;
				else next(letter);
			}
		}
	}
	return [...wrapped, current];
}
