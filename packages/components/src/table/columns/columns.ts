import type { Header, Row } from '../types';

/** Keys of the columns that are shown; required ones always are. */
export function shownKeys(headers: readonly Header[]): string[] {
	return headers
		.filter(({ visible, required }) => required || visible !== false)
		.map(({ key }) => key);
}

/** Headers and rows without the columns that are not shown. */
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
