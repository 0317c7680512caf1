import type { FuzzRequest } from './fuzz-request';

/**
 * What WooCommerce itself replies with 500, as recorded (options-none, plugins-connect-jetpack): the contract holds us to the status too, since
 * its clients tell these two refusals by it. Nothing else may.
 */
const recordedFailures: readonly RegExp[] = [
	/"message":"You must supply an array of options( and values)?\."/,
	/"message":"Jetpack is not installed or active\."/,
];

/** Words of the engine, of the language and of the machine, which no reply may carry. */
const inside =
	/duckdb|\b\w+ Error: |\b(?:Type|Range|Syntax|Reference)Error\b|\bSELECT .* FROM\b|node_modules|\.ts:\d+|\bat \w+ \(/i;

/** The longest reply and Link header; whoever sends more lists what should be paged. */
const MOST_BYTES = 2_000_000;
const MOST_LINK = 4096;

/** One request whose reply is not what a server may say. */
export interface Fault {
	readonly request: FuzzRequest;
	readonly why: string;
}

/** What is wrong with a reply, if anything is. */
export function faultOf(status: number, body: string, link: string): string | undefined {
	if (status >= 500 && !recordedFailures.some((known) => known.test(body))) return `${status}`;
	if (inside.test(body)) return 'tells of the engine';
	if (body.length > MOST_BYTES) return `${body.length} bytes`;
	if (link.length >= MOST_LINK) return `a Link header of ${link.length} bytes`;
	return undefined;
}
