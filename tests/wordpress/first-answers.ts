import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Request } from 'playwright-core';
import { encodeQuery } from '@store-analytics/rest-api';
import { settled } from '../browser/visit';
import type { AdminSession } from './admin-session';
import type { Installation } from './installation';

/** A question of a screen and what the shop says to it. */
interface Answer {
	/** Kind, endpoint and parameters as one text that equal questions share. */
	readonly question: string;
	readonly total: number | null;
	readonly totalPages: number | null;
	readonly body: unknown;
}

/** An answer as the page writes it for the app. */
interface PrintedAnswer extends Omit<Answer, 'question'> {
	readonly kind: string;
	readonly endpoint: string;
	readonly query: object;
}

/**
 * PHP's clock stands where the store's does, and each look at it may take 100 ms; replies of REST may be broken; a cookie
 * switches the answers off, as a shop can by the filter.
 */
const RIG = String.raw`<?php
namespace StoreAnalytics {
	function time() {
		return strtotime( '2026-11-20T17:00:00Z' );
	}
	function microtime() {
		static $looks = 0;
		return get_option( 'rig_is_slow' ) ? $looks++ / 10 : 0;
	}
}
namespace {
	add_filter( 'store_analytics_first_answers', function ( $is_wanted, $path ) {
		return $is_wanted && urlencode( $path ) !== urlencode( $_COOKIE['without-answers'] ?? '' );
	}, 10, 2 );
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

/** Puts the rig into a WordPress, beside its plugins. */
export function addRig({ folder }: Installation): void {
	writeFileSync(path.join(folder, 'wp-content/mu-plugins/rig.php'), RIG);
}

/** The answers that a page brings along, in the order of their questions. */
export async function printedAnswers(
	{ page }: AdminSession,
	site: Installation,
	address: string,
): Promise<Answer[]> {
	const reply = await page.request.get(`${site.url}/wp-admin/${address}`);
	const printed = /^window\.storeAnalytics\.answers = (.*);$/m.exec(await reply.text())?.[1];
	const answers: PrintedAnswer[] = JSON.parse(printed ?? '[]');
	return inOrder(
		answers.map(({ kind, endpoint, query, ...counts }) => ({
			question: questionText(kind, endpoint, new URLSearchParams(encodeQuery(query))),
			...counts,
		})),
	);
}

/** The answers that a screen asks REST for when the page brings none, in the order of their questions. */
export async function askedAnswers(session: AdminSession, address: string): Promise<Answer[]> {
	const context = session.page.context();
	const url = session.page.url();
	const value = new URLSearchParams(address).get('path') ?? '';
	await context.addCookies([{ name: 'without-answers', value: encodeURIComponent(value), url }]);
	const asked = await requestedAnswers(session, address);
	await context.clearCookies({ name: 'without-answers' });
	return asked;
}

/** The answers that a screen asks REST for until it shows them. */
export async function requestedAnswers(
	{ page, open }: AdminSession,
	address: string,
): Promise<Answer[]> {
	const answers: Promise<Answer>[] = [];
	const listen = (request: Request) => {
		const question = questionOf(new URL(request.url()));
		if (question !== undefined) answers.push(answerOf(question, request));
	};
	page.on('request', listen);
	await open(address);
	await settled(page);
	page.off('request', listen);
	return inOrder(await Promise.all(answers));
}

/** What a request to REST asks, if it is one of the reports' questions. */
function questionOf({ searchParams }: URL): string | undefined {
	const query = new URLSearchParams(searchParams);
	const route = query.get('rest_route') ?? '';
	query.delete('rest_route');
	query.delete('_locale');
	if (route === '/wc-analytics/leaderboards')
		return questionText('collection', 'leaderboards', query);
	// All of them, which the app asks for page by page.
	if (route === '/wc-analytics/products/categories') return 'collection categories per_page=-1';
	const [, endpoint, stats] = /^\/wc-analytics\/reports\/([a-z-]+)(\/stats)?$/.exec(route) ?? [];
	return endpoint && questionText(stats ? 'stats' : 'items', endpoint, query);
}

async function answerOf(question: string, request: Request): Promise<Answer> {
	const response = await request.response();
	if (response === null) throw new Error(`${request.url()} was not answered.`);
	const headers = await response.allHeaders();
	const count = (name: string) => (headers[name] === undefined ? null : Number(headers[name]));
	return {
		question,
		total: count('x-wp-total'),
		totalPages: count('x-wp-totalpages'),
		body: await response.json(),
	};
}

function questionText(kind: string, endpoint: string, query: URLSearchParams): string {
	const parameters = [...query].map((pair) => pair.join('=')).sort();
	return [kind, endpoint, ...parameters].join(' ');
}

function inOrder(answers: readonly Answer[]): Answer[] {
	return [...answers].sort((a, b) => (a.question < b.question ? -1 : 1));
}
