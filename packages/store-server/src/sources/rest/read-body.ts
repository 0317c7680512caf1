import type { StreamedReply } from './http-get';
import { JsonMeter } from './json-meter';
import { MOST_BYTES, TooLarge } from './too-large';

/** Reads a body as text. Throws TooLarge as soon as there is more than may be parsed, and then ends the connection. */
export async function readBody({ headers, body }: StreamedReply): Promise<string> {
	if (Number(headers.get('content-length')) > MOST_BYTES) {
		await body?.[Symbol.asyncIterator]().return?.();
		throw new TooLarge();
	}
	const chunks: Uint8Array[] = [];
	const meter = new JsonMeter();
	let bytes = 0;
	for await (const chunk of body ?? []) {
		bytes += chunk.length;
		chunks.push(chunk);
		const isPage = chunks[0]?.[0] === 0x3c; // <
		if (bytes > MOST_BYTES || (!isPage && meter.isFull(chunk))) throw new TooLarge();
	}
	return Buffer.concat(chunks).toString('utf8');
}
