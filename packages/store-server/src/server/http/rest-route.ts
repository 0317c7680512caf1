/**
 * Converts WordPress's address without pretty links, `/?rest_route=/wc-analytics/…&page=1`, to the usual one; also for
 * one of several shops.
 */
export function restRouteUrl(url: string): string {
	const [path = '/', search = ''] = url.split('?', 2);
	const home = /^((?:\/shops\/[^/]+)?)\/(?:index\.php)?$/.exec(path);
	if (!search.includes('rest_route=') || !home) return url;
	const pairs = search.split('&');
	const route = pairs.find((pair) => pair.startsWith('rest_route='))?.slice('rest_route='.length);
	if (route === undefined) return url;
	const rest = pairs.filter((pair) => !pair.startsWith('rest_route=')).join('&');
	return `${home[1]}/wp-json${decode(route)}${rest ? `?${rest}` : ''}`;
}

function decode(text: string): string {
	try {
		return encodeURI(decodeURIComponent(text));
	} catch {
		return text;
	}
}
