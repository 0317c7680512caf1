const patched = Symbol.for('store-analytics/history-events');

/**
 * Calls `listener` after every change of the address: on `popstate`, and on pushes and replaces, which it announces as
 * the window events `pushstate` and `replacestate`. Returns a function that removes the listener.
 * @example const stop = addHistoryListener(() => console.log(getPath()))
 */
export function addHistoryListener(listener: EventListener): () => void {
	announceChanges(window.history);
	const events = ['popstate', 'pushstate', 'replacestate'];
	for (const event of events) window.addEventListener(event, listener);
	return () => {
		for (const event of events) window.removeEventListener(event, listener);
	};
}

function announceChanges(history: History & { [patched]?: true }): void {
	if (history[patched]) return;
	history[patched] = true;
	for (const method of ['pushState', 'replaceState'] as const) {
		const original = history[method];
		history[method] = function (...args) {
			original.apply(this, args);
			window.dispatchEvent(new CustomEvent(method.toLowerCase(), { detail: { state: args[0] } }));
		};
	}
}
