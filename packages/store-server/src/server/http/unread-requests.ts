import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { Socket } from 'node:net';
import { commonHeaders } from './security-headers';

const SENTENCE = 'This request cannot be read.\n';

/** Answers a malformed URL, such as `/%`, before any route, with the headers of all responses. */
export function refuseAddress(
	error: FastifyError,
	_request: FastifyRequest,
	reply: FastifyReply,
): void {
	void reply
		.code(error.statusCode ?? 400)
		.headers(commonHeaders)
		.type('text/plain; charset=utf-8')
		.send(SENTENCE);
}

/** Answers malformed HTTP, or requests larger than the server's limit. */
export function refuseUnread(error: Error & { code?: string }, socket: Socket): void {
	if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) {
		return;
	}
	const status =
		error.code === 'HPE_HEADER_OVERFLOW'
			? '431 Request Header Fields Too Large'
			: '400 Bad Request';
	const headers = {
		...commonHeaders,
		'content-type': 'text/plain; charset=utf-8',
		'content-length': String(Buffer.byteLength(SENTENCE)),
		connection: 'close',
	};
	const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
	socket.end([`HTTP/1.1 ${status}`, ...lines, '', SENTENCE].join('\r\n'));
}
