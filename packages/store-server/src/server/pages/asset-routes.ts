import serveStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { frameAssets } from '../../admin-page/frame/assets';
import { APP_ASSETS } from '../../admin-page/pages';

const FOREVER = 'public, max-age=31536000, immutable';

/** Scripts and style sheets whose names change with their contents. */
const hashed = /^[\w-]+\.[0-9a-f]{8,}\.(js|css)$/;

const types = { js: 'text/javascript; charset=utf-8', css: 'text/css; charset=utf-8' };

/** Mounts the files of the frame and of the built app. */
export async function registerAssets(
	app: FastifyInstance,
	staticDir: string | undefined,
): Promise<void> {
	const send = (reply: FastifyReply, type: keyof typeof types, content: string | Buffer) =>
		reply.type(types[type]).header('cache-control', FOREVER).send(content);
	app.get('/wp-admin/css/admin-page.css', (_request, reply) => send(reply, 'css', frameAssets.css));
	app.get('/wp-admin/js/admin-menu.js', (_request, reply) => send(reply, 'js', frameAssets.js));
	if (staticDir === undefined || !existsSync(staticDir)) return;
	await app.register(serveStatic, {
		root: staticDir,
		prefix: APP_ASSETS,
		index: false,
		cacheControl: false,
		preCompressed: true,
		setHeaders: (reply, file) => {
			const name = path.basename(file, '.br');
			reply.header('cache-control', hashed.test(name) ? FOREVER : 'no-cache');
		},
	});
	const read = keptFiles(staticDir);
	app.get<{ Params: { file: string } }>(`${APP_ASSETS}:file`, async (request, reply) => {
		const { file } = request.params;
		const kept = await read(file);
		if (!kept) return reply.sendFile(file);
		reply.header('vary', 'accept-encoding');
		const type = file.endsWith('.css') ? 'css' : 'js';
		if (!kept.packed || !takesBrotli(request.headers['accept-encoding']))
			return send(reply, type, kept.plain);
		return send(reply.header('content-encoding', 'br'), type, kept.packed);
	});
}

interface KeptFile {
	readonly plain: Buffer;
	/** By Brotli, where the build has packed it. */
	readonly packed: Buffer | undefined;
}

/**
 * Reads hashed files of a folder once: a page asks for a dozen at the same time, and each would wait for the disk several times behind
 * the shop's own work. Undefined for all others, and for what is not there.
 */
function keptFiles(folder: string): (name: string) => Promise<KeptFile | undefined> {
	const kept = new Map<string, KeptFile>();
	return async (name) => {
		const known = kept.get(name);
		if (known || !hashed.test(name)) return known;
		const file = path.join(folder, name);
		const [plain, packed] = await Promise.all(
			[file, `${file}.br`].map((path) => readFile(path).catch(() => undefined)),
		);
		if (plain) kept.set(name, { plain, packed });
		return kept.get(name);
	};
}

const takesBrotli = (encodings: string | undefined) =>
	/(^|,)\s*br\s*(?!;\s*q=0(\.0*)?\s*(,|$))/.test(encodings ?? '');
