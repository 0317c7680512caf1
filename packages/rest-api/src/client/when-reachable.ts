/** Milliseconds before each attempt, so that a server that restarts is found at once, and one that is gone is left alone. */
const waits: readonly number[] = [2000, 4000, 8000, ...Array<number>(58).fill(10_000)];

/** A failure this soon after a recovery continues its attempts: the server answers, but not to us. */
const SOON = 60_000;

const waiting = new Set<() => void>();
let attempt = 0;
let recoveredAt = -Infinity;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Calls `retry` once the shop's server responds again: when the browser is online again, when its page comes back into
 * sight, and after longer and longer waits for ten minutes. All callers share one small request. Returns a function that
 * stops waiting.
 * @example const stop = whenReachable(() => load())
 */
export function whenReachable(retry: () => void): () => void {
	waiting.add(retry);
	if (waiting.size === 1) begin();
	return () => {
		waiting.delete(retry);
		if (waiting.size === 0) end();
	};
}

function begin(): void {
	if (Date.now() - recoveredAt > SOON) attempt = 0;
	window.addEventListener('online', lookNow);
	document.addEventListener('visibilitychange', lookNow);
	wait();
}

function end(): void {
	clearTimeout(timer);
	window.removeEventListener('online', lookNow);
	document.removeEventListener('visibilitychange', lookNow);
}

function wait(): void {
	const pause = waits[attempt++];
	clearTimeout(timer);
	if (pause !== undefined) timer = setTimeout(() => void look(), pause);
}

/** A change outside is a new reason to try. */
function lookNow(): void {
	if (document.hidden) return;
	attempt = 0;
	void look();
}

async function look(): Promise<void> {
	// A page in the background goes on when it is in sight.
	if (document.hidden) return;
	const isThere = await responds();
	if (waiting.size === 0) return;
	if (!isThere) return wait();
	recoveredAt = Date.now();
	const all = [...waiting];
	waiting.clear();
	end();
	for (const retry of all) retry();
}

/** Any response will do, also an error: the server is there. */
async function responds(): Promise<boolean> {
	try {
		await fetch('/favicon.ico', { method: 'HEAD', cache: 'no-store', redirect: 'manual' });
		return true;
	} catch {
		return false;
	}
}
