import { exactSum } from '../exact-sum';
import { number, type Row } from './source';

/** The lines of a document under this name. */
export function linesOf(document: unknown, name: string): readonly Row[] {
	const lines = recordOf(document)[name];
	return Array.isArray(lines) ? lines.map(recordOf) : [];
}

/** A document, or nothing as an empty one. */
export function recordOf(value: unknown): Row {
	return typeof value === 'object' && value !== null ? { ...value } : {};
}

/** The sum of a field over lines. */
export function sumOfLines(lines: readonly Row[], field = 'total'): number {
	return exactSum(lines.map((line) => number(line, field)));
}

/** The same of all lines of a document under this name. */
export function totalIn(document: unknown, name: string, field?: string): number {
	return sumOfLines(linesOf(document, name), field);
}
