import { harmless } from '../../base/text';
import { DatabaseError, readable } from '../../database/failures';
import { ShopError } from '../../sources/connection/shop-error';
import { LocalizedError, UsageError } from '../../base/errors';

/** Returns one sentence about an error for the user, in the current language. */
export function sentenceFor(problem: unknown, what = 'The store cannot start'): string {
	return harmless(sentenceOf(problem, what));
}

/** Returns the line about an error for the terminal, with the code that its sentence leaves out. */
export function lineFor(problem: unknown): string {
	const code = problem instanceof ShopError ? problem.code : undefined;
	return `${sentenceFor(problem)}${code === undefined ? '' : ` (${code})`}\n`;
}

function sentenceOf(problem: unknown, what: string): string {
	const error = readable(problem);
	if (error instanceof LocalizedError) return error.say();
	if (error instanceof UsageError || error instanceof DatabaseError) return error.message;
	return `${what}: ${String(error).split('\n')[0]}`;
}
