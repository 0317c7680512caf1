import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { open, rm } from 'node:fs/promises';
import path from 'node:path';
import type { RestAccess } from '../../rest/router/access';
import type { StoreFile } from '../../database/store-database';
import { DiskFullError, readable } from '../../database/failures';
import { removeAbandoned } from '../../store-file/make-store';

/** Where a running server hands out what it holds. */
export const BACKUP_PATH = '/wp-json/store-analytics/backup';

const NO_ROOM =
	'There is no room for a backup on the disk that holds the store, beside which it is made first: it takes as much again. Nothing was changed.';

/**
 * `POST store-analytics/backup`: the store as it is at one moment, as a file that is a store itself; reads and writes go on meanwhile.
 * One at a time, and none while one is restored (409): `copying` tells.
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
			return readable(error) instanceof DiskFullError
				? refuse(reply, 507, NO_ROOM)
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
	// It is there as long as it is read, also when this process is killed meanwhile.
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
