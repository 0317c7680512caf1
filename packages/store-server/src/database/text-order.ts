import { foldedText, holdsText, inTextOrder, momentLiteral } from './dialect';
import { raw, sql, type Sql } from './sql';

/** An ORDER BY term for a direction, which may also place NULLs. */
export type SortTerm = (direction: string) => Sql;

/** Expressions as they are; only the last of several has the direction. */
export function byValue(expression: string): SortTerm {
	return (direction) => raw(`${expression} ${direction}`);
}

/** A text as the shop's database compares it: without case, accents and strokes. */
export function folded(text: Sql): Sql {
	return foldedText(text);
}

/** Condition that a text column contains the text, ignoring case and accents. */
export function textHolds(column: Sql, text: string): Sql {
	return holdsText(folded(column), folded(sql`${text}`));
}

/** A text column: without case and accents, NULL first. */
export function byText(column: string): SortTerm {
	return (direction) => inTextOrder(`COALESCE(${column}, '')`, direction);
}

/** Like byText, for names that deleted items lack: those come last in both directions. */
export function byNameIfAny(column: string): SortTerm {
	return (direction) => inTextOrder(column, direction);
}

/** A date column: NULL before all dates. */
export function byMoment(column: string): SortTerm {
	const never = momentLiteral('0001-01-01 00:00:00');
	return (direction) => sql`COALESCE(${raw(column)}, ${never}) ${raw(direction)}`;
}

/** A number column: NULL is the smallest. */
export function byNumber(column: string): SortTerm {
	return byValue(`COALESCE(CAST(${column} AS DOUBLE), -1e15)`);
}

/** A column without surrounding blanks, `''` for NULL. */
export function trimmed(column: string): Sql {
	return raw(`COALESCE(trim(${column}), '')`);
}
