import {
	createServer,
	request as ask,
	type IncomingMessage,
	type Server,
	type ServerResponse,
} from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';

/** A moment of a copy: the current query to ClickHouse, and the number of the write. */
export interface Told {
	readonly query: string;
	readonly count: number;
}

/** What a proxy requires of clients. */
interface Guard {
	/** PEM of a certificate and its key; the proxy then accepts only TLS. */
	readonly certificate?: Buffer;
	/** `user:password`, which clients must send. */
	readonly credentials?: string;
}

/** A proxy between a store and ClickHouse that watches the writes. */
export class EngineProxy {
	private count = 0;
	private isMoment: (told: Told) => boolean = () => false;
	private reached: () => void = () => undefined;

	private constructor(
		private readonly server: Server,
		private readonly engine: URL,
		private readonly credentials: string | undefined,
	) {}

	static async start(
		address: string,
		{ certificate, credentials }: Guard = {},
	): Promise<EngineProxy> {
		const server = certificate
			? createTlsServer({ cert: certificate, key: certificate })
			: createServer();
		const url = new URL(address.replace('clickhouse:', 'http:'));
		const proxy = new EngineProxy(server, url, credentials);
		server.on('request', (request, response) => void proxy.pass(request, response));
		await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
		return proxy;
	}

	get port(): number {
		return (this.server.address() as AddressInfo).port; // as: it listens to a port
	}

	get address(): string {
		return `clickhouse://127.0.0.1:${this.port}`;
	}

	/**
	 * Resolves after ClickHouse has written at this moment. The client gets no response to that write, nor to anything
	 * after it.
	 */
	until(isMoment: (told: Told) => boolean): Promise<void> {
		this.count = 0;
		this.isMoment = isMoment;
		return new Promise((resolve) => {
			this.reached = () => {
				this.isMoment = () => true;
				resolve();
			};
		});
	}

	/** Responds again. */
	resume(): void {
		this.isMoment = () => false;
	}

	stop(): void {
		this.server.close();
		this.server.closeAllConnections();
	}

	private async pass(request: IncomingMessage, response: ServerResponse) {
		const chunks: Buffer[] = [];
		for await (const chunk of request) chunks.push(chunk as Buffer); // as: chunks are bytes
		const body = Buffer.concat(chunks);
		const { searchParams } = new URL(request.url ?? '', 'http://store');
		const query = searchParams.get('query') ?? body.toString();
		const { authorization } = request.headers;
		if (this.credentials && authorization !== `Basic ${btoa(this.credentials)}`) {
			response.writeHead(403, { 'x-clickhouse-exception-code': '516' });
			response.end(
				'Code: 516. DB::Exception: somebody: Authentication failed: password is incorrect. (AUTHENTICATION_FAILED) (version 26.7.1)',
			);
			return;
		}
		const isWritten = /^\s*(INSERT|DELETE)/.test(query);
		const told = { query, count: isWritten ? ++this.count : 0 };
		const passed = ask(
			{
				host: this.engine.hostname,
				port: this.engine.port,
				path: request.url,
				method: request.method,
				headers: request.headers,
			},
			(reply) => {
				if (isWritten && this.isMoment(told)) {
					reply.resume();
					return this.reached();
				}
				response.writeHead(reply.statusCode ?? 500, reply.headers);
				reply.pipe(response);
			},
		);
		passed.end(body);
	}
}
