import { alsoParam, hiddenColumnsIn, textOf, type Query } from '../../../platform/query';

/** A column in a stored choice that is shown only if chosen; all other entries are hidden columns. */
export const chosenColumn = (key: string): string => `+${key}`;

/**
 * Returns the numbers that an address asks for: that of the chart, and those beside it. Columns that the user chose
 * (`choice`), and the one that sorts, follow by their mark.
 * @example askedNumbers({ chart: 'taxes', orderby: 'refunds' }) // ['taxes', '+refunds']
 */
export function askedNumbers(query: Query, choice: unknown = hiddenColumnsIn(query)): string[] {
	const asked = [textOf(query, 'chart'), ...textOf(query, alsoParam).split(',')];
	const columns = Array.isArray(choice) ? choice.map(String) : [];
	const marks = [...columns, chosenColumn(textOf(query, 'orderby'))].filter(isMark);
	return [...new Set([...asked, ...marks])].filter((key) => key !== '');
}

const isMark = (entry: string) => entry.length > 1 && entry.startsWith(chosenColumn(''));
