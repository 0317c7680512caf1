import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { RestAccess } from '../../rest/router/access';
import { queryValue } from '../auth/access';
import { UsageError } from '../../base/errors';
import { aboutBackup, checkShop, putInPlace } from '../../stores/incoming-backup';
import { DiskFullError, readable } from '../../database/failures';
import { removeAbandoned } from '../../store-file/remove-store';
import type { ReplaceableStore } from '../../stores/replaceable-store';

/** The route that replaces a running server's store. */
export const RESTORE_PATH = '/wp-json/store-analytics/restore';

/** The result: the number of orders now, and the name of the old store beside it. */
export interface Restored {
	readonly orders: number;
	/** Null if there was none. */
	readonly kept: string | null;
}

const NO_ROOM =
	'There is no room for the backup on the disk that holds the store; make some. All is as it was.';

/**
 * `POST store-analytics/restore`: replaces the store by a backup, the body. Running requests end first; others wait or
 * must come again. One at a time, and none during a backup (409).
 */
export async function registerRestore(
	app: FastifyInstance,
	store: ReplaceableStore,
	access: (request: FastifyRequest) => RestAccess,
): Promise<void> {
	await app.register(async (scope) => {
		scope.removeAllContentTypeParsers();
		// It may be larger than the memory.
		scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
		scope.post(RESTORE_PATH, async (request, reply) => {
			if (access(request) !== 'full') {
				return refuse(reply, 401, 'Send the access token as "Authorization: Bearer …".');
			}
			if (store.isBusy) return refuse(reply, 409, 'Another backup is being made or restored.');
			store.isBusy = true;
			try {
				return await reply.header('cache-control', 'no-store').send(await restore(request, store));
			} catch (error) {
				return refuseFor(error, request, reply);
			} finally {
				store.isBusy = false;
			}
		});
	});
}

async function restore(request: FastifyRequest, store: ReplaceableStore): Promise<Restored> {
	const { file } = store;
	await removeAbandoned(path.dirname(path.resolve(file)), `${path.basename(file)}.`);
	const unfinished = `${file}.${process.pid}.part`;
	try {
		const body = request.body instanceof Readable ? request.body : Readable.from([]);
		await pipeline(body, createWriteStream(unfinished, { mode: 0o600, flags: 'wx' }));
		const about = await aboutBackup(unfinished, queryValue(request, 'name') ?? 'The backup');
		await checkShop(file, await store.source(), about);
		const kept = await store.replace(() => putInPlace(unfinished, file));
		return { orders: about.orders, kept: kept && path.basename(kept) };
	} finally {
		for (const rest of [unfinished, `${unfinished}.wal`]) await rm(rest, { force: true });
	}
}

function refuseFor(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
	if (error instanceof UsageError) return refuse(reply, 422, error.message);
	if (readable(error) instanceof DiskFullError) return refuse(reply, 507, NO_ROOM);
	request.log.error({ err: error, req: request }, 'failed');
	return refuse(reply, 500, 'The backup was not restored; the log of the server says why.');
}

function refuse(reply: FastifyReply, status: number, message: string): FastifyReply {
	return reply.code(status).send({ code: 'store_analytics_restore', message, data: { status } });
}
