import { useState } from 'react';

/**
 * Counts how often the response to the same request has come anew. `response` is undefined while it loads for the first
 * time.
 */
export function useRefreshes(request: unknown, response: object | undefined): number {
	const [last, setLast] = useState({ request, response, count: 0 });
	if (last.request !== request || last.response !== response) {
		const isAnew =
			last.request === request && last.response !== undefined && response !== undefined;
		setLast({ request, response, count: last.count + (isAnew ? 1 : 0) });
	}
	return last.count;
}
