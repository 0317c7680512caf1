import type { Header, Row } from '../types';

/** Returns the keys of the visible columns; required ones are always visible. */
export function shownKeys(headers: readonly Header[]): string[] {
	return headers
		.filter(({ visible, required }) => required || visible !== false)
		.map(({ key }) => key);
}

/** Returns headers and rows without the hidden columns. */
export function withoutHidden(
	headers: readonly Header[],
	rows: readonly Row[],
	shown: readonly string[],
): { headers: Header[]; rows: Row[] } {
	const isShown = headers.map(({ key }) => shown.includes(key));
	if (isShown.every(Boolean)) return { headers: [...headers], rows: [...rows] };
	return {
		headers: headers.filter((_, index) => isShown[index]),
		rows: rows.map((row) => row.filter((_, index) => isShown[index] ?? true)),
	};
}
