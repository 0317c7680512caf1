import { __ } from '@wordpress/i18n';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Exports } from '../../exports/exports';
import { downloadOf, type Download } from '../../exports/jobs/download';
import type { RestAccess } from '../../rest/router/access';
import type { StoreContext } from '../../rest/store-context';

/** The route for scripts that download a finished export. */
const PATH = '/wp-json/store-analytics/v1/exports/:id/file';

/** `GET store-analytics/v1/exports/{id}/file`: the files of a finished export; only with the access token. */
export function registerExportFile(
	app: FastifyInstance,
	context: StoreContext,
	access: (request: FastifyRequest) => RestAccess,
): void {
	app.get<{ Params: { id: string } }>(PATH, async (request, reply) => {
		if (access(request) !== 'full') {
			return refuse(reply, 401, 'Send the access token as "Authorization: Bearer …".');
		}
		const download = await findDownload(context.exports, request.params.id);
		return download
			? sendDownload(reply, download)
			: refuse(
					reply,
					404,
					__('There is no such export. It may have been deleted.', 'store-analytics'),
				);
	});
}

/** The file of a finished export; undefined if there is none. */
export async function findDownload(
	exports: Exports | undefined,
	id: string,
): Promise<Download | undefined> {
	const info = await exports?.jobs.folder.read(id);
	return exports && info ? downloadOf(exports.jobs.folder, info) : undefined;
}

export function sendDownload(
	reply: FastifyReply,
	{ name, type, bytes, stream }: Download,
): FastifyReply {
	if (bytes !== null) reply.header('content-length', bytes);
	return reply
		.type(type)
		.header('content-disposition', `attachment; filename="${name}"`)
		.header('cache-control', 'no-store')
		.send(stream);
}

function refuse(reply: FastifyReply, status: number, message: string): FastifyReply {
	return reply.code(status).send({ code: 'store_analytics_export', message, data: { status } });
}
