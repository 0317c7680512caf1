import type { FastifyInstance, FastifyReply } from 'fastify';

/** Has `show` answer a browser that opens an address without a route. Programs get JSON. */
export function showUnknownAddresses(
	app: FastifyInstance,
	show: (reply: FastifyReply) => FastifyReply | Promise<FastifyReply>,
): void {
	app.setNotFoundHandler(({ method, url, headers: { accept = '' } }, reply) =>
		method === 'GET' && accept.includes('text/html')
			? show(reply)
			: reply.code(404).send({
					message: `Route ${method}:${url} not found`,
					error: 'Not Found',
					statusCode: 404,
				}),
	);
}
