import type { FuzzRequest } from './fuzz-request';

/**
 * WooCommerce itself responds with 500 to these requests, as recorded (options-none, plugins-connect-jetpack). The
 * contract includes the status, because clients recognize these two errors by it. All other responses must have another
 * status.
 */
const recordedFailures: readonly RegExp[] = [
	/"message":"You must supply an array of options( and values)?\."/,
	/"message":"Jetpack is not installed or active\."/,
];

/** Words of the engine, the runtime and the machine, which no response may contain. */
const inside =
	/duckdb|\b\w+ Error: |\b(?:Type|Range|Syntax|Reference)Error\b|\bSELECT .* FROM\b|node_modules|\.ts:\d+|\bat \w+ \(/i;

/** The schema of exports shows how their files are read, in SQL. */
const schemaOfFacts = /^\{"name":"store-analytics-facts","version":\d/;

/** Maximum length of a response and of a Link header; longer lists must be paged. */
const MOST_BYTES = 2_000_000;
const MOST_LINK = 4096;

/** A request with an invalid response. */
export interface Fault {
	readonly request: FuzzRequest;
	readonly why: string;
}

/** What is wrong with a response; undefined if nothing is. */
export function faultOf(status: number, body: string, link: string): string | undefined {
	if (status >= 500 && !recordedFailures.some((known) => known.test(body))) return `${status}`;
	if (inside.test(body) && !schemaOfFacts.test(body)) return 'tells of the engine';
	if (body.length > MOST_BYTES) return `${body.length} bytes`;
	if (link.length >= MOST_LINK) return `a Link header of ${link.length} bytes`;
	return undefined;
}
