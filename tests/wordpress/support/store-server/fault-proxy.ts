import { once } from 'node:events';
import {
	createServer,
	request as forward,
	type IncomingMessage,
	type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';

type Respond = (request: IncomingMessage, response: ServerResponse) => void;

/** A proxy between the shop and its store server: counts requests and fails on demand. */
export class FaultProxy {
	/** Requested paths, with their headers. */
	readonly asked: { path: string; headers: IncomingMessage['headers'] }[] = [];
	/** Runs while a request is in flight. */
	before: (() => void) | null = null;
	/** Replaces the store server's response. */
	instead: Respond | null = null;
	private readonly server = createServer((request, response) => this.respond(request, response));

	/** `port`: the current port of the store server. */
	constructor(public port: number) {}

	/** Resolves to its address. */
	async open(): Promise<string> {
		await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
		return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`; // as: it listens over TCP
	}

	/** Resolves when `asked` has so many requests. */
	async hasAsked(count: number): Promise<void> {
		while (this.asked.length < count) await once(this.server, 'request');
	}

	async close(): Promise<void> {
		this.server.closeAllConnections();
		await new Promise((resolve) => this.server.close(resolve));
	}

	private respond(request: IncomingMessage, response: ServerResponse): void {
		this.asked.push({ path: request.url ?? '', headers: request.headers });
		this.before?.();
		if (this.instead) return this.instead(request, response);
		const { method, url, headers } = request;
		const onward = forward({ port: this.port, method, path: url, headers }, (reply) => {
			response.writeHead(reply.statusCode ?? 500, reply.rawHeaders);
			reply.pipe(response);
			reply.once('error', () => response.destroy());
		});
		onward.once('error', () => response.destroy());
		request.pipe(onward);
	}
}
