/* eslint-disable @typescript-eslint/no-require-imports -- jest loads environments as CommonJS */
const { spawn } = require('node:child_process');
const path = require('node:path');
const { createInterface } = require('node:readline');
const DomEnvironment = require('./dom.cjs');

const root = path.resolve(__dirname, '../../..');

/**
 * jsdom at the address of a real embedded store (the recorded fixture shop, in a process of its own), signed in and with
 * Node's own fetch: the app in it talks to the store over HTTP as a page in a browser would. A test that starts with
 * `@jest-environment-options {"store": {"wc_version": "10.9.1"}}` has a shop of that version. With `engineDatabase` the store
 * reads its reports from ClickHouse.
 */
module.exports = class JourneyEnvironment extends DomEnvironment {
	constructor(config, context) {
		super(config, context);
		this.about = config.projectConfig.testEnvironmentOptions.store;
	}

	async setup() {
		await super.setup();
		this.store = spawn(
			process.execPath,
			[
				'--import',
				'tsx',
				path.join(root, 'tests/support/journey-store.ts'),
				...(this.about ? [JSON.stringify(this.about)] : []),
			],
			{
				cwd: root,
				stdio: ['pipe', 'pipe', 'inherit'],
				env: { ...process.env, ...this.engine() },
			},
		);
		const { origin, login } = await firstLine(this.store);
		const signedIn = await fetch(origin + login, { redirect: 'manual' });
		const cookie = signedIn.headers
			.getSetCookie()
			.map((line) => line.split(';')[0])
			.join('; ');
		// React as users have it, which takes half the time of its development build.
		this.global.process.env.NODE_ENV = 'production';
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
			fetch: (input, options = {}) =>
				fetch(new URL(input, origin), { ...options, headers: { ...options.headers, cookie } }),
		});
	}

	async teardown() {
		this.store.stdin.end();
		await super.teardown();
	}
};

function firstLine(store) {
	return new Promise((resolve, reject) => {
		createInterface({ input: store.stdout }).once('line', (line) => resolve(JSON.parse(line)));
		store.once('exit', (code) => reject(new Error(`The store of the journey ended (${code}).`)));
	});
}
