import type { StoreServer } from '@store-analytics/store-server';

import { compareValues, type Mismatch } from './compare';
import { unexplained } from './differences';
import { groupOf, type Recording } from './recordings';
import { callerHeaders } from './store';

/** How our answer compares with a recorded one. */
export interface Verdict {
	readonly file: string;
	readonly group: string;
	readonly same: boolean;
	/** The same but for deliberate differences. */
	readonly deliberate: boolean;
	readonly mismatches: readonly Mismatch[];
	readonly milliseconds: number;
}

const comparedHeaders = ['x-wp-total', 'x-wp-totalpages', 'link', 'allow'] as const;

/** Asks our server what the real shop was asked, and compares status, headers and body. */
export async function replay(server: StoreServer, recording: Recording): Promise<Verdict> {
	const started = performance.now();
	const response = await server.inject({
		method: 'GET',
		url: `/wp-json${recording.request.path}${queryString(recording.request.query ?? {})}`,
		headers: callerHeaders(recording.request.auth),
	});
	const milliseconds = performance.now() - started;
	const ours = {
		status: response.statusCode,
		headers: pickHeaders(response.headers),
		body: parse(mapHost(response.body)),
	};
	const theirs = {
		status: recording.status,
		headers: pickHeaders(recording.headers),
		body: recording.body,
	};
	const mismatches = compareValues(theirs, ours, 'reply').map((mismatch) => ({
		...mismatch,
		where: mismatch.where.replace(/^reply\./, ''),
	}));
	const left = unexplained(recording.file, mismatches, { ours, theirs });
	return {
		file: recording.file,
		group: groupOf(recording),
		same: left.length === 0,
		deliberate: left.length === 0 && mismatches.length > 0,
		mismatches: left,
		milliseconds,
	};
}

function pickHeaders(headers: Readonly<Record<string, unknown>>): Record<string, string> {
	return Object.fromEntries(
		comparedHeaders
			.filter((name) => headers[name] !== undefined)
			.map((name) => [name, mapHost(String(headers[name]))]),
	);
}

/** The recordings write the shop's address with https; ours is asked over plain http. */
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
