import { raw, sql, type Sql } from './sql';

/** A text as the shop's database compares it: without case, accents and strokes. */
export function folded(text: Sql): Sql {
	return sql`translate(strip_accents(lower(${text})), 'łøđ', 'lod')`;
}

/** That a column of texts holds the text, whatever the case and accents of either. */
export function textHolds(column: Sql, text: string): Sql {
	return sql`contains(${folded(column)}, ${folded(sql`${text}`)})`;
}

/** ORDER BY term of a column of texts: without case and accents, nothing before something. */
export function byText(column: string): string {
	return `lower(COALESCE(${column}, '')) COLLATE icu_noaccent`;
}

/** As byText, for what the names of deleted things are lost from: those come last in either direction. */
export function byNameIfAny(column: string): string {
	return `lower(${column}) COLLATE icu_noaccent`;
}

/** ORDER BY term of a column of moments: what never was is before all that was. */
export function byMoment(column: string): string {
	return `COALESCE(${column}, TIMESTAMP '0001-01-01')`;
}

/** ORDER BY term of a column of numbers: none is less than any. */
export function byNumber(column: string): string {
	return `COALESCE(${column}, -1e15)`;
}

/** A column without surrounding blanks, `''` for none. */
export function trimmed(column: string): Sql {
	return raw(`COALESCE(trim(${column}), '')`);
}
