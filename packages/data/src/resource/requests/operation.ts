import { fail, setRequesting, type ResourceState } from '../state';
import type { ThunkArgs } from '../thunk';

/** The error of a failed operation; the store also keeps the cause under the operation's name (S8.13). */
export class OperationError extends Error {
	override readonly name: string = 'OperationError';

	constructor(cause: unknown, message = messageOf(cause)) {
		super(message, { cause });
	}
}

/** Returns the message of an error, if it has one. */
export function messageOf(error: unknown): string {
	return typeof error === 'object' && error !== null && 'message' in error
		? String(error.message)
		: '';
}

/**
 * Runs work under a key. Meanwhile the key is "in flight"; the last error is cleared, and a new one is kept and
 * rethrown.
 */
export async function track<Result>(
	{ dispatch }: Pick<ThunkArgs, 'dispatch'>,
	key: string,
	work: () => Promise<Result>,
): Promise<Result> {
	dispatch(fail(key, undefined));
	dispatch(setRequesting(key, true));
	try {
		return await work();
	} catch (error) {
		dispatch(fail(key, error));
		throw error;
	} finally {
		dispatch(setRequesting(key, false));
	}
}

/** Works like {@link track}, and rejects with an {@link OperationError} for callers outside (S8.13). */
export async function operate<Result>(
	thunkArgs: Pick<ThunkArgs, 'dispatch'>,
	key: string,
	work: () => Promise<Result>,
): Promise<Result> {
	try {
		return await track(thunkArgs, key, work);
	} catch (error) {
		throw error instanceof OperationError ? error : new OperationError(error);
	}
}

/** Checks whether an operation is in flight. */
export function isUnderWay(state: ResourceState, operation: string): boolean {
	return state.requesting[operation] ?? false;
}

/** What went wrong with an operation; false for nothing. */
export function failureOf(state: ResourceState, operation: string): unknown {
	return state.errors[operation] ?? false;
}
