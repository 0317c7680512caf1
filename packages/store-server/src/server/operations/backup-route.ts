import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { open, rm } from 'node:fs/promises';
import path from 'node:path';
import type { RestAccess } from '../../rest/router/access';
import type { StoreFile } from '../../database/store-database';
import { DamagedError, DiskFullError, readable } from '../../database/failures';
import { removeAbandoned } from '../../store-file/remove-store';

/** The route that returns a running server's store. */
export const BACKUP_PATH = '/wp-json/store-analytics/backup';

const NO_ROOM =
	'There is no room for a backup on the disk that holds the store, beside which it is made first: it takes as much again. Nothing was changed.';

/**
 * `POST store-analytics/backup`: returns the store at one moment as a file, itself a store; reads and writes continue.
 * One at a time, and none during a restore (409): see `copying`.
 */
export function registerBackup(
	app: FastifyInstance,
	store: StoreFile,
	access: (request: FastifyRequest) => RestAccess,
	copying: { isBusy: boolean } = { isBusy: false },
): void {
	app.post(BACKUP_PATH, async (request, reply) => {
		if (access(request) !== 'full') {
			return refuse(reply, 401, 'Send the access token as "Authorization: Bearer …".');
		}
		if (copying.isBusy) return refuse(reply, 409, 'Another backup is being made or restored.');
		copying.isBusy = true;
		try {
			return await send(reply, store);
		} catch (error) {
			request.log.error({ err: error, req: request }, 'failed');
			const known = readable(error);
			if (known instanceof DiskFullError) return refuse(reply, 507, NO_ROOM);
			return known instanceof DamagedError
				? refuse(reply, 500, known.message)
				: refuse(reply, 500, 'No backup could be made; the log of the server says why.');
		} finally {
			copying.isBusy = false;
		}
	});
}

async function send(reply: FastifyReply, store: StoreFile): Promise<FastifyReply> {
	const folder = path.dirname(path.resolve(store.file));
	await removeAbandoned(folder, `${path.basename(store.file)}.`);
	const unfinished = `${store.file}.${process.pid}.part`;
	await store.snapshot(unfinished);
	const whole = await open(unfinished);
	// The deleted file exists while it is read, even if this process is killed.
	await rm(unfinished);
	const { size } = await whole.stat();
	return reply
		.type('application/octet-stream')
		.header('cache-control', 'no-store')
		.header('content-length', size)
		.send(whole.createReadStream());
}

function refuse(reply: FastifyReply, status: number, message: string): FastifyReply {
	return reply.code(status).send({ code: 'store_analytics_backup', message, data: { status } });
}
