/** For tests: what a browser does without a screen: keeps its cookie, follows redirects, and knows its page's nonce. */
export class CookieClient {
	cookie = '';

	/** `origin` is that of the server. */
	constructor(readonly origin: string) {}

	/** Where a page was in the end, and what it says. */
	async open(address: string): Promise<{ status: number; at: string; html: string }> {
		const url = new URL(address, this.origin);
		const reply = await this.send(url, {});
		const location = reply.headers.get('location');
		if (location !== null) return this.open(new URL(location, url).href);
		return { status: reply.status, at: url.pathname + url.search, html: await reply.text() };
	}

	/** Sends a form. */
	async submit(address: string, fields: Record<string, string>) {
		return this.send(new URL(address, this.origin), {
			method: 'POST',
			body: new URLSearchParams(fields),
		});
	}

	async send(url: URL, options: RequestInit): Promise<Response> {
		const headers = { ...options.headers, cookie: this.cookie };
		const reply = await fetch(url, { ...options, headers, redirect: 'manual' });
		for (const set of reply.headers.getSetCookie()) {
			const [pair = ''] = set.split(';');
			this.cookie = /Max-Age=0|Expires=Thu, 01 Jan 1970/.test(set) ? '' : pair;
		}
		return reply;
	}
}
