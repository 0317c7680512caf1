import { ShopError } from '../connection/shop-error';
import { DatabaseError, readable } from '../database/failures';
import { ImportError } from '../import/import-error';
import { UsageError } from './options';

/** One sentence for the person who started it about what went wrong. */
export function sentenceFor(problem: unknown): string {
	const error = readable(problem);
	if (
		error instanceof UsageError ||
		error instanceof ImportError ||
		error instanceof DatabaseError ||
		error instanceof ShopError
	) {
		return error.message;
	}
	return `The store cannot start: ${String(error).split('\n')[0]}`;
}
