import { cpSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Request } from 'playwright-core';
import { encodeQuery } from '@store-analytics/rest-api';
import { settled } from '../../browser/support/visit';
import type { AdminSession } from './admin-session';
import type { Installation } from './installation';

/** A query of a screen and the shop's response. */
interface ScreenResponse {
	/** Kind, endpoint and parameters as a string that equal queries share. */
	readonly asked: string;
	readonly total: number | null;
	readonly totalPages: number | null;
	readonly body: unknown;
}

/** A response as the plugin's route writes it for the app. */
interface WrittenResponse extends Omit<ScreenResponse, 'asked'> {
	readonly kind: string;
	readonly endpoint: string;
	readonly query: object;
}

/**
 * PHP's clock shows the store's time, and each read of it can take 100 ms. REST responses can be broken. A cookie
 * switches the preloaded responses off, as a shop can by the filter. They are cached only if a test is about that.
 */
const RIG = String.raw`<?php
namespace StoreAnalytics {
	function time() {
		return strtotime( '2026-11-20T17:00:00Z' ) + (int) get_option( 'rig_later' );
	}
	function microtime() {
		static $looks = 0;
		return get_option( 'rig_is_slow' ) ? $looks++ / 10 : 0;
	}
}
namespace {
	add_filter( 'store_analytics_preload', function ( $is_wanted, $path ) {
		return $is_wanted && urlencode( $path ) !== urlencode( $_COOKIE['without-responses'] ?? '' );
	}, 10, 2 );
	add_filter( 'store_analytics_cache_responses_for', function ( $seconds ) {
		return get_option( 'rig_remembers' ) ? $seconds : 0;
	} );
	function is_gate( $name ) {
		return get_option( 'rig_gate' ) === $name && '/wc-analytics/reports/customers' === ( $GLOBALS['wp']->query_vars['rest_route'] ?? '' );
	}
	if ( 'in REST only' === get_option( 'rig_gate' ) && isset( $_GET['rest_route'] ) ) {
		add_filter( 'rest_pre_dispatch', function ( $given ) {
			return $given;
		} );
	}
	foreach ( array( 'rest_pre_dispatch', 'rest_authentication_errors', 'rest_request_before_callbacks', 'woocommerce_rest_check_permissions' ) as $gate ) {
		add_filter( $gate, function ( $given ) use ( $gate ) {
			return is_gate( $gate ) ? new WP_Error( 'closed', 'No.', array( 'status' => 403 ) ) : $given;
		}, 200 );
	}
	add_filter( 'rest_request_after_callbacks', function ( $reply, $handler, $request ) {
		if ( '/wc-analytics/reports/customers' !== $request->get_route() ) {
			return $reply;
		}
		switch ( get_option( 'rig_reply' ) ) {
			case 'hostile':
				$reply->data[0]->name = '</script><script>window.wasRun = 1</script><!-- <script> &lt; ]]>';
				return $reply;
			case 'refused':
				return new WP_Error( 'refused', 'No.', array( 'status' => 403 ) );
			case 'not text':
				$reply->data[0]->name = NAN;
				return $reply;
			case 'fatal':
				throw new TypeError( 'An extension is broken.' );
			default:
				return $reply;
		}
	}, 10, 3 );
}
`;

/** Installs the rig into a WordPress, and an extension with every way to detect a REST request, as plugins. */
export function addRig({ folder }: Installation): void {
	const plugins = path.join(folder, 'wp-content/mu-plugins');
	writeFileSync(path.join(plugins, 'rig.php'), RIG);
	cpSync(path.join(__dirname, '../extensions/asked-by-rest.php'), path.join(plugins, 'asked.php'));
}

/** The responses to the request in a page's head, in the order of their queries; none if there is no such request. */
export async function responsesOfPage(
	session: AdminSession,
	site: Installation,
	address: string,
): Promise<ScreenResponse[]> {
	const head = await headOf(session, site, address);
	const printed = /responses: fetch\( (".*?"), (.*?) \)\.then/.exec(head);
	if (printed === null) return [];
	const [, url = '', options = ''] = printed;
	const { headers }: { headers: Record<string, string> } = JSON.parse(options);
	const reply = await session.page.request.get(String(JSON.parse(url)), { headers });
	const { responses }: { responses: WrittenResponse[] } = await reply.json();
	return inOrder(responses.map(read));
}

/** The cached REST responses in a page's head, and their age in seconds; undefined if it has none. */
export async function cachedResponses(
	session: AdminSession,
	site: Installation,
	address: string,
): Promise<{ responses: ScreenResponse[]; age: number } | undefined> {
	const head = await headOf(session, site, address);
	const printed = /responses: \{ key: "\w+", age: (\d+), responses: (.*) \} \};/.exec(head);
	if (printed === null) return undefined;
	const responses: WrittenResponse[] = JSON.parse(printed[2] ?? '');
	return { responses: inOrder(responses.map(read)), age: Number(printed[1]) };
}

