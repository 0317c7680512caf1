import type { FastifyInstance } from 'fastify';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { sessionIn } from '../auth/access';
import type { Sessions } from '../auth/sessions';

/** Below the plugins, as an extension's script lies in WordPress; the number tells two files of one name apart. */
const FOLDER = '/wp-content/plugins/extensions/';

/** Addresses of extensions' scripts, in their order. */
export function extensionAddresses(files: readonly string[] = []): string[] {
	return files.map(
		(file, index) => `${FOLDER}${index + 1}/${encodeURIComponent(path.basename(file))}`,
	);
}

/** Serves these files and no others, to who is logged in; read on each request, so that a reload shows a change. */
export function registerExtensions(
	app: FastifyInstance,
	files: readonly string[] = [],
	sessions: Sessions,
): void {
	app.get<{ Params: { number: string } }>(`${FOLDER}:number/:name`, async (request, reply) => {
		const session = sessionIn(request);
		const file = files[Number(request.params.number) - 1];
		if (session === null || !sessions.isOpen(session)) return reply.code(403).send();
		const text = file === undefined ? null : await readFile(file, 'utf8').catch(() => null);
		if (text === null) return reply.code(404).send();
		return reply
			.type('text/javascript; charset=utf-8')
			.header('cache-control', 'no-store')
			.send(text);
	});
}
