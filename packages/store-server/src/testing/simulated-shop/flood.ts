import type { ServerResponse } from 'node:http';
import { pipeline, Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';

/**
 * A body that nobody can read: 3 GB of orders, 8 GB of them in some megabytes of gzip, gzip without content, millions of
 * empty documents, lists within lists, a byte now and then.
 */
export type Flood = 'orders' | 'packed' | 'hollow' | 'values' | 'levels' | 'drip' | 'announced';

const PIECE = 1_000_000;
/** 50 MB in as many kilobytes; gzip may have several such members. */
let packed: Buffer | undefined;
const piece = (text: string) => Buffer.from(text.repeat(Math.ceil(PIECE / text.length)));

const bodies: Readonly<Record<Flood, () => { piece: Buffer; count: number }>> = {
	orders: () => ({ piece: piece('{"id":1,"status":"completed"},'), count: 3000 }),
	packed: () => ({ piece: (packed ??= gzipSync(Buffer.alloc(50 * PIECE, ' '))), count: 160 }),
	hollow: () => ({
		piece: Buffer.concat(Array.from({ length: 50_000 }, () => gzipSync(''))),
		count: 3000,
	}),
	values: () => ({ piece: piece('{},'), count: 10 }),
	levels: () => ({ piece: piece('['), count: 1 }),
	drip: () => ({ piece: Buffer.from(' '), count: Infinity }),
	announced: () => ({ piece: piece(' '), count: Infinity }),
};

/** Sends a flood, until it ends or the client does. */
export function sendFlood(kind: Flood, response: ServerResponse): void {
	const { piece, count } = bodies[kind]();
	const isPacked = kind === 'packed' || kind === 'hollow';
	response.writeHead(200, {
		'content-type': 'application/json',
		...(isPacked && { 'content-encoding': 'gzip' }),
		...(kind === 'announced' && { 'content-length': '3000000000' }),
	});
	async function* pieces() {
		if (!isPacked) yield Buffer.from('[');
		for (let sent = 0; sent < count && !response.destroyed; sent++) {
			if (kind === 'drip') await new Promise((resolve) => setTimeout(resolve, 20));
			yield piece;
		}
	}
	const ended = () => undefined; // the client ends it
	pipeline(Readable.from(pieces()), response, ended);
}
