/**
 * Asks after a wait in milliseconds, but not in a tab that nobody looks at: there it asks as soon as somebody does. The
 * returned function ends the wait.
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
