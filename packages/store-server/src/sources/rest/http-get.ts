import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { pipeline, Transform, type Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { MOST_BYTES, TooLarge } from './too-large';

/** A reply whose body is still on its way; fetch's `Response` is one. */
export interface StreamedReply {
	readonly status: number;
	readonly headers: Headers;
	readonly body: AsyncIterable<Uint8Array> | null;
}

/** The headers and the end of a request. */
export interface GetOptions {
	readonly headers: Readonly<Record<string, string>>;
	readonly signal: AbortSignal;
}

/** Sends a GET; resolves when the headers are there. */
export type HttpGet = (url: URL, options: GetOptions) => Promise<StreamedReply>;

/**
 * Sends a GET, without following redirects. Unlike fetch it counts the bytes on the wire, so a packed body without
 * content ends too.
 */
export const httpGet: HttpGet = async (url, { headers, signal }) => {
	const { request } = url.protocol === 'https:' ? https : http;
	const reply = await new Promise<IncomingMessage>((resolve, reject) => {
		const options = { headers: { ...headers, 'accept-encoding': 'gzip, br' }, signal };
		request(url, options, resolve).on('error', reject).end();
	});
	return {
		status: reply.statusCode ?? 0,
		headers: headersOf(reply),
		body: unpacked(reply),
	};
};

function headersOf({ headers }: IncomingMessage): Headers {
	const read = new Headers();
	for (const [name, value] of Object.entries(headers)) read.set(name, String(value));
	return read;
}

/** Large pieces: each one is a turn of another thread. */
const pieces = { chunkSize: 256 * 1024 };

/** The decoders of a body. A body that is packed twice stays packed: no server does that. */
const decoders: Readonly<Record<string, () => Transform>> = {
	gzip: () => createGunzip(pieces),
	'x-gzip': () => createGunzip(pieces),
	deflate: () => createInflate(pieces),
	br: () => createBrotliDecompress(pieces),
};

function unpacked(reply: IncomingMessage): Readable {
	const decoder = decoders[reply.headers['content-encoding']?.trim().toLowerCase() ?? ''];
	const wire = counted(MOST_BYTES);
	// The reader of the last stream hears of errors.
	const heard = () => undefined;
	return decoder ? pipeline(reply, wire, decoder(), heard) : pipeline(reply, wire, heard);
}

/** Passes bytes on, and fails after too many. */
function counted(most: number): Transform {
	let bytes = 0;
	return new Transform({
		transform(chunk: Buffer, _encoding, done) {
			bytes += chunk.length;
			if (bytes > most) done(new TooLarge());
			else done(null, chunk);
		},
	});
}
