import { optionalIdList, sortDirection } from '../router/schema';
import { sql, type Sql } from '../../database/sql';
import { byText, textHolds } from '../../database/text-order';

/** Arguments that every searchable collection takes. */
export const searchArguments = {
	search: { type: 'string' },
	include: optionalIdList,
	exclude: optionalIdList,
	offset: { type: 'integer', minimum: 0 },
} as const;

export const order = sortDirection;

/** ORDER BY by a choice of `orderby`, ids deciding ties in the same direction. */
export function sortBy(
	columns: Readonly<Record<string, string>>,
	args: Readonly<Record<string, unknown>>,
): string {
	const direction = args['order'] === 'asc' ? 'ASC' : 'DESC';
	const column = columns[String(args['orderby'])] ?? 'id';
	return column === 'id' ? `id ${direction}` : `${column} ${direction} NULLS LAST, id ${direction}`;
}

/** A column of texts for `sortBy`: without case and accents. */
export function textOrder(column: string): string {
	return byText(column)('').text;
}

/** That any of the columns holds the text, whatever the case and accents of either. */
export function holds(text: unknown, ...columns: readonly Sql[]): Sql[] {
	if (typeof text !== 'string' || text === '') {
		return [];
	}
	const conditions = columns.map((column) => textHolds(column, text));
	const [first, ...rest] = conditions;
	return first ? [rest.reduce((all, next) => sql`${all} OR ${next}`, first)] : [];
}
