/** The address that WordPress uses without pretty links, `/?rest_route=/wc-analytics/…&page=1`, as the usual one. */
export function restRouteUrl(url: string): string {
	const [path = '/', search = ''] = url.split('?', 2);
	if (!search.includes('rest_route=') || (path !== '/' && path !== '/index.php')) return url;
	const pairs = search.split('&');
	const route = pairs.find((pair) => pair.startsWith('rest_route='))?.slice('rest_route='.length);
	if (route === undefined) return url;
	const rest = pairs.filter((pair) => !pair.startsWith('rest_route=')).join('&');
	return `/wp-json${decode(route)}${rest ? `?${rest}` : ''}`;
}

function decode(text: string): string {
	try {
		return encodeURI(decodeURIComponent(text));
	} catch {
		return text;
	}
}
