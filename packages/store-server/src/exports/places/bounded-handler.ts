import { lookup, type LookupAddress, type LookupOptions } from 'node:dns';
import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import { Readable, Transform } from 'node:stream';
import { NodeHttpHandler } from '@smithy/node-http-handler';
import { forbidden, isForbidden } from './bucket-address';

/** The largest reply in bytes: replies to uploads are a few lines. */
const LARGEST = 1024 * 1024;

/** Milliseconds without a reply. */
const PATIENCE = 60_000;

type LookupCallback = (
	error: NodeJS.ErrnoException | null,
	address: string | LookupAddress[],
	family?: number,
) => void;

/** Finds a host's addresses, but none that may not be asked, whatever the name says. */
function lookUpAllowed(host: string, options: LookupOptions, done: LookupCallback): void {
	lookup(host, { ...options, all: true }, (error, found) => {
		if (error) return done(error, []);
		if (found.some(({ address }) => isForbidden(address))) return done(forbidden(), []);
		const [first] = found;
		return options.all || !first ? done(null, found) : done(null, first.address, first.family);
	});
}

/** Sends requests of the client for buckets: within a time, to allowed addresses, with small replies, without redirects. */
export class BoundedHandler extends NodeHttpHandler {
	constructor() {
		const options = { lookup: lookUpAllowed as never, keepAlive: true, maxSockets: 4 }; // as: the types of Node know one form of the callback only
		super({
			connectionTimeout: 10_000,
			requestTimeout: PATIENCE,
			socketTimeout: PATIENCE,
			throwOnRequestTimeout: true,
			httpAgent: new HttpAgent(options),
			httpsAgent: new HttpsAgent(options),
		});
	}

	override async handle(
		...asked: Parameters<NodeHttpHandler['handle']>
	): ReturnType<NodeHttpHandler['handle']> {
		const { response } = await super.handle(...asked);
		if (response.body instanceof Readable) response.body = limited(response.body);
		return { response };
	}
}

function limited(body: Readable): Readable {
	let bytes = 0;
	const limit = new Transform({
		transform(chunk: Buffer, _encoding, next) {
			bytes += chunk.length;
			if (bytes > LARGEST) next(new Error('The reply is too large.'));
			else next(null, chunk);
		},
	});
	body.on('error', (error) => limit.destroy(error));
	limit.on('close', () => body.destroy());
	return body.pipe(limit);
}
