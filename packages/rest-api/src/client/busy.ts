import { ApiError } from './api-error';

/** Seconds: who asks to wait longer is not busy but closed, as a shop under maintenance is. */
const longestPause = 10;

/** Milliseconds after which a server that is still busy is an error. */
const longestBusy = 180_000;

/** Sends again for as long as a busy server says when to come again (`Retry-After`), up to a limit. */
export async function whileBusy<Result>(
	send: () => Promise<Result>,
	signal?: AbortSignal,
): Promise<Result> {
	const started = Date.now();
	for (;;) {
		try {
			return await send();
		} catch (error) {
			const pause = pauseAfter(error);
			if (pause === null || Date.now() + pause - started > longestBusy) throw error;
			await untilThen(pause, signal);
		}
	}
}

/** Milliseconds until the next try, spread so that not all browsers come together; null for no further one. */
function pauseAfter(error: unknown): number | null {
	if (!(error instanceof ApiError) || error.retryAfter === null) return null;
	const isBusy = error.status === 503 || error.status === 429;
	if (!isBusy || error.retryAfter > longestPause) return null;
	return error.retryAfter * 1000 * (1 + Math.random() / 2);
}

/** Ends early with the signal; the next try then rejects. */
function untilThen(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
	return new Promise((resolve) => {
		const end = () => {
			clearTimeout(timer);
			signal?.removeEventListener('abort', end);
			resolve();
		};
		const timer = setTimeout(end, milliseconds);
		if (signal?.aborted) end();
		else signal?.addEventListener('abort', end);
	});
}
