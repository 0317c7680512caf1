const lines = String.raw`/reports/(products|variations)/stats(\?|$)`;
const pictures = String.raw`/wc-analytics/products(\?.*_fields=id,images|$)`;

/** What a screen asks for after it is ready: the lines of its numbers, and pictures of its products. */
const late: Readonly<Record<string, RegExp>> = {
	'/analytics/overview': new RegExp(`${lines}|${pictures}`),
	'/analytics/stock': new RegExp(pictures),
};

/** The requests that a screen waits for; `requests` are routes, with or without their queries. */
export function awaitedRequests(screen: string, requests: readonly string[]): string[] {
	return requests.filter((request) => !late[screen]?.test(decodeURIComponent(request)));
}
