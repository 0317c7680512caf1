/** A browser without a screen: keeps its cookie, follows redirects, and finds its page's nonce. */
export class CookieClient {
	cookie = '';

	/** `origin` is the server's. */
	constructor(readonly origin: string) {}

	/** Opens a page; resolves to its status, final URL and HTML. */
	async open(address: string): Promise<{ status: number; at: string; html: string }> {
		const url = new URL(address, this.origin);
		const reply = await this.send(url, { headers: { accept: 'text/html' } });
		const location = reply.headers.get('location');
		if (location !== null) return this.open(new URL(location, url).href);
		return { status: reply.status, at: url.pathname + url.search, html: await reply.text() };
	}

	/** Submits a form. */
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
