import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A service with S3's protocol on this machine, which checks signatures by itself (AWS Signature Version 4). */
export interface FakeBucket {
	readonly endpoint: string;
	/** Objects by `bucket/key`. */
	readonly objects: ReadonlyMap<string, Buffer>;
	/** The number of requests so far. */
	requests(): number;
	/** Replies to all requests instead. */
	replyWith(reply: ((response: ServerResponse) => void) | null): void;
	close(): Promise<void>;
}

export const bucketKey = { accessKey: 'AKIAEXAMPLE', secret: 'secret/of+the/bucket' } as const;

/** Starts the service with one bucket, `exports`. */
export async function openFakeBucket(): Promise<FakeBucket> {
	const objects = new Map<string, Buffer>();
	const uploads = new Map<string, Map<number, Buffer>>();
	let requests = 0;
	let instead: ((response: ServerResponse) => void) | null = null;
	const server = createServer((request, response) => {
		requests++;
		void readAll(request).then((body) => {
			if (instead) return instead(response);
			const url = new URL(request.url ?? '', 'http://fake');
			const problem = problemOf(request, url, body);
			if (problem) return response.writeHead(problem[1]).end(errorBody(problem[0]));
			respond({ request, url, body, objects, uploads }, response);
		});
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	const { port } = server.address() as AddressInfo; // it listens on a port
	return {
		endpoint: `http://127.0.0.1:${port}`,
		objects,
		requests: () => requests,
		replyWith: (reply) => (instead = reply),
		close: () => closed(server),
	};
}

interface Asked {
	readonly request: IncomingMessage;
	readonly url: URL;
	readonly body: Buffer;
	readonly objects: Map<string, Buffer>;
	readonly uploads: Map<string, Map<number, Buffer>>;
}

function respond({ request, url, body, objects, uploads }: Asked, response: ServerResponse): void {
	const name = decodeURIComponent(url.pathname.slice(1));
	const uploadId = url.searchParams.get('uploadId');
	response.setHeader('etag', `"${createHash('md5').update(body).digest('hex')}"`);
	if (request.method === 'POST' && url.searchParams.has('uploads')) {
		uploads.set(name, new Map());
		response.end(
			`<InitiateMultipartUploadResult><UploadId>${encodeURIComponent(name)}</UploadId></InitiateMultipartUploadResult>`,
		);
	} else if (request.method === 'PUT' && uploadId) {
		uploads.get(name)?.set(Number(url.searchParams.get('partNumber')), body);
		response.end();
	} else if (request.method === 'POST' && uploadId) {
		const parts = [...(uploads.get(name) ?? [])].sort(([one], [other]) => one - other);
		objects.set(name, Buffer.concat(parts.map(([, part]) => part)));
		response.end('<CompleteMultipartUploadResult><ETag>"x"</ETag></CompleteMultipartUploadResult>');
	} else if (request.method === 'PUT') {
		objects.set(name, body);
		response.end();
	} else response.writeHead(405).end();
}

function problemOf(request: IncomingMessage, url: URL, body: Buffer): [string, number] | null {
	const { authorization = '' } = request.headers;
	const [, key, date, region, names = '', signature] =
		/^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]+)$/.exec(
			authorization,
		) ?? [];
	if (key !== bucketKey.accessKey) return ['InvalidAccessKeyId', 403];
	const declared = String(request.headers['x-amz-content-sha256']);
	if (declared !== 'UNSIGNED-PAYLOAD' && declared !== sha256(body)) return ['BadDigest', 400];
	const query = [...url.searchParams]
		.map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
		.sort()
		.join('&');
	const headers = names
		.split(';')
		.map((name) => `${name}:${String(request.headers[name]).trim()}\n`);
	const canonical = [request.method, url.pathname, query, headers.join(''), names, declared].join(
		'\n',
	);
	const scope = `${date}/${region}/s3/aws4_request`;
	const signed = ['AWS4-HMAC-SHA256', request.headers['x-amz-date'], scope, sha256(canonical)].join(
		'\n',
	);
	const signingKey = [date, region, 's3', 'aws4_request'].reduce<string | Buffer>(
		(secret, part) => hmac(secret, part ?? ''),
		`AWS4${bucketKey.secret}`,
	);
	if (hmac(signingKey, signed).toString('hex') !== signature) return ['SignatureDoesNotMatch', 403];
	return url.pathname.startsWith('/exports/') ? null : ['NoSuchBucket', 404];
}

function errorBody(code: string): string {
	return `<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`;
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex');
const hmac = (key: string | Buffer, data: string) =>
	createHmac('sha256', key).update(data).digest();

async function readAll(request: IncomingMessage): Promise<Buffer> {
	const chunks: Buffer[] = [];
	for await (const chunk of request) chunks.push(chunk as Buffer); // without an encoding
	return Buffer.concat(chunks);
}

function closed(server: Server): Promise<void> {
	server.closeAllConnections();
	return new Promise((resolve) => server.close(() => resolve()));
}
