import { harmless } from '../../base/text';
import { DatabaseError, readable } from '../../database/failures';
import { LocalizedError, UsageError } from '../../base/errors';

/** Returns one sentence about an error for the user, in the current language. */
export function sentenceFor(problem: unknown, what = 'The store cannot start'): string {
	return harmless(sentenceOf(problem, what));
}

function sentenceOf(problem: unknown, what: string): string {
	const error = readable(problem);
	if (error instanceof LocalizedError) return error.say();
	if (error instanceof UsageError || error instanceof DatabaseError) return error.message;
	return `${what}: ${String(error).split('\n')[0]}`;
}
