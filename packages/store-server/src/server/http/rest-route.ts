/** The address that WordPress uses without pretty links, `/?rest_route=/wc-analytics/…&page=1`, as the usual one; that of one of several shops, too. */
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
