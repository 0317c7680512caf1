const { TestEnvironment: JsdomEnvironment } = require('jest-environment-jsdom');

/** jsdom plus Node's own fetch, so that the app talks to a real embedded store over HTTP. */
module.exports = class JourneyEnvironment extends JsdomEnvironment {
	constructor(...args) {
		super(...args);
		Object.assign(this.global, { fetch, Headers, Request, Response, AbortController, AbortSignal });
	}
};
