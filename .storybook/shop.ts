import { responseTo, exampleResponses } from '../packages/components/src/testing/example-shop';

/** Replaces the page's settings and the server: noon of 20 November 2026, and a few products. */
export function pretendShop(): void {
	Object.assign(window, {
		wcSettings: { timeZone: 'America/New_York', storeNow: '2026-11-20T17:00:00Z' },
	});
	const ask = window.fetch.bind(window);
	window.fetch = async (...request) => {
		const [target] = request;
		const { pathname, search } = new URL(
			target instanceof Request ? target.url : target,
			location.href,
		);
		if (!pathname.startsWith('/wc-analytics/')) return ask(...request);
		return Response.json(responseTo(decodeURIComponent(pathname + search), exampleResponses));
	};
}
