/* eslint-disable @typescript-eslint/no-require-imports -- jest loads environments as CommonJS */
const DomEnvironment = require('./dom.cjs');

/**
 * jsdom at the address of a real embedded store (tests/support/stores/store-host.ts), signed in and with Node's own fetch: the app in it
 * talks to the store over HTTP as a page in a browser would. A test that starts with
 * `@jest-environment-options {"store": {"wc_version": "10.9.1"}}` has a shop of that version. With `engineDatabase` the store reads its
 * reports from ClickHouse.
 */
module.exports = class JourneyEnvironment extends DomEnvironment {
	constructor(config, context) {
		super(config, context);
		this.about = config.projectConfig.testEnvironmentOptions.store;
		this.requests = new Set();
	}

	async setup() {
		await super.setup();
		const engine = this.engine().STORE_ANALYTICS_TEST_ENGINE;
		this.store = await askHost('POST', '/', { about: this.about, engine });
		const { origin, login } = this.store;
		const signedIn = await fetch(origin + login, { redirect: 'manual' });
		const cookie = signedIn.headers
			.getSetCookie()
			.map((line) => line.split(';')[0])
			.join('; ');
		this.dom.reconfigure({ url: `${origin}/wp-admin/admin.php?page=wc-admin` });
		// axe measures text with a canvas where there is one.
		this.global.HTMLCanvasElement.prototype.getContext = () => null;
		this.global.scrollTo = () => undefined;
		Object.assign(this.global, {
			Headers,
			Request,
			Response,
			AbortController,
			AbortSignal,
			TextDecoder,
			// On one machine it takes longer to compress a response than to send it.
			fetch: (input, options = {}) =>
				this.noted(
					fetch(new URL(input, origin), {
						...options,
						headers: { 'accept-encoding': 'identity', ...options.headers, cookie },
					}),
				),
		});
	}

	/** The response with its whole body, so that the app reads it while its page exists. */
	noted(response) {
		const whole = response.then(async (part) => {
			const body = await part.arrayBuffer();
			return new Response(body.byteLength > 0 ? body : null, part);
		});
		this.requests.add(whole);
		const end = () => this.requests.delete(whole);
		whole.then(end, end);
		return whole;
	}

	async teardown() {
		// A response to the last test would find no document, and what the app does with it would end the run.
		while (this.requests.size > 0) {
			await Promise.allSettled(this.requests);
			await new Promise(setImmediate);
		}
		await super.teardown();
		if (this.store) await askHost('DELETE', `/${this.store.id}`);
	}
};

async function askHost(method, path, body) {
	const response = await fetch(process.env.STORE_ANALYTICS_STORE_HOST + path, {
		method,
		...(body && { body: JSON.stringify(body) }),
	});
	if (!response.ok) throw new Error(`The store of the journey: ${await response.text()}`);
	return response.json();
}
