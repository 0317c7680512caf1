import type { FastifyRequest } from 'fastify';

/**
 * Whether a web page of somebody else sent a request. Browsers say so (`Sec-Fetch-Site`), older ones name the page's origin.
 * Another port of this machine is somebody else, too. Programs send neither header.
 */
export function isFromElsewhere({ headers, host }: FastifyRequest): boolean {
	const site = headers['sec-fetch-site'];
	if (site !== undefined) return site !== 'same-origin' && site !== 'none';
	const { origin } = headers;
	return origin !== undefined && nameIn(origin) !== withoutPort(host);
}

/** Proxies leave the port out of the host that they send on. */
function nameIn(origin: string): string | null {
	return URL.canParse(origin) ? new URL(origin).hostname : null;
}

function withoutPort(host: string): string {
	return host.replace(/:\d+$/, '');
}
