import type { Installation } from '../installation';
import { logInCookies } from '../log-in';

/** A REST response of WordPress, as a logged-in browser gets it. */
export interface RestReply {
	readonly status: number;
	readonly headers: Headers;
	readonly text: string;
	readonly body: unknown;
}

/** Requests a WordPress's REST: by GET unless there is a body. */
export type AskRest = (route: string, query?: object, body?: object) => Promise<RestReply>;

/** Who served a report, by the plugin's header; null without the header. */
export function whoServed({ headers }: RestReply): string | null {
	return headers.get('x-store-analytics');
}

/** Logs in, unless there are cookies already, and sends a nonce with requests. */
export async function restSession(
	site: Installation,
	user = site.user,
	cookies?: string,
): Promise<AskRest> {
	const cookie = cookies ?? (await logInCookies(site, user)).join('; ');
	const nonce = await fetch(`${site.url}/wp-admin/admin-ajax.php?action=rest-nonce`, {
		headers: { cookie },
	});
	const headers = { cookie, 'x-wp-nonce': await nonce.text() };
	return async (route, query = {}, body) => {
		const search = new URLSearchParams({ rest_route: route, ...query });
		const reply = await fetch(`${site.url}/index.php?${search}`, {
			method: body ? 'POST' : 'GET',
			headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
			...(body && { body: JSON.stringify(body) }),
		});
		const text = await reply.text();
		return { status: reply.status, headers: reply.headers, text, body: parsed(text) };
	};
}

function parsed(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}
