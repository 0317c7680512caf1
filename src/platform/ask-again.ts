/**
 * Calls back after a wait in milliseconds, but in a hidden tab only once it becomes visible. Returns a function that
 * cancels the wait.
 */
export function askAfter(wait: number, ask: () => void): () => void {
	const stop = new AbortController();
	const askWhenSeen = () => {
		if (document.visibilityState === 'visible') ask();
		else {
			const options = { once: true, signal: stop.signal };
			document.addEventListener('visibilitychange', askWhenSeen, options);
		}
	};
	const timer = setTimeout(askWhenSeen, wait);
	return () => {
		clearTimeout(timer);
		stop.abort();
	};
}