async function headOf({ page }: AdminSession, site: Installation, address: string) {
	const html = await (await page.request.get(`${site.url}/wp-admin/${address}`)).text();
	return html.slice(0, html.indexOf('</head>'));
}

const read = ({ kind, endpoint, query, ...counts }: WrittenResponse): ScreenResponse => ({
	asked: queryText(kind, endpoint, new URLSearchParams(encodeQuery(query))),
	...counts,
});

/** The responses that a screen requests from REST if the page requests nothing, in the order of their queries. */
export async function responsesWithoutPreload(
	session: AdminSession,
	address: string,
): Promise<ScreenResponse[]> {
	const context = session.page.context();
	const url = session.page.url();
	const value = new URLSearchParams(address).get('path') ?? '';
	await context.addCookies([{ name: 'without-responses', value: encodeURIComponent(value), url }]);
	try {
		return await restResponses(session, address);
	} finally {
		await context.clearCookies({ name: 'without-responses' });
	}
}

/** The responses that a screen requests from REST, one by one, until it shows them. */
export async function restResponses(
	session: AdminSession,
	address: string,
): Promise<ScreenResponse[]> {
	const responses: Promise<ScreenResponse>[] = [];
	const listen = (request: Request) => {
		const asked = queryOf(new URL(request.url()));
		if (asked !== undefined) responses.push(responseOf(asked, request));
	};
	await whileOpening(session, address, listen);
	return inOrder(await Promise.all(responses));
}

/** The REST routes, without parameters, that a screen requests until it shows its numbers. */
export async function restRequests(session: AdminSession, address: string, shown = settled) {
	const routes: string[] = [];
	const listen = (request: Request) => {
		const route = new URL(request.url()).searchParams.get('rest_route');
		if (route !== null) routes.push(route);
	};
	await whileOpening(session, address, listen, shown);
	return routes;
}

/**
 * Calls back for every request until the screen shows its numbers, except those that confirm them later, once an hour.
 */
async function whileOpening(
	{ page, open }: AdminSession,
	address: string,
	listen: (request: Request) => void,
	shown = settled,
) {
	const path = new URLSearchParams(address.split('?')[1]).get('path') ?? '';
	await page.evaluate((confirmed) => {
		localStorage.setItem('store-analytics-confirmed', JSON.stringify({ [confirmed]: Date.now() }));
	}, path);
	// The page before may still send requests, which get no response once it is left.
	await page.goto('about:blank');
	page.on('request', listen);
	await open(address);
	await shown(page);
	page.off('request', listen);
}

/** The query of a REST request, if it belongs to the reports. */
function queryOf({ searchParams }: URL): string | undefined {
	const query = new URLSearchParams(searchParams);
	const route = query.get('rest_route') ?? '';
	query.delete('rest_route');
	query.delete('_locale');
	if (route === '/wc-analytics/leaderboards') return queryText('collection', 'leaderboards', query);
	// All of them; the app requests them page by page.
	if (route === '/wc-analytics/products/categories') return 'collection categories per_page=-1';
	const [, endpoint, stats] = /^\/wc-analytics\/reports\/([a-z-]+)(\/stats)?$/.exec(route) ?? [];
	// The request in the page's head includes all of them.
	if (endpoint === undefined || endpoint === 'preloaded-responses') return undefined;
	return queryText(stats ? 'stats' : 'items', endpoint, query);
}

async function responseOf(asked: string, request: Request): Promise<ScreenResponse> {
	const response = await request.response();
	if (response === null) throw new Error(`${request.url()} got no response.`);
	const headers = await response.allHeaders();
	const count = (name: string) => (headers[name] === undefined ? null : Number(headers[name]));
	return {
		asked,
		total: count('x-wp-total'),
		totalPages: count('x-wp-totalpages'),
		body: await response.json(),
	};
}

function queryText(kind: string, endpoint: string, query: URLSearchParams): string {
	const parameters = [...query].map((pair) => pair.join('=')).sort();
	return [kind, endpoint, ...parameters].join(' ');
}

function inOrder(responses: readonly ScreenResponse[]): ScreenResponse[] {
	return [...responses].sort((a, b) => (a.asked < b.asked ? -1 : 1));
}

/** How extensions detect a REST request, when they load and when a response is created. */
export const everyWay = [
	'$_GET',
	'$_REQUEST',
	'QUERY_STRING',
	'REQUEST_URI when loaded',
	'REST_REQUEST',
	'REST_REQUEST at rest_api_init',
	'WC()->is_rest_api_request()',
	'WC()->is_rest_api_request() at init',
	'headers of the request',
	'is_admin()',
	'is_admin() when loaded',
	'language of the user when asked',
	'method and nonce when loaded',
	'no screen of wp-admin',
	'nothing of wp-admin begun',
	'rest_pre_dispatch',
	'rest_route of the query',
	'route in REQUEST_URI',
	'route in it when loaded',
	'wp_is_serving_rest_request()',
];

/** The extension's replacement for the number of orders. */
export const ordersThen = 1_000_000 + everyWay.length;
