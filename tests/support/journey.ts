/** A user of the app with a real store. Only the network can be disturbed; everything else is as in a browser. */
import { configure } from '@testing-library/dom';
import type * as JourneyApp from './journey-app';

configure({
	// A failure would print the whole page, which hides the message about what is missing.
	getElementError: (message) => new Error((message ?? 'not found').split('\n')[0]),
});

// The calendar's library predates React 16.3 and warns about that once per load.
const warn = console.warn;
console.warn = (...words: unknown[]) => {
	if (!/componentWill\w+ has been renamed/.test(String(words[0]))) warn(...words);
};

interface Disturbance {
	readonly pattern: RegExp;
	readonly respond: (go: () => Promise<Response>) => Promise<Response>;
}

let disturbances: Disturbance[] = [];
let asked: string[] = [];
const undisturbed = globalThis.fetch;

globalThis.fetch = (input, options) => {
	const url = new URL(String(input), document.baseURI);
	const path = decodeURIComponent(url.pathname.replace('/wp-json', '') + url.search);
	if (url.pathname.startsWith('/wp-json')) asked.push(path);
	const go = () => undisturbed(input, options);
	const found = disturbances.find(({ pattern }) => pattern.test(path));
	return found ? found.respond(go) : go();
};

/** The connection between the app and its store. */
export const network = {
	/** Paths and queries of the REST requests since `openApp`. */
	requests: (): readonly string[] => asked,
	/** Makes matching requests fail with an error of WordPress. */
	fail(pattern: RegExp, message = 'The database is away.'): void {
		const body = JSON.stringify({ code: 'internal_error', message, data: { status: 500 } });
		disturbances.push({ pattern, respond: async () => new Response(body, { status: 500 }) });
	},
	/** Makes matching requests return this response, whatever the store returns: JSON, or a string unchanged. */
	reply(pattern: RegExp, body: unknown, status = 200): void {
		const text = typeof body === 'string' ? body : JSON.stringify(body);
		disturbances.push({ pattern, respond: async () => new Response(text, { status }) });
	},
	/** Makes matching requests fail as without a connection. */
	cut(pattern: RegExp): void {
		const respond = () => Promise.reject(new TypeError('Failed to fetch'));
		disturbances.push({ pattern, respond });
	},
	/** Ends the session: WordPress refuses the nonce, and returns no other. */
	signOut(): void {
		network.reply(/admin-ajax/, '0', 400);
		const refusal = { code: 'rest_cookie_invalid_nonce', message: 'Cookie check failed' };
		network.reply(/^\/wc-|^\/wp\//, refusal, 403);
	},
	/** Holds matching requests until the returned function is called. */
	hold(pattern: RegExp): () => void {
		let release = () => {};
		const released = new Promise<void>((resolve) => (release = resolve));
		disturbances.push({ pattern, respond: (go) => released.then(go) });
		return release;
	},
	recover(): void {
		disturbances = [];
	},
};

let close = () => {};

type Hooks = typeof JourneyApp.hooks;

/** The app's code, as the last opened page loaded it. */
export function loadedApp(): typeof JourneyApp {
	const file = process.env['STORE_ANALYTICS_JOURNEY_APP'] ?? '';
	return jest.requireActual<typeof JourneyApp>(file);
}

/** Makes the page contain other settings: the third argument of `openApp`. */
export function withSettings(changes: object): () => void {
	return () => {
		const page = window as unknown as { wcSettings: object }; // as: the page defines it
		Object.assign(page.wcSettings, changes);
	};
}

/**
 * Opens the app afresh, as loading its page does: `openApp( '/analytics/orders', { paged: '2' } )`. An extension adds
 * its hooks before the app starts, as its script would on the page.
 */
export async function openApp(
	path: string,
	query: Record<string, string> = {},
	extension?: (hooks: Hooks) => void,
): Promise<void> {
	const parameters = new URLSearchParams({ page: 'wc-admin', path, ...query });
	window.history.pushState({}, '', `/wp-admin/admin.php?${parameters}`);
	await load(extension);
}

/** Loads the page of the current address again. */
export function reload(): Promise<void> {
	return load();
}

/** Unmounts the app and ends all disturbances. */
export function closeApp(): void {
	close();
	network.recover();
}

async function load(extension?: (hooks: Hooks) => void): Promise<void> {
	closeApp();
	jest.resetModules();
	const here = window.location.pathname + window.location.search;
	const page = new DOMParser().parseFromString(await (await undisturbed(here)).text(), 'text/html');
	const printed = [...page.querySelectorAll('script')].map(({ text }) => text).join('\n');
	Object.assign(window, {
		wcSettings: printedValue(printed, 'wcSettings'),
		wpApiSettings: printedValue(printed, 'wpApiSettings'),
	});
	document.body.className = page.body.className;
	document.body.innerHTML = page.body.innerHTML;
	asked = [];
	const { hooks, mount, readSettings, start } = loadedApp();
	extension?.(hooks);
	const settings = readSettings();
	start(settings);
	const root = document.getElementById('root');
	if (root === null) throw new Error(`The page of ${here} has no #root.`);
	close = mount(root, settings);
}

function printedValue(script: string, name: string): unknown {
	const value = new RegExp(`window\\.${name} = (.*);$`, 'm').exec(script)?.[1];
	if (value === undefined) throw new Error(`The page prints no ${name}.`);
	return JSON.parse(value);
}

/** The query of the current address. */
export function address(): Record<string, string> {
	return Object.fromEntries(new URLSearchParams(window.location.search));
}

/** The store's own response to a REST path. */
export async function ask<Reply>(path: string): Promise<Reply> {
	const { nonce } = (window as unknown as { wpApiSettings: { nonce: string } }).wpApiSettings; // set by load
	const reply = await undisturbed(`/wp-json${path}`, { headers: { 'X-WP-Nonce': nonce } });
	return reply.json();
}
