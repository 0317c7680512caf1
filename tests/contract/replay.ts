import { compareValues, type Mismatch } from './compare';
import { looseRules } from './differences/loose';
import { countsOf, unexplained } from './differences/unexplained';
import { oncePer } from './expected/once-per';
import { lapses } from './intended/lapses';
import { momentOf } from './recorded-moment';
import { groupOf, type Recording } from './recordings';
import { callerHeaders, type RecordedStore } from './store';

/** The result of comparing our response with a recorded one. */
export interface Verdict {
	readonly file: string;
	readonly group: string;
	readonly same: boolean;
	/** How many values each deliberate difference excused in it, by title. */
	readonly excused: ReadonlyMap<string, number>;
	/** Differences that no deliberate difference explains. */
	readonly mismatches: readonly Mismatch[];
	/** Rules that would also have excused a wrong value here. */
	readonly loose: readonly string[];
	/** Values that differ from the export, even if they were recorded that way. */
	readonly lapses: readonly Mismatch[];
	readonly milliseconds: number;
	/** The body of our response. */
	readonly body: unknown;
}

/** What the rules were asked in a set already: the same again would tell nothing new. */
const questions = oncePer((_recordings: readonly Recording[]) => new Set<string>());

/** Decimals of recorded amounts: less than a cent that is added everywhere would not be seen otherwise. */
export const EXACT = 5;

const comparedHeaders = ['x-wp-total', 'x-wp-totalpages', 'link', 'allow'] as const;

/**
 * Sends a recorded request to our server, and compares status, headers and body. `exportId` is the id that our server
 * gave an export; it replaces the recorded one. Amounts are equal to so many `decimals`: those of the currency, unless
 * the recorded ones are known to be more exact.
 */
export async function replay(
	store: RecordedStore,
	recording: Recording,
	exportId?: string,
	decimals = store.shop.settings.decimals,
): Promise<Verdict> {
	const started = performance.now();
	const recordedId = /\/export\/(\d+)\//.exec(recording.request.path)?.[1] ?? '';
	store.setNow(momentOf(recording));
	const response = await send(store, recording, (path) =>
		exportId ? path.replace(recordedId, exportId) : path,
	);
	const now = store.now();
	store.setNow(undefined);
	const milliseconds = performance.now() - started;
	const ours = {
		status: response.statusCode,
		headers: pickHeaders(response.headers),
		body: parse(mapHost(exportId ? response.body.replaceAll(exportId, recordedId) : response.body)),
	};
	const theirs = {
		status: recording.status,
		headers: pickHeaders(recording.headers),
		body: recording.body,
	};
	const mismatches = compareValues(theirs, ours, 'reply', decimals).map((mismatch) => ({
		...mismatch,
		where: mismatch.where.replace(/^reply\./, ''),
	}));
	const { shop, recordings } = store;
	const responses = { request: recording.request, ours, theirs, now, shop, recordings };
	const { left, excused } = unexplained(mismatches, responses);
	const asked = questions(recordings);
	return {
		file: recording.file,
		group: groupOf(recording),
		same: left.length === 0,
		excused: countsOf(excused.map(({ rule }) => rule.title)),
		mismatches: left,
		loose: looseRules(excused, responses, (question) => {
			const isNew = !asked.has(question);
			asked.add(question);
			return isNew;
		}),
		lapses: lapses(responses),
		milliseconds,
		body: ours.body,
	};
}

/** Sends a recorded request to our server, possibly at another path. */
export function send(
	store: RecordedStore,
	{ request: { method, path, query, body, auth } }: Recording,
	pathOf: (path: string) => string = (recorded) => recorded,
) {
	return store.server.inject({
		method: methodOf(method),
		url: `/wp-json${pathOf(path)}${queryString(query ?? {})}`,
		headers: {
			...callerHeaders(auth),
			...(body !== undefined && { 'content-type': 'application/json' }),
		},
		...(body !== undefined && { payload: JSON.stringify(body) }),
	});
}

function methodOf(name: string): 'GET' | 'POST' | 'PUT' | 'DELETE' {
	switch (name) {
		case 'GET':
		case 'POST':
		case 'PUT':
		case 'DELETE':
			return name;
		default:
			throw new Error(`No recording asks by ${name}.`);
	}
}

function pickHeaders(headers: Readonly<Record<string, unknown>>): Record<string, string> {
	return Object.fromEntries(
		comparedHeaders
			.filter((name) => headers[name] !== undefined)
			.map((name) => [name, mapHost(String(headers[name]))]),
	);
}

/** The recordings contain the shop's address with https; ours uses plain http. */
function mapHost(text: string): string {
	return text.replaceAll('http://shop.example', 'https://shop.example');
}

function parse(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return text;
	}
}

function queryString(query: Readonly<Record<string, unknown>>): string {
	const pairs = Object.entries(query).flatMap(([key, value]) => flatten(key, value));
	return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}

function flatten(key: string, value: unknown): string[] {
	return typeof value === 'object' && value !== null
		? Object.entries(value).flatMap(([step, child]) => flatten(`${key}[${step}]`, child))
		: [`${encodeURIComponent(key)}=${encodeURIComponent(String(value))}`];
}
