import { fail, setRequesting } from './state';
import type { ThunkArgs } from './thunk';

/** What a failed operation rejects with; the cause is also kept in the store under the operation's name (S8.13). */
export class OperationError extends Error {
	override readonly name: string = 'OperationError';

	constructor(cause: unknown, message = messageOf(cause)) {
		super(message, { cause });
	}
}

/** The sentence of an error, or nothing when it has none. */
export function messageOf(error: unknown): string {
	return typeof error === 'object' && error !== null && 'message' in error
		? String(error.message)
		: '';
}

/**
 * Runs work under a key: the key is "under way" meanwhile, an earlier error is cleared, a new one is kept and rethrown as
 * an {@link OperationError}.
 */
export async function operate<Result>(
	{ dispatch }: ThunkArgs,
	key: string,
	work: () => Promise<Result>,
): Promise<Result> {
	dispatch(fail(key, undefined));
	dispatch(setRequesting(key, true));
	try {
		return await work();
	} catch (error) {
		dispatch(fail(key, error));
		throw error instanceof OperationError ? error : new OperationError(error);
	} finally {
		dispatch(setRequesting(key, false));
	}
}
