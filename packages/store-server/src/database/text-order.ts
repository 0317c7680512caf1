import { foldedText, holdsText, inTextOrder, momentLiteral } from './dialect';
import { raw, sql, type Sql } from './sql';

/** A term of ORDER BY for a direction, which may say as well where nothing comes. */
export type SortTerm = (direction: string) => Sql;

/** Expressions as they are; only the last of several has the direction. */
export function byValue(expression: string): SortTerm {
	return (direction) => raw(`${expression} ${direction}`);
}

/** A text as the shop's database compares it: without case, accents and strokes. */
export function folded(text: Sql): Sql {
	return foldedText(text);
}

/** That a column of texts holds the text, whatever the case and accents of either. */
export function textHolds(column: Sql, text: string): Sql {
	return holdsText(folded(column), folded(sql`${text}`));
}

/** A column of texts: without case and accents, nothing before something. */
export function byText(column: string): SortTerm {
	return (direction) => inTextOrder(`COALESCE(${column}, '')`, direction);
}

/** As byText, for what the names of deleted things are lost from: those come last in either direction. */
export function byNameIfAny(column: string): SortTerm {
	return (direction) => inTextOrder(column, direction);
}

/** A column of moments: what never was is before all that was. */
export function byMoment(column: string): SortTerm {
	const never = momentLiteral('0001-01-01 00:00:00');
	return (direction) => sql`COALESCE(${raw(column)}, ${never}) ${raw(direction)}`;
}

/** A column of numbers: none is less than any. */
export function byNumber(column: string): SortTerm {
	return byValue(`COALESCE(CAST(${column} AS DOUBLE), -1e15)`);
}

/** A column without surrounding blanks, `''` for none. */
export function trimmed(column: string): Sql {
	return raw(`COALESCE(trim(${column}), '')`);
}
